// Called by Maven: `node build/make.mjs` builds the client, `node build/make.mjs test` checks it. Nothing is done twice:
// packages are fetched when the lock file has changed, the client is built when something it is made of has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where texts and rule books lie that the client shows; the credits show NOTICE. */
const WORDS = ['../games', '../wire/src/main/resources'];
const SOURCES = ['package.json', 'package-lock.json', 'vite.config.ts', 'svelte.config.js', 'index.html', 'src', 'public', 'build', '../NOTICE'];

function npm(...words) {
  const done = spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) console.error(`npm could not be started: ${done.error.message}. Install node 20 or newer.`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function* filesIn(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) if (name !== 'target') yield* filesIn(join(path, name));
}

const isWords = (file) => /src.main.resources.*\.(properties|md)$/.test(file);

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Does the work unless the stamp says that it was done for exactly this, and its result is still there. */
function once(stamp, wanted, work, result = '.') {
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  writeFileSync(stamp, wanted);
}

mkdirSync('target', { recursive: true });
once('node_modules/.fetched', fingerprint(['package-lock.json']), () => npm('ci', '--no-audit', '--no-fund', '--no-progress'));
const made = [...SOURCES.flatMap((path) => [...filesIn(path)]), ...WORDS.flatMap((path) => [...filesIn(path)]).filter(isWords)];
if (process.argv[2] === 'test') {
  once('target/.checked', fingerprint([...made, ...filesIn('e2e'), ...filesIn('samples'), 'tsconfig.json']), () => {
    npm('run', '--silent', 'check');
    npm('run', '--silent', 'test');
  });
} else {
  once('target/.built', fingerprint(made), () => npm('run', '--silent', 'build'), 'target/dist/index.html');
}
