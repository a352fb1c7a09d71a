import { expect, test } from 'vitest';
import { qrCode, times } from './qr';

const LINK = 'https://winterhall.example/join/86f5289d2e32b667/q1w2e3r4t5z6u7i8o9p0';

/** The fifteen bits beside the upper left square: level and mask. */
function maskOf(code: boolean[][]): number {
  const cells = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]] as const;
  const bits = cells.reduce((sum, [x, y], bit) => sum | (code[y]?.[x] ? 1 << bit : 0), 0) ^ 0x5412;
  expect(bits >> 13).toBe(0); // level M
  return bits >> 10;
}

const UNMASK = [
  (x: number, y: number) => (x + y) % 2,
  (_: number, y: number) => y % 2,
  (x: number) => x % 3,
  (x: number, y: number) => (x + y) % 3,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Reads the words in the order of the standard, for versions 2 to 6: one small square, no version bits. */
function wordsIn(code: boolean[][]): number[] {
  const size = code.length;
  const unmask = UNMASK[maskOf(code)];
  const isPattern = (x: number, y: number): boolean =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y > size - 9) || (x > size - 9 && y < 9) || (Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const bits: boolean[] = [];
  let isUpward = true;
  for (const right of Array.from({ length: (size - 1) / 2 }, (_, at) => size - 1 - 2 * at).map((x) => (x <= 6 ? x - 1 : x))) {
    const rows = Array.from({ length: size }, (_, y) => (isUpward ? size - 1 - y : y));
    for (const y of rows) for (const x of [right, right - 1]) if (!isPattern(x, y)) bits.push((code[y]?.[x] === true) !== (unmask?.(x, y) === 0));
    isUpward = !isUpward;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + (bit ? 1 : 0), 0));
}

test('the link of an invitation can be read back from its code', () => {
  const code = qrCode(LINK);
  expect(code).toHaveLength(37); // version 5 holds 84 bytes
  const words = wordsIn(code);
  const data = words.slice(0, 86);
  const dealt = [...data.filter((_, at) => at % 2 === 0), ...data.filter((_, at) => at % 2 === 1)]; // two blocks of 43 words
  const bits = dealt.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(bits.slice(0, 4)).toBe('0100'); // bytes
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(bits.slice(12 + at * 8, 20 + at * 8), 2));
  expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe(LINK);
});

test('each block is a word of its code: all syndromes are zero', () => {
  const words = wordsIn(qrCode(LINK)).slice(0, 134);
  for (const first of [0, 1]) {
    const block = words.filter((_, at) => at % 2 === first);
    let root = 1;
    for (let power = 0; power < 24; power++, root = times(root, 2)) {
      expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    }
  }
});

test('three large squares, dotted lines between them, a dark module', () => {
  const code = qrCode('A');
  expect(code).toHaveLength(21);
  const rows = (from: number): string[] => code.slice(0, 7).map((row) => row.slice(from, from + 7).map((dark) => (dark ? '#' : ' ')).join(''));
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  expect(rows(0)).toEqual(finder);
  expect(rows(14)).toEqual(finder);
  expect(code[6]?.slice(8, 13)).toEqual([true, false, true, false, true]);
  expect(code[13]?.[8]).toBe(true);
});

test('a longer text takes a larger version, and too long a text is refused', () => {
  expect([14, 15, 122, 180, 213].map((length) => qrCode('x'.repeat(length)).length)).toEqual([21, 25, 45, 53, 57]);
  expect(() => qrCode('x'.repeat(214))).toThrow('too long');
});
