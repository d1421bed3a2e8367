// vite.config.ts - the pages for looking alone: npx vite --config src/carcassonne/dev/vite.config.ts
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  cacheDir: 'node_modules/.vite-carcassonne',
  plugins: [svelte()],
  server: { port: 5211, strictPort: true, fs: { allow: [resolve(import.meta.dirname, '../../../..')] } },
});
