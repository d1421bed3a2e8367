// main.ts - shows one recorded position: ?record=all.json&frame=place&lang=ru&theme=dark&watch. Records are made by record.mjs.
import { positionOf, type Recorded } from '../../table/dev/mock.svelte';
import { show } from '../../table/dev/show';
import Table from '../Table.svelte';
import './dev.css';

await show(Table, async (query) => {
  const recorded = (await (await fetch(query.get('record') ?? 'recorded.json')).json()) as Recorded;
  const frame = query.get('frame') ?? 'place';
  return positionOf(recorded, frame === 'over' ? frame : `carcassonne.${frame}`, 'carcassonne seats=4');
});
