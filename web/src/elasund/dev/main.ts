// main.ts - shows one recorded position: ?pos=build&lang=ru&theme=dark&watch
import { mount } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/fonts.css';
import { setLanguage, type Language } from '../../lib/i18n.svelte';
import { change } from '../../lib/settings.svelte';
import Table from '../Table.svelte';
import './dev.css';
import { Mock, type Position } from './mock.svelte';
import positions from './positions.json';
const query = new URLSearchParams(location.search);
await change({ language: (query.get('lang') ?? 'en') as Language, theme: query.get('theme') === 'dark' ? 'dark' : 'light', motion: 'none', confirm: 'always' });
await setLanguage((query.get('lang') ?? 'en') as Language);
const session = new Mock((positions as unknown as Record<string, Position>)[query.get('pos') ?? 'build']!, query.has('watch'));
Object.assign(window, { session });
mount(Table, { target: document.getElementById('app')!, props: { session } });
document.documentElement.dataset.ready = 'yes';
