import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { guide } from './vite/guide.ts';
import { offline } from './vite/offline.ts';
import { rules } from './vite/rules.ts';

const here = import.meta.dirname;

export default defineConfig({
  base: './',
  plugins: [svelte(), rules(resolve(here, '../docs/rules')), guide(resolve(here, '../docs/guide')), offline(resolve(here, 'vite/sw.js'))],
  build: {
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: fonts, styles or scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [resolve(here, '..')] },
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
});
