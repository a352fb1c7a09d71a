import drawn from '../../../../games/frozen-wastes/rules/src/main/resources/winterhall/frozenwastes/map/isheim.map?raw';
import { anchorOf, centreOf, neighbour, type Direction, type Hex, type Point } from '../../kit/hex';
import type { Colour, Terrain } from './types';

/** The kinds of places that are not terrain: cities of the Weik, villages of the Onoit, Vrede, Green Vale. */
export type Dwelling = 'weik' | 'onoit' | 'both' | 'vale';

/** One space of Isheim. */
export interface Land {
  anchor: string;
  hex: Hex;
  centre: Point;
  terrain?: Terrain;
  jewel?: Colour;
  /** The id of a town, `iagart`; Green Vale has none. */
  town?: string;
  dwelling?: Dwelling;
}

const TERRAINS: Readonly<Record<string, Terrain>> = { F: 'fjord', T: 'tundra', I: 'ice', S: 'snowdrift', W: 'forest', M: 'mountain', Z: 'wastes' };
const JEWELS: Readonly<Record<string, Colour>> = { g: 'green', y: 'yellow', b: 'blue', r: 'red' };
const PLACES: Readonly<Record<string, readonly [string, Dwelling]>> = {
  'A.': ['seragart', 'weik'],
  'B.': ['iagart', 'weik'],
  'C.': ['weikgart', 'weik'],
  'V.': ['vrede', 'both'],
  O1: ['tulumak', 'onoit'],
  O2: ['nerrivik', 'onoit'],
  O3: ['sikuliak', 'onoit'],
  'G.': ['', 'vale'],
};

/** The order of the weather track, and of everything that is listed by terrain. */
export const TERRAIN_ORDER: readonly Terrain[] = Object.values(TERRAINS);
/** The towns as views list what they sell. */
export const TOWNS: readonly string[] = ['seragart', 'iagart', 'weikgart', 'vrede', 'tulumak', 'nerrivik', 'sikuliak'];
export const COLOURS: readonly Colour[] = ['green', 'yellow', 'blue', 'red'];

function read(map: string): Land[] {
  const rows = map.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return rows.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((cell, column): Land[] => {
        if (cell.startsWith('~')) return [];
        const hex = { row, column };
        const space = { anchor: anchorOf(hex), hex, centre: centreOf(hex) };
        const place = PLACES[cell];
        if (place) return [{ ...space, dwelling: place[1], ...(place[0] && { town: place[0] }) }];
        const terrain = TERRAINS[cell.charAt(0)];
        const jewel = JEWELS[cell.charAt(1)];
        return [{ ...space, ...(terrain && { terrain }), ...(jewel && { jewel }) }];
      }),
  );
}

/** Every space, row by row from the north. */
export const LANDS: readonly Land[] = read(drawn);

const byAnchor: ReadonlyMap<string, Land> = new Map(LANDS.map((land) => [land.anchor, land]));

/** Where Arshan lives, and where the Princess is brought. */
export const VALE: Land | undefined = LANDS.find(({ dwelling }) => dwelling === 'vale');

/** Views write `hex-9-13` or `hex:9-13`. */
export const landAt = (hex: string | undefined): Land | undefined => (hex === undefined ? undefined : byAnchor.get(hex.replace(/^hex-/, 'hex:')));

export const DIRECTIONS: readonly Direction[] = ['north-west', 'north-east', 'west', 'east', 'south-west', 'south-east'];

/** The spaces around one, each with the way that leads there. */
export const around = ({ hex }: Land): { way: Direction; land: Land }[] =>
  DIRECTIONS.flatMap((way) => {
    const land = byAnchor.get(anchorOf(neighbour(hex, way)));
    return land ? [{ way, land }] : [];
  });

export const landOfTown = (town: string): Land | undefined => LANDS.find((land) => land.town === town.replace('town:', ''));
