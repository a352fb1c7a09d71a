// Prints what a visitor loads, compressed, and fails the build when it is more than we allow ourselves.
import { existsSync, readFileSync, statSync } from 'node:fs';

const KB = 1000;
const FIRST_LOAD = 150 * KB;
const BOARD = 100 * KB;
/** A map of 200 spaces, fights and markets need more than a table of cards. */
const LARGER = { 'frozen-wastes': 120 * KB };

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
for (const key of keysOf(/(^src\/texts\/en\.properties\?door|\/problems\/en\.properties)$/)) files(key, first);
for (const key of keysOf(/\/texts\/en\.properties\?cover$/)) files(key, first); // of every game there is, on the shelf or not yet
for (const font of fonts(first)) first.add(font);

let broken = false;
function report(name, bytes, limit) {
  const verdict = bytes <= limit ? '' : '  TOO LARGE';
  broken ||= bytes > limit;
  console.log(`${name.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(7)} kB of ${limit / KB}${verdict}`);
}

report('first load', sum(first), FIRST_LOAD);
// A board and what its game brings along: words and what is printed. A game without a board of its own plays on the generic one.
const games = new Set(keysOf(/\/texts\/en\.properties\?cover$/).map((key) => key.match(/games\/([^/]+)\//)[1]));
/** What a board fetches as soon as it runs loads with it, though not in the same file: its script says so, its markup fetches when it is drawn. */
function atOnce(board) {
  const script = readFileSync(board, 'utf8').split('</script>')[0];
  return [...script.matchAll(/\bimport\('\.\/([^']+)'\)/g)].map((hit) => board.replace(/[^/]+$/, hit[1]));
}
const keyOfBoard = (game) => `src/games/${game}/Board.svelte`;
for (const game of games) {
  const board = manifest[keyOfBoard(game)] ? keyOfBoard(game) : keyOfBoard('generic');
  const ofGame = keysOf(new RegExp(`/${game}/(.*/)?(texts/en\\.properties|catalogue\\.ts|game\\.ts)$`));
  const more = new Set();
  for (const key of [board, ...atOnce(board), ...ofGame]) files(key, more);
  for (const page of keysOf(/src\/pages\/Table\.svelte$/)) for (const file of files(page)) more.delete(file);
  for (const file of first) more.delete(file);
  report(`board of ${game}`, sum(more), LARGER[game] ?? BOARD);
}
process.exit(broken ? 1 : 0);
