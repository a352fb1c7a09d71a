import { idOf } from './lands';
import { readStock } from './stock';
import type { View } from './types';

/** What everybody knows of a seat. */
export interface Side {
  seat: string;
  followers: number;
  isActive: boolean;
  counts: { key: string; count: number }[];
}

export const seatAt = (index: number): string => `seat:${index + 1}`;

export function sidesOf(view: View): Side[] {
  return view.state.players.map(({ followers, stock: owned, runes, mines, drills }, index) => {
    const stock = readStock(owned);
    return {
    seat: seatAt(index),
    followers,
    isActive: view.state.progress.active === seatAt(index),
    counts: [
      { key: 'cards', count: view.hands[index]?.count ?? 0 },
      { key: 'blood', count: stock.blood },
      { key: 'diamond', count: stock.diamond },
      { key: 'gold', count: stock.gold },
      { key: 'rune', count: runes },
      { key: 'mine', count: mines },
      { key: 'drill', count: drills },
      { key: 'temple', count: templesOf(view, seatAt(index)) },
    ],
    };
  });
}

/** How many temples of this seat stand on the map. */
export const templesOf = (view: View, seat: string): number =>
  view.state.areas.reduce((sum, { temples }) => sum + temples.filter(({ owner }) => owner === seat).length, 0);

/** The first letter of each name, and the number of the seat where two begin alike. */
export function lettersOf(seats: readonly { seat: string; name: string }[]): Record<string, string> {
  const first = (name: string): string => [...name][0]?.toUpperCase() ?? '';
  return Object.fromEntries(
    seats.map(({ seat, name }) => [seat, seats.filter((other) => first(other.name) === first(name)).length > 1 ? idOf(seat) : first(name)]),
  );
}

/** What lies on the table once it is over: a match that was given up in the middle has nothing under way any more. */
export const settled = (view: View): View => ({ ...view, state: { ...view.state, over: true, pending: { dice: [] } } });
