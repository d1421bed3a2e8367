// progress.ts - which puzzles somebody has solved, kept on this device.
const KEY = 'thorp.puzzles';

export type Mark = 'solved' | 'shown'; // found it; had the solution shown
type All = Record<string, Mark>;

let kept: All | null = null; // also where nothing can be stored

function all(): All {
  if (kept !== null) return kept;
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    kept = typeof read === 'object' && read !== null ? (read as All) : {};
  } catch {
    kept = {};
  }
  return kept;
}

export function markOf(id: string): Mark | undefined {
  return all()[id];
}
export const isSolved = (id: string): boolean => markOf(id) === 'solved';

/** The first mark stays: who has seen the solution has not found it. */
export function mark(id: string, how: Mark): void {
  if (markOf(id) !== undefined) return;
  kept = { ...all(), [id]: how };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private mode: it lasts as long as the page
  }
}

/** Forgets what is in memory: for tests. */
export function forget(): void {
  kept = null;
}
