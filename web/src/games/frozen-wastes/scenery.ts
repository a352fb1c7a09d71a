import { RADIUS } from '../../kit/hex';
import type { Land } from './isheim';
import type { Terrain } from './types';

/**
 * What grows, stands and drifts on the spaces. All drawings of one class are one path, so that a whole island is a few dozen
 * elements however many trees it has. Each space looks a little different, and always the same.
 */
export type Scenery = Readonly<Record<string, string>>;

/** Drawings are made for a hex of 40 units. */
const SCALE = RADIUS / 40;

type Put = (name: string, path: string) => void;
type Random = () => number;

export function sceneryOf(lands: readonly Land[]): Scenery {
  const paths: Record<string, string[]> = {};
  for (const land of lands) {
    const random = seeded(land.hex.row * 97 + land.hex.column * 13 + (land.terrain?.length ?? 0));
    const { x, y } = land.centre;
    const put: Put = (name, path) => (paths[name] ??= []).push(moved(path, x, y));
    if (land.terrain) draw[land.terrain](put, random, land.jewel !== undefined);
  }
  return Object.fromEntries(Object.entries(paths).map(([name, all]) => [name, all.join('')]));
}

/** A generator of numbers from 0 to 1 that begins the same every time. */
function seeded(seed: number): Random {
  let state = seed * 2654435761 + 40503;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

/** Paths are written with absolute capitals only at their beginning: `M x y` moves, everything else is relative. */
function moved(path: string, x: number, y: number): string {
  return path.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => `M${(x + Number(left) * SCALE).toFixed(1)} ${(y + Number(top) * SCALE).toFixed(1)}`);
}

const n = (value: number): string => (value * SCALE).toFixed(1);
const at = (x: number, y: number): string => `M${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (...steps: readonly (readonly [number, number])[]): string => steps.map(([x, y]) => `l${n(x)} ${n(y)}`).join('');

const draw: Readonly<Record<Terrain, (put: Put, random: Random, isClear: boolean) => void>> = {
  forest(put, random, isClear) {
    const spots = [[1, -18], [-19, -12], [20, -10], [-8, 4], [11, 7], [-25, 8], [25, 10], [17, 23], [-15, 23], [3, 25]] as const;
    for (const [x, y] of spots) {
      if (isClear && Math.abs(x) < 16 && y > -8 && y < 8) continue;
      pine(put, x + shift(random, 3), y + shift(random, 2) + 4, 15 + random() * 5);
    }
  },
  mountain(put, random) {
    const peaks = [[-13, 3, 25], [15, 6, 22], [-23, 20, 14], [23, 21, 14], [0, 22, 31]] as const;
    for (const [x, y, height] of peaks) peak(put, x + shift(random, 3), y, height + shift(random, 2));
  },
  snowdrift(put, random) {
    for (const [x, y, width] of [[-6, -17, 34], [8, 0, 44], [-8, 17, 40]] as const) dune(put, x + shift(random, 5), y, width);
  },
  ice(put, random) {
    const a = shift(random, 5);
    put('floe', `${at(-26, -9 + a)}${line([19, -15 - a / 2], [21, 3 - a / 2], [-10, 17 + a], [-19, 6 - a])}z`);
    put('floe', `${at(9, -2 + a)}${line([9, -16 - a], [11, 9], [-2, 20], [-14, -2 + a / 2])}z`);
    put('floe', `${at(-26, 10 + a / 2)}${line([14, -4 - a / 2], [19, -4], [4, 12 + a / 2], [-13, 14 - a / 2], [-17, -7])}z`);
    put('floe', `${at(16, 15)}${line([10, 1], [-12, 10], [-8, 2])}z`);
    put('glint', [[-18, -8, 9, -8], [17, -8, 4, -5], [-14, 16, 9, -8], [-4, 21, 4, -4]].map(([x = 0, y = 0, w = 0, h = 0]) => `${at(x, y)}${line([w, h])}`).join(''));
  },
  tundra(put, random) {
    for (const [x, y] of [[-20, -10], [2, -19], [19, -7], [-24, 11], [-3, 5], [21, 14], [-9, 24], [9, 25], [-6, -7]] as const) {
      const tall = 7 + random() * 3;
      const root = at(x + shift(random, 4), y + shift(random, 3));
      put('tuft', `${root}${line([-tall * 0.55, -tall * 0.65])}${root}${line([-tall * 0.12, -tall])}${root}${line([tall * 0.5, -tall * 0.75])}`);
    }
    for (let patch = 0; patch < 4; patch++) put('patch', `${at(shift(random, 22), shift(random, 24))}${line([4, -1.5], [5, 1.2], [-4, 1.6])}z`);
  },
  fjord(put, random, isClear) {
    put('cliff', `${at(-34.6, -20)}${line([6.6, -3], [3, 11], [-4, 8], [4, 10], [-6, 7], [-3.6, 7])}z${at(34.6, -20)}${line([-5.6, 0], [-2, 10], [3, 10], [-4, 8], [5, 8], [3.6, 4])}z`);
    for (const [y, waves] of [[-20, 3], [-7, 4], [7, 4], [20, 3]] as const) {
      const start = at(-waves * 6 + shift(random, 3), y + shift(random, 1.5));
      put('wave', `${start}${`q${n(1.5)} ${n(-3)} ${n(3)} 0t${n(3)} 0`.repeat(waves * 2)}`);
    }
    if (random() < 0.22 && !isClear) put('sail', `${at(-1, -2)}v${n(-12)}${line([9, 10])}z${at(-8, 0)}h${n(18)}${line([-3, 5])}h${n(-12)}z`);
  },
  wastes(put, random) {
    for (const [x, y, height] of [[2, -14, 12], [-17, 0, 17], [-9, 2, 11], [17, -2, 15], [22, 20, 10], [-14, 25, 12], [6, 26, 15]] as const) {
      const left = x + shift(random, 3) - 4;
      put('shard', `${at(left, y)}${line([3, -height], [6, height])}z`);
      put('shard-lit', `${at(left, y)}${line([3, -height], [1, height])}z`);
    }
    for (const y of [-24, 7, 13]) put('gust', `${at(-24 + shift(random, 5), y + shift(random, 2))}h${n(24 + random() * 10)}a${n(4)} ${n(4)} 0 1 0 ${n(-4)} ${n(-4)}`);
  },
};

const shift = (random: Random, most: number): number => (random() * 2 - 1) * most;

function pine(put: Put, x: number, y: number, tall: number): void {
  const wide = tall * 0.36;
  const top = at(x, y - tall);
  put('pine', `${top}${line([wide * 0.62, tall * 0.42], [-wide * 0.2, 0], [wide * 0.58, tall * 0.5], [-wide * 2, 0], [wide * 0.58, -tall * 0.5], [-wide * 0.2, 0])}z`);
  put('pine-snow', `${top}${line([-wide * 0.62, tall * 0.42], [wide * 0.42, -tall * 0.08])}z${at(x - wide * 0.42, y - tall * 0.58)}${line([-wide * 0.58, tall * 0.5], [wide * 0.7, -tall * 0.16])}z`);
}

function peak(put: Put, x: number, y: number, tall: number): void {
  const wide = tall * 0.66;
  const top = at(x, y - tall);
  put('rock', `${at(x - wide, y)}${line([wide, -tall], [wide, tall])}z`);
  put('rock-shade', `${top}${line([wide, tall], [-wide * 0.88, 0], [-wide * 0.22, -tall * 0.5])}z`);
  put('cap', `${top}${line([-wide * 0.4, tall * 0.4], [wide * 0.22, -tall * 0.04], [wide * 0.16, tall * 0.12], [wide * 0.18, -tall * 0.13], [wide * 0.22, tall * 0.05])}z`);
}

function dune(put: Put, x: number, y: number, wide: number): void {
  const from = at(x - wide / 2, y + 5);
  const rise = `c${n(wide * 0.3)} ${n(-1)} ${n(wide * 0.4)} ${n(-14)} ${n(wide * 0.66)} ${n(-13)}`;
  put('dune', `${from}${rise}c${n(wide * 0.2)} ${n(1)} ${n(wide * 0.14)} ${n(11)} ${n(wide * 0.34)} ${n(13)}z`);
  put('dune-line', `${from}${rise}c${n(wide * 0.12)} ${n(1)} ${n(wide * 0.14)} ${n(5)} ${n(wide * 0.06)} ${n(8)}`);
}

const house = (x: number, y: number, wide: number, tall: number): Record<string, string> => ({
  wall: `${at(x - wide / 2, y)}v${-tall * 0.5}l${wide / 2} ${-tall * 0.5}l${wide / 2} ${tall * 0.5}v${tall * 0.5}z`,
  roof: `${at(x - wide / 2 - 2, y - tall * 0.44)}l${wide / 2 + 2} ${-tall * 0.56 - 1}l${wide / 2 + 2} ${tall * 0.56 + 1}`,
  door: `${at(x - 2, y)}v-5a2 2 0 0 1 4 0v5z`,
});

const dome = (x: number, y: number, radius: number): Record<string, string> => ({
  dome: `${at(x - radius, y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`,
  brick: `${at(x - radius * 0.9, y - radius * 0.42)}h${radius * 1.8}${at(x - radius * 0.6, y - radius * 0.78)}h${radius * 1.2}${at(x - radius * 0.4, y - radius * 0.42)}v${-radius * 0.36}${at(x + radius * 0.4, y - radius * 0.42)}v${-radius * 0.36}`,
  door: `${at(x - radius * 0.3, y)}v${-radius * 0.3}a${radius * 0.3} ${radius * 0.3} 0 0 1 ${radius * 0.6} 0v${radius * 0.3}z`,
});

/** A fire of logs and two flames. */
const fire = (x: number, y: number): Record<string, string> => ({
  log: `${at(x - 6, y + 1)}l12 -3${at(x - 6, y - 2)}l12 3`,
  flame: `${at(x, y - 12)}c2 3 4.500 5 4.500 8a4.500 4.500 0 0 1-9 0c0-2 1-3 2-4 0 1.500 .7 2 1.200 2 .8-1.500 .3-4 1.300-6z`,
});

const tree = { trunk: `${at(-9, 10)}c2-6 2-9-2-14l4 4 1-8 3 7 6-5c-5 6-5 10-3 16z`, crown: `${at(-18, -8)}a8 8 0 0 1 6-12 10 10 0 0 1 18 0 8 8 0 0 1 5 13 8 8 0 0 1-11 3 8 8 0 0 1-11 0 6 6 0 0 1-7-4z`, grass: `${at(-22, 11)}q22 -7 44 0` };

/** What stands in a town or in Green Vale, in layers from back to front, each with its class; for a hex of 40 units. */
export const dwellings: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  weik: [house(-14, 4, 14, 18), house(14, 4, 14, 18), house(0, 9, 18, 26)],
  onoit: [dome(-13, 2, 9), dome(5, 7, 14), fire(-14, 10)],
  vrede: [house(-12, 4, 15, 21), dome(10, 8, 12), fire(-8, 11)],
  vale: [tree],
};
