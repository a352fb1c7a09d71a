/** So much of a card's width shows its name. */
const NAME = 0.86;
/** Narrower cards would cut their names, in pixels. */
const LEAST = 66;
/** Between two groups, in pixels. */
const GAP = 12;

/** How wide a card may be so that every name in a fan can be read; 0 if there are too many cards for a fan. */
export function fanWidth(cards: number, groups: number, room: number): number {
  const width = (room - GAP * (groups - 1)) / (groups + NAME * (cards - groups));
  return width < LEAST ? 0 : width;
}
