// vite.config.ts - the page of recorded positions alone: npx vite --config src/catan/dev/vite.config.ts
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  cacheDir: 'node_modules/.vite-catan',
  plugins: [svelte()],
  server: { port: 5199, fs: { allow: [resolve(import.meta.dirname, '../../../..')] } },
});
