import { anchorOf, centreOf, neighbour, type Direction, type Hex, type Point } from '../../kit/hex';
import { catalogue, type Kind } from './catalogue';
import type { Colour, Terrain } from './types';

/** The kinds of places that are not terrain: those of towns, and Green Vale. */
export type Dwelling = Kind | 'vale';

/** One space of Isheim. */
export interface Land {
  anchor: string;
  hex: Hex;
  centre: Point;
  terrain?: Terrain;
  jewel?: Colour;
  /** What lies under a town or Green Vale; it matters only where it was agreed on. */
  under?: Terrain;
  /** The id of a town, `iagart`; Green Vale has none. */
  town?: string;
  dwelling?: Dwelling;
}

/** The order of the weather track, and of everything that is listed by terrain. */
export const TERRAIN_ORDER: readonly Terrain[] = Object.keys(catalogue.ground) as Terrain[];
/** The towns as views list what they sell. */
export const TOWNS: readonly string[] = Object.keys(catalogue.settlement);
export const COLOURS: readonly string[] = Object.keys(catalogue.jewel);

function land({ id, terrain, jewel, town, under }: (typeof catalogue.land)[string]): Land {
  const [row = 0, column = 0] = id.split('-').map(Number);
  const hex = { row, column };
  const dwelling = terrain ? undefined : town === undefined ? 'vale' : catalogue.settlement[town]?.people;
  return { anchor: anchorOf(hex), hex, centre: centreOf(hex), ...(terrain && { terrain }), ...(jewel && { jewel }), ...(town && { town }), ...(under && { under }), ...(dwelling && { dwelling }) };
}

/** Every space, row by row from the north. */
export const LANDS: readonly Land[] = Object.values(catalogue.land).map(land);

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
