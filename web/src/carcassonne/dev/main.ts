// main.ts - shows one recorded position: ?record=all.json&frame=place&lang=ru&theme=dark&watch. Records are made by record.mjs.
import { mount } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/fonts.css';
import { Mock, type Recorded } from '../../catan/dev/mock.svelte';
import { setLanguage, type Language } from '../../lib/i18n.svelte';
import { change } from '../../lib/settings.svelte';
import Table from '../Table.svelte';
import './dev.css';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;
const recorded = (await (await fetch(query.get('record') ?? 'recorded.json')).json()) as Recorded & { positions: Record<string, { seat: number }> };
const frame = query.get('frame') ?? 'place', name = frame === 'over' ? frame : `carcassonne.${frame}`;
await change({ language, theme: query.get('theme') === 'dark' ? 'dark' : 'light', motion: 'none', confirm: 'always' });
await setLanguage(language);
const session = new Mock({ ...recorded, seat: recorded.positions[name]?.seat ?? 1 }, name, query.has('watch'));
Object.defineProperty(session, 'game', { value: 'carcassonne' });
Object.assign(window, { session });
mount(Table, { target: document.getElementById('app')!, props: { session } });
document.documentElement.dataset.ready = 'yes';
