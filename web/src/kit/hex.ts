/** A space of a map: rows run from north to south, columns from west to east, odd rows are shifted half a hex to the east. */
export interface Hex {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The six ways out of a hex, clockwise from the east. */
export type Direction = 'east' | 'south-east' | 'south-west' | 'west' | 'north-west' | 'north-east';

/** From the middle of a hex to a corner, in units of the map. */
export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);
const ROW = RADIUS * 1.5;

const TEXT = /^hex:(m?)(\d{1,4})-(m?)(\d{1,4})$/;

/** The space that an anchor names, `hex:9-13`; `m` stands for minus. */
export function hexOf(anchor: string): Hex | undefined {
  const found = TEXT.exec(anchor);
  if (!found) return undefined;
  const [, rowSign, row, columnSign, column] = found;
  return { row: Number(row) * (rowSign ? -1 : 1), column: Number(column) * (columnSign ? -1 : 1) };
}

const part = (value: number): string => (value < 0 ? `m${-value}` : String(value));

export const anchorOf = ({ row, column }: Hex): string => `hex:${part(row)}-${part(column)}`;

const isOdd = (row: number): boolean => (row & 1) === 1;

export const centreOf = ({ row, column }: Hex): Point => ({ x: WIDTH * (column + (isOdd(row) ? 1 : 0.5)), y: ROW * row + RADIUS });

export function neighbour({ row, column }: Hex, direction: Direction): Hex {
  const west = isOdd(row) ? 0 : -1;
  switch (direction) {
    case 'east':
      return { row, column: column + 1 };
    case 'west':
      return { row, column: column - 1 };
    case 'north-west':
      return { row: row - 1, column: column + west };
    case 'north-east':
      return { row: row - 1, column: column + west + 1 };
    case 'south-west':
      return { row: row + 1, column: column + west };
    case 'south-east':
      return { row: row + 1, column: column + west + 1 };
  }
}

/** The outline around the middle of a hex, as the points of a polygon. */
export const outline: string = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return `${(RADIUS * Math.cos(angle)).toFixed(1)},${(RADIUS * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** What holds all these spaces. */
export function boxOf(hexes: readonly Hex[]): Box {
  const centres = hexes.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return { left: Math.min(...xs) - WIDTH / 2, top: Math.min(...ys) - RADIUS, right: Math.max(...xs) + WIDTH / 2, bottom: Math.max(...ys) + RADIUS };
}

const KEYS: Readonly<Record<string, readonly Direction[]>> = {
  ArrowRight: ['east'],
  ArrowLeft: ['west'],
  ArrowUp: ['north-east', 'north-west'],
  ArrowDown: ['south-east', 'south-west'],
  d: ['east'],
  a: ['west'],
  e: ['north-east'],
  q: ['north-west'],
  c: ['south-east'],
  z: ['south-west'],
};

/**
 * Where a key leads from a space. Up and down zigzag, so that one stays in a column; where the map has no neighbour that
 * way, the nearest space further on in that direction is taken.
 */
export function stepTo(from: Hex, key: string, exists: (hex: Hex) => boolean, farthest = 20): Hex | undefined {
  const ways = KEYS[key];
  if (!ways) return undefined;
  const [first, second] = ways;
  const way = second && isOdd(from.row) ? second : first;
  if (!way) return undefined;
  let here = from;
  for (let steps = 0; steps < farthest; steps++) {
    here = neighbour(here, way);
    if (exists(here)) return here;
    const other = second && neighbour(from, way === first ? second : (first ?? way));
    if (steps === 0 && other && exists(other)) return other;
  }
  return undefined;
}
