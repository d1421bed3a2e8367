// main.ts - shows one recorded position: ?game=base|six&frame=catan.act&lang=ru&theme=dark&watch
import { positionOf, type Recorded } from '../../table/dev/mock.svelte';
import { show } from '../../table/dev/show';
import Table from '../Table.svelte';
import './dev.css';

const games: Record<string, () => Promise<{ default: unknown }>> = { base: () => import('./base.json'), six: () => import('./six.json') };
await show(Table, async (query) => {
  const recorded = (await games[query.get('game') ?? 'base']!()).default as Recorded;
  return positionOf(recorded, query.get('frame') ?? 'catan.act', 'catan seats=4');
});
