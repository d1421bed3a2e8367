import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { guide } from './vite/guide.ts';
import { rules } from './vite/rules.ts';

export default defineConfig({
  plugins: [svelte(), rules(resolve(import.meta.dirname, '../docs/rules')), guide(resolve(import.meta.dirname, '../docs/guide'))],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60000,
    reporters: ['default', './tests/tally.ts'],
  },
});
