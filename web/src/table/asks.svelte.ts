// asks.svelte.ts - the key that asks for the keys: pressed, it opens their list; held, every button shows its own until it is let go.
import { asksKeys } from './keys';

const HELD = 350; // milliseconds

export class KeyAsks {
  /** The list is open. */
  listed = $state(false);
  /** The buttons show their keys. */
  held = $state(false);
  #before: Element | null = null; // had the focus
  #down = ''; // the place of the key that is pressed
  #timer: ReturnType<typeof setTimeout> | undefined;

  list(on: boolean): void {
    if (on) this.#before = document.activeElement;
    this.listed = on;
    if (!on && this.#before instanceof HTMLElement) this.#before.focus();
  }
  down = (e: KeyboardEvent): void => {
    if (this.listed && e.key === 'Escape') this.list(false);
    else if (!asksKeys(e)) return;
    else if (this.listed) this.list(false);
    else if (!e.repeat && this.#down === '') {
      this.#down = e.code || e.key;
      this.#timer = setTimeout(() => (this.held = true), HELD);
    }
    e.preventDefault();
    e.stopPropagation();
  };
  /** Shift may be let go first: then the key types another character. */
  up = (e: KeyboardEvent): void => {
    if (this.#down === '' || (e.code || e.key) !== this.#down) return;
    const short = !this.held;
    this.away();
    if (short) this.list(true);
  };
  away = (): void => {
    clearTimeout(this.#timer);
    this.#down = '';
    this.held = false;
  };
}
