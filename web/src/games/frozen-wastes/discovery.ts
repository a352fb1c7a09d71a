import type { Offer } from '../../lib/wire';
import { around, landAt, type Land } from './isheim';
import { listOf } from './parties';
import type { Move, View } from './types';

/** A token or card of the reader on a space that it fits; the number is the same in the hand. */
export interface Laid {
  hex: string;
  symbol: string;
  number: number;
  isCard: boolean;
}

/** A clue card or rumor token in hand, with the signs it shows. */
export interface Held {
  number: number;
  id: string;
  symbols: readonly string[];
}

export const heldOf = (purse: Partial<Record<string, number>> | undefined): Held[] =>
  listOf(purse).map((id, index) => ({ number: index + 1, id, symbols: id.split('-') }));

/** Whether a sign stands for a space: any sign for a town, the wild one for every space. */
const fits = (symbol: string, { terrain, town }: Land): boolean => symbol === 'wild' || (terrain ? symbol === terrain : town !== undefined);

/**
 * Puts signs on spaces, the first spaces first, so that as many as possible have one: a card with two signs lies on two
 * spaces. Plain signs go before the wild one.
 */
export function laidOut(held: readonly Held[], lands: readonly Land[], isCard: boolean): Laid[] {
  const signs = held.flatMap(({ number, symbols }) => symbols.map((symbol) => ({ number, symbol }))).sort((one, other) => rank(one.symbol) - rank(other.symbol));
  const onSpace = new Map<number, number>();
  /** On a free space; else where another sign can make room. */
  const place = (sign: number, seen: Set<number>): boolean => {
    const fitting = lands.flatMap((land, index) => (fits(signs[sign]?.symbol ?? '', land) && !seen.has(index) ? [index] : []));
    const free = fitting.find((index) => !onSpace.has(index));
    const found =
      free ??
      fitting.find((index) => {
        seen.add(index);
        return place(onSpace.get(index) ?? sign, seen);
      });
    if (found !== undefined) onSpace.set(found, sign);
    return found !== undefined;
  };
  signs.forEach((_, sign) => place(sign, new Set()));
  return [...onSpace].flatMap(([index, sign]) => {
    const [land, found] = [lands[index], signs[sign]];
    return land && found ? [{ hex: land.anchor, symbol: found.symbol, number: found.number, isCard }] : [];
  });
}

const rank = (symbol: string): number => (symbol === 'wild' ? 1 : 0);

/** The space of a figure and those around it. */
export const surroundings = (at: string | undefined): Land[] => {
  const land = landAt(at);
  return land ? [land, ...around(land).map((one) => one.land)] : [];
};

/** A Legend that lies face up, and whether the reader can discover it now. */
export interface Find {
  legend: string;
  offers: readonly Offer[];
}

export function findsOf(view: View, offers: readonly Offer[]): Find[] {
  const legends = offers.filter(({ move }) => move.kind === 'discover-legend');
  return view.field.piles.row.map((legend) => ({ legend, offers: legends.filter(({ move }) => (move as unknown as Extract<Move, { kind: 'discover-legend' }>).legend === legend) }));
}

export const princessOffers = (offers: readonly Offer[]): Offer[] => offers.filter(({ move }) => move.kind === 'find-princess');
