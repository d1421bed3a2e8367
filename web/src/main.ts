// main.ts - starts the page: settings and language first, so that nothing flashes; then the address, then the picture.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startOffline } from './lib/app.svelte';
import { startRouter } from './lib/router.svelte';
import { startSettings } from './lib/settings.svelte';

await startSettings();
startRouter();
startOffline();
mount(App, { target: document.getElementById('app') as HTMLElement });
