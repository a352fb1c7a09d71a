import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts a compressed copy beside every file of the build that gains by it, so that the hall need not compress. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'winterhall-packed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) {
          const path = join(folder, name);
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      }
    },
  };
}
