// spots.ts - places on a board for keys: their reading order, and the nearest one in a direction.

/** Reading order on the board: by rows, then from left to right. */
export function inRows<T extends { at: readonly [number, number] }>(sites: readonly T[]): T[] {
  return [...sites].sort((a, b) => Math.round(a.at[1] / 20) - Math.round(b.at[1] / 20) || a.at[0] - b.at[0]);
}

/** The nearest site in a direction: what an arrow key means on a board. */
export function nearest<T extends { at: readonly [number, number] }>(
  sites: readonly T[],
  from: readonly [number, number],
  dir: readonly [number, number],
): T | undefined {
  let best: T | undefined, least = Infinity;
  for (const site of sites) {
    const dx = site.at[0] - from[0], dy = site.at[1] - from[1];
    const ahead = dx * dir[0] + dy * dir[1], aside = Math.abs(dx * dir[1] - dy * dir[0]);
    if (ahead < 5) continue;
    const cost = ahead + aside * 2.2;
    if (cost < least) [best, least] = [site, cost];
  }
  return best;
}
