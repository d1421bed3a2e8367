// main.ts - shows one recorded position: ?pos=build&lang=ru&theme=dark&watch
import type { Position } from '../../table/dev/mock.svelte';
import { show } from '../../table/dev/show';
import Table from '../Table.svelte';
import './dev.css';
import positions from './positions.json';

await show(Table, (query) => (positions as unknown as Record<string, Position>)[query.get('pos') ?? 'build']!);
