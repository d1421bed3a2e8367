// picture.ts - the board as a picture of its own: everything drawn now, with its styles in it, on the table's ground, and below it a strip with
// the players and their points. It shows what this person sees and no more, since it is made from what is drawn for them.
import { saveBlob } from '../lib/files';
import { t } from '../lib/i18n.svelte';
import { shapeOf, shapePath } from '../lib/players';
import type { Session } from '../lib/session.svelte';
import { gameTitle } from '../lib/tables';
import { player } from './art/inks';
import type { Box } from './model/viewport';
import type { ShownBoard } from './shown.svelte';

const WIDTH = 1200, TALLEST = 1600, LEAST = 640; // pixels of the drawing; the strip needs the least
const STRIP = 76, EDGE = 24;
const FINE = 2; // pixels of a PNG for one of the drawing

/** What an element takes over from the one around it, and what is its own: written down where it differs. */
const INHERITED = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'visibility'];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
const OWN: Record<string, string> = { opacity: '1', filter: 'none', 'clip-rule': 'nonzero' };
/** Attributes that say where something is and what it looks like. Nothing else leaves the page. */
const SHAPE = ['id', 'd', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points', 'transform', 'viewBox', 'preserveAspectRatio', 'clip-path', 'mask', 'offset',
  'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'patternUnits', 'patternTransform', 'clipPathUnits', 'data-piece'];
const UNSEEN = /^(defs|clipPath|mask|pattern|linearGradient|radialGradient|stop)$/; // never drawn themselves
const INSIDE = /^(?!.*url\((?!["']?#))/; // a reference is to the same picture

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** An element as text. `around`: the styles it inherits. */
export function written(e: Element, around: CSSStyleDeclaration | null): string {
  const style = getComputedStyle(e);
  if (e.hasAttribute('data-passing') || (style.display === 'none' && !UNSEEN.test(e.localName))) return '';
  const letters = e.localName === 'text' || e.localName === 'tspan' ? LETTERS : [];
  const said = new Map<string, string>();
  for (const name of SHAPE) if (e.hasAttribute(name)) said.set(name, e.getAttribute(name) ?? '');
  for (const name of INHERITED) if (e.hasAttribute(name) || style.getPropertyValue(name) !== around?.getPropertyValue(name)) said.set(name, style.getPropertyValue(name));
  for (const name of letters) said.set(name, style.getPropertyValue(name));
  for (const [name, plain] of Object.entries(OWN)) if (style.getPropertyValue(name) !== plain) said.set(name, style.getPropertyValue(name));
  const attributes = [...said].filter(([, value]) => value !== '' && INSIDE.test(value)).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const inside = [...e.childNodes].map((n) => (n instanceof Element ? written(n, style) : letters.length > 0 ? escape(n.textContent ?? '') : ''));
  return `<${e.localName}${attributes.join('')}>${inside.join('')}</${e.localName}>`;
}

export interface Player {
  seat: number;
  name: string;
  points: number;
}
export interface Colours {
  ground: string;
  panel: string;
  ink: string;
  text: string; // font families
  display: string;
  edge: string; // of a player's sign
}

/** Names and points of everybody in a row. */
export function strip(players: readonly Player[], width: number, colours: Colours): string {
  const each = (width - 2 * EDGE) / Math.max(1, players.length), room = Math.floor((each - 96) / 10.5);
  const one = (p: Player, i: number): string => {
    const x = EDGE + i * each, name = p.name.length > room ? `${p.name.slice(0, Math.max(1, room - 1))}…` : p.name;
    return (
      `<g data-seat="${p.seat}" transform="translate(${x} ${STRIP / 2})"><path d="${shapePath(shapeOf(p.seat), 14, 0, 12)}" fill="${player(p.seat).main}" stroke="${colours.edge}" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<text x="36" y="9"><tspan font-family="${escape(colours.display)}" font-size="28" font-weight="800">${p.points}</tspan>` +
      `<tspan dx="12" font-family="${escape(colours.text)}" font-size="19" font-weight="600">${escape(name)}</tspan></text></g>`
    );
  };
  return `<rect width="${width}" height="${STRIP}" fill="${colours.panel}"/><g fill="${colours.ink}">${players.map(one).join('')}</g>`;
}

/** The whole picture. `drawing` is in board units, of which `box` is shown. */
export function picture(drawing: string, box: Box, players: readonly Player[], title: string, colours: Colours): string {
  const k = Math.min(WIDTH / box.w, TALLEST / box.h), w = Math.max(LEAST, Math.round(box.w * k)), h = Math.round(box.h * k);
  const left = (w - box.w * k) / 2 - box.x * k;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h + STRIP}" viewBox="0 0 ${w} ${h + STRIP}"><title>${escape(title)}</title>` +
    `<rect width="${w}" height="${h}" fill="${colours.ground}"/><svg width="${w}" height="${h}"><g transform="translate(${left} ${-box.y * k}) scale(${k})">${drawing}</g></svg>` +
    `<g transform="translate(0 ${h})">${strip(players, w, colours)}</g></svg>`
  );
}

function coloursOf(svg: Element): Colours {
  const style = getComputedStyle(svg), of = (name: string): string => style.getPropertyValue(name).trim();
  const table = svg.closest('.table');
  return { ground: table ? getComputedStyle(table).backgroundColor : of('--sea'), panel: of('--panel'), ink: of('--ink'), text: of('--text'), display: of('--display'), edge: of('--badgeStroke') };
}

export function pictureOf(board: ShownBoard, session: Session): string {
  const style = getComputedStyle(board.svg), dim = style.getPropertyValue('--boardFilter').trim();
  const paper = board.paper(), below = paper === '' ? '' : `<g${dim === '' || dim === 'none' ? '' : ` filter="${escape(dim)}"`}>${paper}</g>`;
  const drawn = [...board.svg.querySelectorAll(':scope > g > *')].map((e) => written(e, null)).join('');
  const players = (session.view?.seats ?? []).map((s) => ({ seat: s.seat, name: session.name(s.seat), points: s.points }));
  const turn = session.view?.table.turn_no ?? 0;
  const title = [gameTitle(session.table?.setup ?? ''), turn > 0 ? t('web.table.turn', { n: turn }) : '', 'Thorp'].filter((x) => x !== '').join(' · ');
  return picture(below + drawn, board.box(), players, title, coloursOf(board.svg));
}

/** The page's own letters, as a picture can carry them. Those that were not needed so far are not fetched for it. */
async function letters(): Promise<string> {
  const used = new Set([...document.fonts].filter((f) => f.status === 'loaded').map((f) => `${f.family} ${f.unicodeRange}`.replace(/["']/g, '')));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((r) => r instanceof CSSFontFaceRule);
  const wanted = rules.filter(({ style: s }) => used.has(`${s.getPropertyValue('font-family')} ${s.getPropertyValue('unicode-range')}`.replace(/["']/g, '')));
  const faces = wanted.map(async (rule) => {
    const [all = '', url = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
    const blob = await (await fetch(new URL(url, rule.parentStyleSheet?.href ?? location.href))).blob();
    return rule.cssText.replace(all, `url(${await asData(blob)})`);
  });
  return (await Promise.all(faces)).join('');
}
function asData(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

async function pixels(svg: string): Promise<Blob> {
  const image = new Image(), faces = await letters().catch(() => '');
  const whole = svg.replace('<title>', () => `<style>${escape(`${faces}text{font-feature-settings:'lnum'}`)}</style><title>`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * FINE;
  canvas.height = image.naturalHeight * FINE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob)), 'image/png'));
}

export async function savePicture(kind: 'svg' | 'png', board: ShownBoard, session: Session): Promise<void> {
  const svg = pictureOf(board, session), name = `thorp-${session.id}-${session.rows}.${kind}`;
  saveBlob(name, kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pixels(svg));
}
