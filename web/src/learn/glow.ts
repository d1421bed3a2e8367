// glow.ts - makes the buttons a step speaks of stand out. The family's own components know nothing of lessons, and the content policy allows no
// inline styles: a sheet of our own names the buttons.
const MAIN = '#cat-main, #car-main, #ela-main';

/** The buttons that words of a lesson name. */
export function selectorOf(show: readonly string[]): string {
  return show.map((word) => (word === 'main' ? MAIN : /^[#.[]/.test(word) ? word : `[data-action="${word}"]`)).join(', ');
}

const LOOK = 'outline: 3px solid var(--gold) !important; outline-offset: 2px; box-shadow: 0 0 0 7px color-mix(in srgb, var(--gold) 45%, transparent) !important; border-radius: 12px';

let sheet: CSSStyleSheet | null = null;

export function glow(show: readonly string[]): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const selector = selectorOf(show);
  sheet.replaceSync(selector === '' ? '' : `.lesson :is(${selector}):not(:focus-visible) { ${LOOK} } .lesson :is(${selector}):focus-visible { outline-color: var(--focus); }`);
}
