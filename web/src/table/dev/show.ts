// show.ts - mounts one recorded position, as the address asks for it: ?lang=ru&theme=dark&watch, the rest is the family's.
import { mount, type Component } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/fonts.css';
import { setLanguage, type Language } from '../../lib/i18n.svelte';
import type { Session } from '../../lib/session.svelte';
import { change } from '../../lib/settings.svelte';
import { Mock, type Position } from './mock.svelte';

export async function show(Table: Component<{ session: Session }>, position: (query: URLSearchParams) => Position | Promise<Position>): Promise<void> {
  const query = new URLSearchParams(location.search), language = (query.get('lang') ?? 'en') as Language;
  await change({ language, theme: query.get('theme') === 'dark' ? 'dark' : 'light', motion: 'none', confirm: 'always' });
  await setLanguage(language);
  const session = new Mock(await position(query), query.has('watch'));
  Object.assign(window, { session });
  mount(Table, { target: document.getElementById('app')!, props: { session } });
  document.documentElement.dataset.ready = 'yes';
}
