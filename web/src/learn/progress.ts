// progress.ts - how far somebody is in each lesson, kept on this device: the step, and the moves made up to it, so that the lesson goes on
// where it was left.
const KEY = 'thorp.learn';

export interface Progress {
  step: number;
  made: string[][]; // the learner's moves, by step
  done?: boolean; // has been at its end once
}
type All = Record<string, Progress>;

let kept: All | null = null; // also where nothing can be stored

function all(): All {
  if (kept !== null) return kept;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    kept = {};
  }
  return kept;
}

export function progressOf(lesson: string): Progress | undefined {
  return all()[lesson];
}
export function keep(lesson: string, progress: Progress): void {
  const was = all()[lesson];
  kept = { ...all(), [lesson]: { ...progress, ...(was?.done || progress.done ? { done: true } : {}) } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private mode: it lasts as long as the page
  }
}
