import type { Lookup } from '../../lib/text/phrases';
import { landAt, type Land } from './isheim';

/** Rows have letters from the north, columns numbers from the west: `H12`. */
export const squareOf = ({ hex }: Land): string => `${String.fromCharCode(65 + hex.row)}${hex.column + 1}`;

/** What stands in events and moves as a bare word, by the parameter: cards of clues, rumor tokens, sides of dice. */
const BARE: Readonly<Record<string, string>> = { resource: 'clue', given: 'clue', token: 'symbol', missing: 'symbol', die: 'face', dice: 'face', from: 'face', to: 'face' };

/** A space of the map: a town by its name, everything else by its terrain and where it lies. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  const kind = BARE[type];
  if (kind) return text(`${kind}.${id}`);
  const land = type === 'hex' ? landAt(`hex:${id}`) : undefined;
  if (!land) return undefined;
  if (land.town) return text(`town.${land.town}.name`);
  if (!land.terrain) return text('board.vale');
  const space = { terrain: text(`terrain.${land.terrain}`) ?? '', square: squareOf(land) };
  return land.jewel ? text('board.space.jewel', { ...space, colour: text(`colour.${land.jewel}`) ?? '' }) : text('board.space', space);
}
