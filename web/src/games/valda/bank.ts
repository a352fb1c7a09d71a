import type { Offer } from '../../lib/wire';
import { catalogue } from './catalogue';
import { powersIn, type Land } from './lands';
import { readStock, RESOURCES, type Stock } from './stock';
import type { View, Worship } from './types';

/** One trade that can be made now: what it takes and brings, and what one has before and after. */
export interface Deal {
  offer: Offer;
  runes: number;
  give: Stock;
  take: Stock;
  now: Stock;
  then: Stock;
}

/** A kind of trade, also where none can be made now. */
export interface BankRow {
  key: 'bank' | 'rune' | 'heimdall' | 'ymir';
  /** How many alike it takes. */
  count: number;
  deals: Deal[];
  /** What is said where there is none. */
  none: 'bank' | 'rune';
}

const KINDS: Readonly<Record<string, BankRow['key']>> = { 'trade-with-bank': 'bank', 'trade-rune': 'rune', exchange: 'heimdall', 'turn-token': 'ymir' };
/** The bank takes so many. (valda:R40) */
const BANK = catalogue.constants.valda?.bankRate ?? 0;

export const tradesIn = (offers: readonly Offer[]): Offer[] => offers.filter(({ move }) => move.kind in KINDS);

export function bankRows(offers: readonly Offer[], view: View, lands: readonly Land[], seat: string): BankRow[] {
  const own = view.state.players[Number(seat.slice('seat:'.length)) - 1];
  const now = readStock(own?.stock ?? '');
  const level = (id: string): number => powersIn(lands, 'valda', seat).find(({ occupant }) => occupant === `occupant:${id}`)?.level ?? 0;
  const heimdall = catalogue.occupant.heimdall;
  const counts: Readonly<Record<BankRow['key'], number>> = { bank: BANK, rune: 1, heimdall: (level('heimdall') === 2 ? heimdall?.level2 : heimdall?.level1) ?? 0, ymir: 1 };
  return (['bank', 'rune', 'heimdall', 'ymir'] as const)
    .map((key): BankRow => ({
      key,
      count: counts[key],
      none: key === 'rune' ? 'rune' : 'bank',
      deals: offers.filter(({ move }) => KINDS[move.kind] === key).map((offer) => dealOf(offer, counts[key], now)),
    }))
    .filter(({ key, deals }) => deals.length > 0 || key === 'bank' || key === 'rune' || (key === 'heimdall' && level('heimdall') > 0));
}

function dealOf(offer: Offer, count: number, now: Stock): Deal {
  const { give: given, take: taken } = offer.move as { give?: string; take?: string };
  const some = (resource: string | undefined, amount: number): Stock => readStock(resource === undefined ? '' : `${amount}-${resource.slice(resource.indexOf(':') + 1)}`);
  const isRune = offer.move.kind === 'trade-rune';
  const give = some(given, count);
  const take = isRune ? readStock(catalogue.constants.valda?.runeWorth ?? '') : some(taken, 1);
  const then = Object.fromEntries(RESOURCES.map((kind) => [kind, now[kind] - give[kind] + take[kind]])) as unknown as Stock;
  return { offer, runes: isRune ? 1 : 0, give, take, now, then };
}

/** The trade for followers that brings the most at once. */
export function bestTrade(offers: readonly Offer[]): { offer: Offer; followers: number } | undefined {
  const trades = offers.flatMap((offer) => {
    const followers = offer.move.kind === 'worship' ? (catalogue.trade[(offer.move as unknown as Worship).trade]?.followers ?? 0) : 0;
    return followers > 0 ? [{ offer, followers }] : [];
  });
  return trades.sort((one, other) => other.followers - one.followers)[0];
}
