// scale.ts - everything larger or smaller than it was drawn: the page is zoomed as the browser would zoom it, and its questions about the
// size of the window (`@media`, --vh, --vw) are asked in pixels of the page. Fetched by those who choose another size than 100 %.

const SHORT = 300; // pixels of the page that a window keeps along its shorter and its longer side: with fewer there is no room for a board
const LONG = 600;

const written = new WeakMap<CSSMediaRule, string>();
let wished = 1;
let scale = 1;
let tell: (scale: number) => void = () => undefined;

/** As large as one wishes, but nothing is enlarged beyond what a window has room for. */
export function fitting(wish: number, width: number, height: number): number {
  return Math.min(wish, Math.max(1, Math.min(Math.min(width, height) / SHORT, Math.max(width, height) / LONG)));
}

/** A condition about the window, for a page whose pixels are so large. */
export function scaledMedia(text: string, by: number): string {
  return text.replace(/(\d+(?:\.\d+)?)px/g, (_, n: string) => `${Number(n) * by}px`);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, text);
      rule.media.mediaText = scaledMedia(text, scale);
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

function draw(): void {
  const now = fitting(wished, innerWidth, innerHeight);
  if (now === scale) return;
  scale = now;
  const { style } = document.documentElement;
  style.zoom = String(scale);
  style.setProperty('--vh', `calc(1dvh / ${scale})`);
  style.setProperty('--vw', `calc(1vw / ${scale})`);
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  tell(scale);
}

/** `told` hears of every change: those of the window's size too. */
export function scaleTo(percent: number, told: (scale: number) => void): number {
  wished = percent / 100;
  tell = told;
  draw();
  return scale;
}

if (typeof document !== 'undefined') {
  addEventListener('resize', draw);
  // the styles of a screen come when it is opened: heard before whoever waits for them
  document.addEventListener('load', (e) => e.target instanceof HTMLLinkElement && e.target.sheet && rewrite(e.target.sheet.cssRules), true);
}
