import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue, type Trade } from './catalogue';
import { powersIn, type Land } from './lands';
import { minus, parts, readStock, RESOURCES, type Stock } from './stock';
import type { Offer } from './table';
import type { Move, View } from './types';

/** One trade that can be made now: what it takes and brings, and what one has before and after. */
export interface Deal {
  offer: Offer;
  runes: number;
  give: Stock;
  take: Stock;
  now: Stock;
  then: Stock;
}

/** The kinds of which one has another number after it: what is given before what is taken. */
export const changedBy = ({ now, then }: Deal): (keyof Stock)[] => RESOURCES.filter((kind) => then[kind] !== now[kind]).sort((one, other) => then[one] - now[one] - (then[other] - now[other]));

/** A kind of trade, also where none can be made now. */
export interface BankRow {
  key: 'bank' | 'rune' | 'heimdall' | 'ymir';
  /** How many alike it takes. */
  count: number;
  deals: Deal[];
  /** What is said where there is none. */
  none: 'bank' | 'rune';
}

const KINDS: Readonly<Partial<Record<Move['kind'], BankRow['key']>>> = { 'trade-with-bank': 'bank', 'trade-rune': 'rune', exchange: 'heimdall', 'turn-token': 'ymir' };
/** The bank takes so many. (valda:R40) */
const BANK = catalogue.constants.valda?.bankRate ?? 0;

export const tradesIn = (offers: readonly Offer[]): Offer[] => offers.filter(({ move }) => move.kind in KINDS);

const heimdallOf = (lands: readonly Land[], seat: string | undefined): number => powersIn(lands, 'valda', seat).find(({ occupant }) => occupant === 'occupant:heimdall')?.level ?? 0;

/** How many alike Heimdall takes of this seat. (valda:R139) */
export function heimdallTakes(lands: readonly Land[], seat: string | undefined): number {
  const { level1 = 0, level2 = 0 } = catalogue.occupant.heimdall ?? {};
  return heimdallOf(lands, seat) === 2 ? level2 : level1;
}

export function bankRows(offers: readonly Offer[], view: View, lands: readonly Land[], seat: string): BankRow[] {
  const own = view.state.players[Number(seat.slice('seat:'.length)) - 1];
  const now = readStock(own?.stock ?? '');
  const counts: Readonly<Record<BankRow['key'], number>> = { bank: BANK, rune: 1, heimdall: heimdallTakes(lands, seat), ymir: 1 };
  return (['heimdall', 'bank', 'rune', 'ymir'] as const)
    .map((key): BankRow => ({
      key,
      count: counts[key],
      none: key === 'rune' ? 'rune' : 'bank',
      deals: offers.filter(({ move }) => KINDS[move.kind] === key).map((offer) => dealOf(offer, counts[key], now)),
    }))
    .filter(({ key, deals }) => deals.length > 0 || key === 'bank' || key === 'rune' || (key === 'heimdall' && heimdallOf(lands, seat) > 0));
}

function dealOf(offer: Offer, count: number, now: Stock): Deal {
  const some = (resource: string | undefined, amount: number): Stock => readStock(resource === undefined ? '' : `${amount}-${resource.slice(resource.indexOf(':') + 1)}`);
  const { move } = offer;
  const isRune = move.kind === 'trade-rune';
  const give = some('give' in move ? move.give : undefined, count);
  const take = isRune ? readStock(catalogue.constants.valda?.runeWorth ?? '') : some('take' in move ? move.take : undefined, 1);
  return { offer, runes: isRune ? 1 : 0, give, take, now, then: minus(now, minus(give, take)) };
}

/** A trade for followers that can be made now, and what it takes. */
export interface Offering {
  offer: Offer;
  trade: Trade;
  paid: Stock;
}

/** The trades for followers that can be made now: what brings the most first, then what takes the least, then what leaves the most of what one has least of. */
export function offerings(offers: readonly Offer[], view: View, seat: string): Offering[] {
  const now = readStock(view.state.players[Number(seat.slice('seat:'.length)) - 1]?.stock ?? '');
  const given = ({ trade, paid }: Offering): number => RESOURCES.reduce((sum, kind) => sum + paid[kind], 0) + trade.runes * RESOURCES.length + trade.cards;
  const leaves = ({ paid }: Offering): number[] => RESOURCES.map((kind) => now[kind] - paid[kind]).sort((one, other) => one - other);
  const compare = (one: readonly number[], other: readonly number[]): number => one.map((count, at) => (other[at] ?? 0) - count).find((by) => by !== 0) ?? 0;
  return offers
    .flatMap((offer): Offering[] => {
      if (offer.move.kind !== 'worship') return [];
      const { trade, paid } = offer.move;
      const printed = catalogue.trade[trade];
      return printed ? [{ offer, trade: printed, paid: readStock(paid) }] : [];
    })
    .sort((one, other) => other.trade.followers - one.trade.followers || given(one) - given(other) || compare(leaves(one), leaves(other)) || one.paid.blood - other.paid.blood);
}

/** The best of them, unless all there is to win is a roll. */
export const bestTrade = (offers: readonly Offer[], view: View, seat: string): Offering | undefined => offerings(offers, view, seat).find(({ trade }) => trade.followers > 0);

/** What a trade for followers takes, in words. */
export function priceOf({ trade, paid }: Offering, { text, phrases }: { text: Lookup; phrases: Phrases }): string {
  const counts = [...parts(paid), { kind: 'rune', count: trade.runes }, { kind: 'cards', count: trade.cards }].filter(({ count }) => count > 0);
  return phrases.joined(counts.map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
}

/** What a trade for followers takes and brings, and what is left of what it takes. */
export function forecastOf(one: Offering, view: View, seat: string, words: { text: Lookup; phrases: Phrases }): Forecast {
  const { text, phrases } = words;
  const { trade, paid } = one;
  const index = Number(seat.slice('seat:'.length)) - 1;
  const own = view.state.players[index];
  const stock = readStock(own?.stock ?? '');
  const left = [
    ...parts(paid).map(({ kind, count }) => ({ kind, count: stock[kind] - count })),
    ...(trade.runes > 0 ? [{ kind: 'rune', count: (own?.runes ?? 0) - trade.runes }] : []),
    ...(trade.cards > 0 ? [{ kind: 'cards', count: (view.hands[index]?.count ?? 0) - trade.cards }] : []),
  ];
  const now = own?.followers ?? 0;
  return {
    title: text('trade.best', { price: priceOf(one, words), count: trade.followers }) ?? '',
    text: text('trade.left', { now, then: now + trade.followers, left: phrases.joined(left.map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? '')) }) ?? '',
    go: text('trade.do') ?? '',
  };
}
