// covers.ts - pictures of the games whose maps are not drawn on the home screen itself; our own drawings.
import carcassonne from './covers/carcassonne.svg?url';
import elasund from './covers/elasund.svg?url';

const covers: Record<string, string> = { carcassonne, elasund };

export function coverOf(game: string): string {
  return covers[game] ?? '';
}
