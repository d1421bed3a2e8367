// offline.ts - writes sw.js: the hand-written worker of vite/sw.js with the list of this build's files and a version made
// from their contents. Beside every file that packs well it puts a name.gz, which `thorp serve` sends to who takes it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    return e.isDirectory() ? files(path) : [path];
  });
}

const PACKS = /\.(css|html|js|json|svg|wasm|webmanifest)$/; // fonts are packed already
const WORTH = 1024; // bytes

function pack(path: string): void {
  const plain = readFileSync(path);
  const packed = plain.length >= WORTH ? gzipSync(plain, { level: 9 }) : plain;
  if (packed.length < plain.length * 0.9) writeFileSync(`${path}.gz`, packed);
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
      for (const path of list.filter((name) => PACKS.test(name))) pack(join(out, path));
      writeFileSync(join(out, 'sw.js'), text);
      pack(join(out, 'sw.js'));
    },
  };
}
