// ground.ts - what never moves: sea, shore, meadow, fields, windmills, foundation, gates, empty places of the wall.
import { f, INK, rng } from '../../table/art/inks';
import { cellRect, columnName, FIELD, type City } from '../model/city';
import { gate, windmill } from './pieces';

const FAR = 6000; // the sea and the land go on behind the panels

function sea(): string {
  const next = rng('el');
  let s = `<rect class="ela-sea" x="${-FAR}" y="${-FAR}" width="${FAR + 30}" height="${2 * FAR}"/>`;
  for (let i = 0; i < 150; i++) {
    const x = -1130 + next() * 980, y = -320 + next() * 1700;
    s += `<path class="${next() < 0.5 ? 'ela-wave' : 'ela-wave deep'}" d="M${f(x)},${f(y)}q9,-9 18,0q9,9 18,0"/>`;
  }
  return s;
}

const SHORE =
  `M-8,${-FAR}V-400C10,-300 -20,-200 -8,-140C-30,0 6,120 -14,260C-34,420 4,520 -14,660C-30,800 6,900 -10,1040C-20,1100 -6,1140 -8,1200C10,1300 -20,1400 0,1500V${FAR}H60V${-FAR}Z`;

function fields(city: City): string {
  const next = rng('fields');
  let s = '';
  city.rows.forEach((_, r) => {
    for (let c = 0; c < city.columns; c++) {
      const x = c * FIELD, y = r * FIELD;
      s += `<rect x="${x + 2}" y="${y + 2}" width="96" height="96" rx="7" fill="${(r + c) % 2 ? '#EADFBF' : '#E4D8B2'}" stroke="#C6B88C" stroke-width="1.6"/>`;
      if (next() < 0.5)
        s += `<path d="M${f(x + 20 + next() * 60)},${f(y + 30 + next() * 50)}l-2,-9m6,9v-11m6,11l2,-9" stroke="#9DA663" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
    }
  });
  return s;
}

function mills(city: City): string {
  return [...city.windmills]
    .map(([at, points]) => {
      const r = cellRect(city, at), x = r.x + 50, y = r.y + 50;
      return points === 1 ? windmill(x, y, 1.35) : windmill(x - 22, y, 1.15) + windmill(x + 22, y, 1.15);
    })
    .join('');
}

function foundation(city: City): string {
  const r = cellRect(city, city.geometry.foundation);
  return (
    `<g transform="translate(${r.x + 50},${r.y + 50})"><rect x="-42" y="-42" width="84" height="84" rx="6" fill="#CFC3AE" stroke="#8C7B63" stroke-width="3"/>` +
    '<path d="M0,-26V26M-18,-8H18" stroke="#8C7B63" stroke-width="7"/></g>'
  );
}

function wallPlaces(city: City): string {
  return [...city.wallCost.keys()]
    .map((at) => {
      const r = cellRect(city, at);
      return `<rect x="${r.x + 6}" y="${r.y + 6}" width="88" height="88" rx="8" fill="none" stroke="#8C935E" stroke-width="2.6" stroke-dasharray="9 8"/>`;
    })
    .join('');
}

export function ground(city: City): string {
  const w = city.columns * FIELD, h = city.rows.length * FIELD, gx = w - FIELD + 6;
  const letters = Array.from({ length: city.columns }, (_, c) => `<text class="ela-letter" x="${c * FIELD + 50}" y="-4" text-anchor="middle">${columnName(c)}</text>`);
  return (
    `${sea()}<g class="ela-land"><path d="${SHORE}" fill="#F2E2BA" stroke="#B8935B" stroke-width="5"/>` +
    `<rect x="10" y="${-FAR}" width="${FAR}" height="${2 * FAR}" fill="#C9D3A0"/>` +
    `<rect x="0" y="-112" width="${w + 112}" height="${h + 224}" rx="10" fill="#D3DCA6"/><rect width="${w}" height="${h}" fill="#E9DFBC"/>` +
    `${fields(city)}${mills(city)}${foundation(city)}${wallPlaces(city)}` +
    `<g transform="translate(${gx},-106)">${gate(false)}</g><g transform="translate(${gx},${h - 94})">${gate(true)}</g>${letters.join('')}</g>`
  );
}

/** The disc at the start of a row, with as many dots as ways to roll it. */
export function rowDisc(label: number, here: boolean): string {
  const dots = 6 - Math.abs(7 - label), hot = dots === 5;
  const ink = here ? '#FCF5E3' : hot ? '#B3261E' : INK;
  const pips = Array.from({ length: dots }, (_, i) => `<circle cx="${(i - (dots - 1) / 2) * 8}" cy="19" r="2.9" fill="${ink}"/>`).join('');
  return (
    `<circle r="33" fill="${here ? INK : '#FCF5E3'}" stroke="${INK}" stroke-width="3"/>` +
    `<text y="9" text-anchor="middle" class="ela-figure" font-size="36" font-weight="800" fill="${ink}">${label}</text>${pips}`
  );
}
