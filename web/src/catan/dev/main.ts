// main.ts - shows one recorded position: ?game=base|six&frame=catan.act&lang=ru&theme=dark&watch
import { mount } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/fonts.css';
import { setLanguage, type Language } from '../../lib/i18n.svelte';
import { change } from '../../lib/settings.svelte';
import Table from '../Table.svelte';
import './dev.css';
import { Mock, type Recorded } from './mock.svelte';

const query = new URLSearchParams(location.search);
const games: Record<string, () => Promise<{ default: unknown }>> = { base: () => import('./base.json'), six: () => import('./six.json') };
const recorded = (await games[query.get('game') ?? 'base']!()).default as Recorded;
await change({ language: (query.get('lang') ?? 'en') as Language, theme: query.get('theme') === 'dark' ? 'dark' : 'light', motion: 'none', confirm: 'always' });
await setLanguage((query.get('lang') ?? 'en') as Language);
const session = new Mock(recorded, query.get('frame') ?? 'catan.act', query.has('watch'));
Object.assign(window, { session });
mount(Table, { target: document.getElementById('app')!, props: { session } });
document.documentElement.dataset.ready = 'yes';
