// vite.config.ts - the page of recorded positions alone: npx vite --config src/elasund/dev/vite.config.ts
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  cacheDir: 'node_modules/.vite-ela',
  plugins: [svelte()],
  server: { port: 5299, fs: { allow: [resolve(import.meta.dirname, '../../../..')] } },
});
