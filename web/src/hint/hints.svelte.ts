// hints.svelte.ts - the hint of a table: asks what the seat sees, has it weighed, and points at the moves on the board. Any change of the
// position ends it.
import { number, t } from '../lib/i18n.svelte';
import { announce } from '../lib/live.svelte';
import type { Hint, TableSession } from '../lib/session.svelte';
import type { Scene } from '../lib/words';
import type { FamilyWords } from '../table/families';
import { isClose, type Advice, type Advised } from './advice';
import { Adviser } from './adviser';
import { reasonTexts } from './reasons';

/** A line as it is told. */
export interface HintLine {
  move: string;
  text: string; // the move
  chance: string;
  beside: string; // how it compares with the best
  why: string;
}

export const percent = (thousandths: number): string => t('web.percent', { n: number(thousandths / 10) });

/** How a move compares with the best one, as far as that can be told. */
export function besideText(line: Pick<Advised, 'behind' | 'doubt'>): string {
  if (isClose(line)) return t('hint.close');
  return t('hint.behind', { n: Math.round(line.behind / 10), points: number(line.behind / 10, 1), doubt: number(Math.max(line.doubt, 1) / 10, 1) });
}

export function linesOf(lines: readonly Advised[], seat: number, scene: Scene, words: FamilyWords): HintLine[] {
  const why = reasonTexts(scene.game, seat, lines.map((l) => l.reasons), (s) => scene.name(s));
  return lines.map((line, i) => {
    const [word = '', ...args] = line.move.split(' ');
    return { move: line.move, text: words.move(scene, word, args.join(' ')), chance: percent(line.value), beside: i === 0 ? '' : besideText(line), why: why[i] ?? '' };
  });
}

/** What is drawn on the board: the one pointed at stands out. */
export function drawn(lines: readonly { move: string }[], seat: number, pointed: string): Hint[] {
  return lines.map((l, i) => ({ n: i + 1, move: l.move, seat, played: false, strong: l.move === (pointed || lines[0]?.move) }));
}

export class Hints {
  state = $state<'off' | 'thinking' | 'shown' | 'none'>('off');
  advice = $state.raw<Advice | null>(null);
  lines = $state.raw<HintLine[]>([]);
  readonly #session: TableSession;
  readonly #words: FamilyWords;
  readonly #adviser = new Adviser();
  #seat = 0;

  constructor(session: TableSession, words: FamilyWords) {
    this.#session = session;
    this.#words = words;
  }
  async ask(): Promise<void> {
    this.stop();
    this.state = 'thinking';
    announce(t('hint.thinking'));
    const reply = await this.#session.request({ t: 'hint' });
    if (this.state !== 'thinking') return; // closed meanwhile
    if (reply.t !== 'hint') return this.#nothing();
    this.#seat = reply.seat;
    const advice = await this.#adviser.ask({ position: reply.position, seat: reply.seat });
    if (this.state !== 'thinking') return;
    if (advice === null || advice.lines.length === 0) return this.#nothing();
    this.#show(advice);
  }
  #show(advice: Advice): void {
    const { game, view, geometry } = this.#session;
    const scene: Scene = { game, view, geometry, name: (s) => this.#session.name(s) };
    this.advice = advice;
    this.lines = linesOf(advice.lines, this.#seat, scene, this.#words);
    this.state = 'shown';
    this.point('');
    announce(this.lines.map((l, i) => [t('hint.line', { n: i + 1, move: l.text, chance: l.chance }), l.beside, l.why].filter((s) => s !== '').join(' ')).join(' '));
  }
  #nothing(): void {
    this.state = 'none';
    announce(t('hint.none'));
  }
  /** Makes one of the moves stand out on the board; '' = the best. */
  point(move: string): void {
    if (this.state === 'shown') this.#session.hints = drawn(this.lines, this.#seat, move);
  }
  stop(): void {
    this.state = 'off';
    this.advice = null;
    this.lines = [];
    if (this.#session.hints.length > 0) this.#session.hints = [];
    this.#adviser.stop();
  }
}
