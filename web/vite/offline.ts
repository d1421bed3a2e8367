// offline.ts - writes sw.js: the hand-written worker of vite/sw.js with the list of this build's files and a version made
// from their contents.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    return e.isDirectory() ? files(path) : [path];
  });
}

export function offline(source: string): Plugin {
  let out = 'dist';
  return {
    name: 'thorp-offline',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir;
    },
    closeBundle() {
      const hash = createHash('sha256');
      const list = files(out)
        .map((path) => relative(out, path).replaceAll('\\', '/'))
        .filter((path) => path !== 'sw.js')
        .sort();
      for (const path of list) hash.update(path).update(readFileSync(join(out, path)));
      const version = hash.digest('hex').slice(0, 12);
      const shown = list.map((path) => (path === 'index.html' ? './' : path));
      const text = readFileSync(source, 'utf8').replace('__VERSION__', version).replace('__FILES__', JSON.stringify(shown));
      writeFileSync(join(out, 'sw.js'), text);
    },
  };
}
