// Prints what a visitor loads, compressed, and fails the build when it is more than we allow ourselves.
import { existsSync, readFileSync, statSync } from 'node:fs';

const KB = 1000;
const FIRST_LOAD = 150 * KB;
const BOARD = 100 * KB;

const manifest = JSON.parse(readFileSync('target/dist/.vite/manifest.json', 'utf8'));
const size = (file) => statSync(existsSync(`target/dist/${file}.gz`) ? `target/dist/${file}.gz` : `target/dist/${file}`).size;

/** Every file that comes with this chunk: itself, what it imports at once, styles, and the fonts in them. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) files(next, found);
  return found;
}

const sum = (set) => [...set].reduce((total, file) => total + size(file), 0);
const fonts = (set) => new Set([...set].flatMap((file) => (file.endsWith('.css') ? fontsIn(file) : [])));
const fontsIn = (file) =>
  [...readFileSync(`target/dist/${file}`, 'utf8').matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map((hit) => hit[1]);

const keysOf = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const first = files('index.html');
first.add('index.html');
for (const key of keysOf(/src\/pages\/Landing\.svelte$/)) files(key, first);
for (const key of keysOf(/\/cover\.svg/)) files(key, first);
for (const key of keysOf(/\/(texts|problems)\/en\.properties$/).filter(isOnTheShelf)) files(key, first);
for (const font of fonts(first)) first.add(font);

/** The landing page names every game on the shelf; only those have a folder here. */
function isOnTheShelf(key) {
  const [, game] = /games\/([^/]+)\/rules\//.exec(key) ?? [];
  return !game || existsSync(`src/games/${game}`);
}

let broken = false;
function report(name, bytes, limit) {
  const verdict = bytes <= limit ? '' : '  TOO LARGE';
  broken ||= bytes > limit;
  console.log(`${name.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(7)} kB of ${limit / KB}${verdict}`);
}

report('first load', sum(first), FIRST_LOAD);
for (const key of keysOf(/src\/games\/[^/]+\/Board\.svelte$/)) {
  const game = key.split('/').at(-2);
  const more = new Set(files(key));
  for (const page of keysOf(/src\/pages\/Table\.svelte$/)) for (const file of files(page)) more.delete(file);
  for (const file of first) more.delete(file);
  report(`board of ${game}`, sum(more), BOARD);
}
process.exit(broken ? 1 : 0);
