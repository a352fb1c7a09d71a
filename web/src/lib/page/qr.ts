/**
 * A QR code (ISO/IEC 18004) of a text, as rows of dark modules: bytes, error correction level M, versions 1 to 10, which is
 * room for 213 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.find((one) => bytes.length <= capacity(one));
  if (version === undefined) throw new Error(`too long for a QR code: ${bytes.length} bytes`);
  const words = interleaved(padded(bytes, version), version);
  const drawn = MASKS.map((mask, number) => draw(version, words, mask, number));
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

const VERSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Of level M, by version: words of error correction in each block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const correctionOf = (version: number): number => CORRECTION[version - 1] ?? 0;
const blocksOf = (version: number): number => BLOCKS[version - 1] ?? 1;

/** All words of a version: modules that no pattern takes, by eight. */
function wordsOf(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const taken = version === 1 ? 0 : (25 * marks - 10) * marks - 55;
  return Math.floor(((16 * version + 128) * version + 64 - taken - (version >= 7 ? 36 : 0)) / 8);
}

const dataWords = (version: number): number => wordsOf(version) - correctionOf(version) * blocksOf(version);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const capacity = (version: number): number => Math.floor((dataWords(version) * 8 - 4 - lengthBits(version)) / 8);

/** The text with its mode and length before it, filled up to what the version holds. */
function padded(bytes: readonly number[], version: number): number[] {
  const bits = [4, bytes.length, ...bytes].flatMap((value, at) => bitsOf(value, at === 0 ? 4 : at === 1 ? lengthBits(version) : 8));
  const room = dataWords(version) * 8;
  bits.push(...Array<number>(Math.min(4, room - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let fill = 0xec; words.length < room / 8; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** Blocks with their error correction, dealt out one word of each in turn. Later blocks may be one word longer. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blocksOf(version);
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const words = data.slice(from, from + short + (at >= firstLong ? 1 : 0));
    from += words.length;
    return { words, correction: remainder(words, generator(correctionOf(version))) };
  });
  const dealt = (part: (block: (typeof blocks)[number]) => number[]): number[] =>
    Array.from({ length: Math.max(...blocks.map((block) => part(block).length)) }, (_, at) => blocks.flatMap((block) => part(block)[at] ?? [])).flat();
  return [...dealt(({ words }) => words), ...dealt(({ correction }) => correction)];
}

/** In the field of 256 elements that QR codes use. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial whose roots are the first powers of 2, without its leading one. */
function generator(degree: number): number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < degree; power++) {
    for (let at = 0; at < degree; at++) factors[at] = times(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

function remainder(words: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, at) => (rest[at] = (rest[at] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

function draw(version: number, words: readonly number[], mask: (x: number, y: number) => boolean, number: number): boolean[][] {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean): void => void (grid[y] && x >= 0 && x < size && (grid[y][x] = isDark));
  patterns(version, size, set);
  formats(size, number, set);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the timing pattern takes the whole column
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        set(x, y, (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1 !== mask(x, y));
        at++;
      }
    }
  }
  return grid.map((row) => row.map((isDark) => isDark === true));
}

type Set = (x: number, y: number, isDark: boolean) => void;

function patterns(version: number, size: number, set: Set): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [0, 1, 3], set);
  const centres = version === 1 ? [] : marksOf(version, size);
  const isCorner = (x: number, y: number): boolean => (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  for (const x of centres) for (const y of centres) if (!isCorner(x, y)) square(x, y, 2, [0, 2], set);
  if (version < 7) return;
  const bits = (version << 12) | checked(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(far, near, ((bits >> bit) & 1) === 1);
    set(near, far, ((bits >> bit) & 1) === 1);
  }
}

/** Where the small squares have their centres. */
function marksOf(version: number, size: number): number[] {
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
}

/** Rings around a point; those at `dark` distances are dark. */
function square(x: number, y: number, radius: number, dark: readonly number[], set: Set): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Level and mask, twice. */
function formats(size: number, mask: number, set: Set): void {
  const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412; // level M is written 00
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, isDark);
    else set(bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(size - 1 - bit, 8, isDark);
    else set(8, size - 15 + bit, isDark);
  }
  set(8, size - 8, true);
}

/** What is left of a value, moved up, after division by a polynomial of that degree. */
function checked(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest & ((1 << degree) - 1);
}

/** How hard it is to read: long runs and blocks of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const runs = [...grid, ...columns].flatMap((line) => line.map((cell) => (cell ? '1' : '0')).join('').match(/0{5,}|1{5,}/g) ?? []);
  const blocks = grid.flatMap((row, y) => row.filter((cell, x) => x > 0 && y > 0 && [row[x - 1], grid[y - 1]?.[x], grid[y - 1]?.[x - 1]].every((other) => other === cell)));
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks.length;
}
