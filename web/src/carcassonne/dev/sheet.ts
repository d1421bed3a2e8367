// sheet.ts - every design on one page, with the spots of figures when ?spots is given: for looking.
import { faultsOf } from '../tiles/grid';
import { lookOf, picture } from '../tiles/looks';
import { TILES } from '../tiles/table';
import { turn } from '../tiles/shapes';

const query = new URLSearchParams(location.search);
const size = Number(query.get('size') ?? 100), quarters = Number(query.get('turn') ?? 0);
const started = performance.now();
let html = '';
for (const tile of TILES) {
  const look = lookOf(tile.id)!;
  const faults = query.has('check') ? faultsOf(tile, look.shape) : [];
  if (faults.length > 0) console.log(tile.id, faults.join('; '));
  let spots = '';
  if (query.has('spots'))
    for (const [kind, list] of Object.entries({ c: look.anchors.city, r: look.anchors.road, f: look.anchors.field }))
      list.forEach((p, i) => {
        const [x, y] = turn(p, quarters);
        spots += `<g transform="translate(${x} ${y})"><circle r="7" fill="#fff" stroke="#000"/><text y="3" font-size="9" text-anchor="middle">${kind}${i}</text></g>`;
      });
  html += `<figure style="display:inline-block;margin:4px;font:11px sans-serif"><svg width="${size}" height="${size}" viewBox="0 0 100 100">${picture(tile.id, quarters)}${spots}</svg><figcaption>${tile.id} x${tile.count}</figcaption></figure>`;
}
document.body.style.cssText = 'margin:8px;background:#EFE6D4';
document.getElementById('app')!.innerHTML = html;
console.log('ms', Math.round(performance.now() - started));
document.documentElement.dataset.ready = 'yes';
