import type { Direction } from '../../kit/hex';
import { printed } from './cards';
import { around, landAt, type Land } from './isheim';
import { idOf, listOf, type Side } from './parties';
import { shortest } from './plan';
import type { Quest } from './search.svelte';
import type { Offer } from './table';
import type { Colour, Move, View } from './types';

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

/** Whether the Green Vale counts as a town beside a space: a setting of the match. (frozen-wastes:RU10) */
export const isValeTown = ({ field }: View): boolean => ` ${field.rules} `.includes(' green-vale town ');

/** Whether a sign can lie on a space: the wild one on any, any on a town; the Green Vale takes what its setting says. */
const fits = (symbol: string, { terrain, town }: Land, valeIsTown: boolean): boolean => (terrain ? symbol === 'wild' || symbol === terrain : town !== undefined || valeIsTown);

interface Sign {
  number: number;
  symbol: string;
}

/** Plain signs before wild ones, single cards before double ones. */
const signsOf = (held: readonly Held[]): Sign[] =>
  held
    .flatMap(({ number, symbols }) => symbols.map((symbol) => ({ number, symbol, rank: symbol === 'wild' ? 2 : symbols.length - 1 })))
    .sort((one, other) => one.rank - other.rank);

/** Puts signs on spaces so that as many spaces as possible have one; a space that comes first is covered before the others. */
export function laidOut(held: readonly Held[], lands: readonly Land[], isCard: boolean, valeIsTown: boolean): Laid[] {
  const signs = signsOf(held);
  const spaceOf = new Map<number, number>();
  const fitting = (space: number): number[] => {
    const land = lands[space];
    return land ? signs.flatMap(({ symbol }, sign) => (fits(symbol, land, valeIsTown) ? [sign] : [])) : [];
  };
  /** With a sign that is free; else with one whose space can be covered by another. */
  const cover = (space: number, seen: Set<number>): boolean => {
    const free = fitting(space).find((sign) => !spaceOf.has(sign));
    const found =
      free ??
      fitting(space).find((sign) => {
        if (seen.has(sign)) return false;
        seen.add(sign);
        return cover(spaceOf.get(sign) ?? space, seen);
      });
    if (found !== undefined) spaceOf.set(found, space);
    return found !== undefined;
  };
  lands.forEach((_, space) => cover(space, new Set()));
  return [...spaceOf].flatMap(([sign, space]) => {
    const [land, found] = [lands[space], signs[sign]];
    return land && found ? [{ hex: land.anchor, symbol: found.symbol, number: found.number, isCard }] : [];
  });
}

/** The space of a figure and those around it, each with the way that leads there. */
export const surroundings = (at: string | undefined): { way: Direction | 'here'; land: Land }[] => {
  const land = landAt(at);
  return land ? [{ way: 'here', land }, ...around(land)] : [];
};

/** As the rules go around a space. */
const CLOCKWISE: readonly (Direction | 'here')[] = ['here', 'east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];

/** The same spaces in the order in which the rules cover them: the own one, then towns, which take what is left over. */
const townsSecond = (at: string | undefined): Land[] => {
  const [own, ...others] = surroundings(at)
    .sort((one, other) => CLOCKWISE.indexOf(one.way) - CLOCKWISE.indexOf(other.way))
    .map(({ land }) => land);
  return own ? [own, ...others.filter(({ terrain }) => !terrain), ...others.filter(({ terrain }) => terrain)] : [];
};

/** The spaces for which a sign is still missing where somebody stands, so few as the rules name. (frozen-wastes:R152, R162) */
export function missingHere(quest: Quest, view: View, side: Side, needed: number): Land[] {
  const lands = townsSecond(side.party.at).filter((land) => fits('wild', land, isValeTown(view)));
  const laid = layoutOf(quest, view, side, undefined);
  const bare = lands.filter(({ anchor }) => !laid.some(({ hex }) => hex === anchor));
  const least = bare[0] && bare[0] === lands[0] ? 1 : 0;
  return bare.sort((one, other) => Number(one.terrain === undefined) - Number(other.terrain === undefined)).slice(0, Math.max(needed - laid.length, least));
}

/** Of the cards in hand those that an offer shows or spends; the one that is given back lies on the own space. */
function shownBy(move: Move | undefined, held: readonly Held[]): Held[] {
  const left = listOf(move?.kind === 'find-princess' ? move.shown : move?.kind === 'discover-legend' ? move.tokens : undefined);
  return held.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The reader's cards as they lie around the hero: those of the offer that is considered, or meant in a lesson, else as many as fit. */
export function layoutOf(quest: Quest, view: View, side: Side, offer: Offer | undefined): Laid[] {
  const isCard = quest === 'clues';
  const valeIsTown = isValeTown(view);
  const held = heldOf(isCard ? side.hand.knownClues : side.hand.knownRumors);
  const lands = townsSecond(side.party.at);
  const move = offer?.move;
  if (move?.kind !== 'find-princess' && move?.kind !== 'discover-legend') return laidOut(held, lands, isCard, valeIsTown);
  const shown = shownBy(move, held);
  const [own, ...others] = lands;
  const given = move.kind === 'find-princess' ? shown.find(({ id }) => id === idOf(move.given)) : undefined;
  const symbol = given?.symbols.find((one) => own && fits(one, own, valeIsTown));
  if (!given || !own || symbol === undefined) return laidOut(shown, lands, isCard, valeIsTown);
  const rest = given.symbols.filter((_, index) => index !== given.symbols.indexOf(symbol));
  return [{ hex: own.anchor, symbol, number: given.number, isCard }, ...laidOut([...shown.filter((one) => one !== given), { ...given, symbols: rest }], others, isCard, valeIsTown)];
}

/** Whether the Princess can be on this space at all: land on six sides, no town, not beside the Green Vale unless that counts as one. (frozen-wastes:R161) */
export const canHide = (at: string | undefined, valeIsTown: boolean): boolean => {
  const land = landAt(at);
  const near = land ? around(land) : [];
  return land?.terrain !== undefined && near.length === 6 && (valeIsTown || near.every((one) => one.land.dwelling !== 'vale'));
};

/** A Legend of the row: what it takes, what can be done now, and the jewels where the reader's rumors fit. */
export interface Find {
  legend: string;
  colour: Colour;
  level: number;
  offers: readonly Offer[];
  fits: readonly string[];
}

export function findsOf(view: View, side: Side, offers: readonly Offer[]): Find[] {
  return view.field.piles.row.flatMap((legend, index) => {
    const sheet = printed(legend);
    if (!sheet || !('colour' in sheet) || !('level' in sheet) || !sheet.colour) return [];
    const now = offers.filter(({ move }) => move.kind === 'discover-legend' && move.legend === legend);
    return [{ legend, colour: sheet.colour as Colour, level: sheet.level, offers: now, fits: (side.hand.leads?.legends[index] ?? []).flatMap((hex) => landAt(hex)?.anchor ?? []) }];
  });
}

export const princessOffers = (offers: readonly Offer[]): Offer[] => offers.filter(({ move }) => move.kind === 'find-princess');
export const isDiscovery = (offer: Offer | undefined): boolean => offer?.move.kind === 'find-princess' || offer?.move.kind === 'discover-legend';

/** The offers that differ from this one only in what is shown for it. */
export function alternatives(offer: Offer, offers: readonly Offer[]): Offer[] {
  const key = ({ move }: Offer): string => (move.kind === 'find-princess' ? move.given : move.kind === 'discover-legend' ? move.legend : '');
  return offers.filter((one) => one.move.kind === offer.move.kind && key(one) === key(offer));
}

/** How many steps away the nearest of these spaces is. */
export const nearest = (from: string | undefined, spaces: readonly string[]): number | undefined => {
  const lengths = spaces.flatMap((hex) => (from === undefined ? [] : (shortest(from, hex)?.length ?? [])));
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
};
