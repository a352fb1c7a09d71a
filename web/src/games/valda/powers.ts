import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { idOf } from './lands';
import { parts, readStock } from './stock';

/** With so few seats some powers work otherwise. (valda:R135) */
const FEW = catalogue.constants.valda?.fewSeats ?? 0;
/** Those that say something else at level 2 than other numbers. */
const BY_LEVEL: ReadonlySet<string> = new Set(['kari', 'loki', 'mork', 'thor', 'ymir']);
const BY_SEATS: ReadonlySet<string> = new Set(['surtur', 'hel']);

/** What a God or Giant does at a level, in a few words with the numbers that are printed for it. */
export function shortPower(occupant: string, level: number, seats: number, phrases: Phrases, text: Lookup): string {
  const id = idOf(occupant);
  const printed = catalogue.occupant[id];
  if (!printed) return '';
  const at = level === 2 ? 2 : 1;
  const isFew = seats <= FEW && BY_SEATS.has(id);
  const key = isFew ? `board.short.${id}.few.${at}` : BY_LEVEL.has(id) ? `board.short.${id}.${at}` : `board.short.${id}`;
  const trades = Object.values(catalogue.trade).filter((trade) => trade.occupant === occupant);
  const trade = trades.find((one) => one.level === at && !(one.rolls && one.any === 0)) ?? trades[0];
  const cost = phrases.joined(parts(readStock(trade?.cost ?? '')).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
  return (
    text(key, {
      value: printed[isFew ? (at === 2 ? 'few2' : 'few1') : at === 2 ? 'level2' : 'level1'],
      extra: printed[at === 2 ? 'extra2' : 'extra1'],
      any: trade?.any ?? 0,
      alike: trade?.alike ?? 0,
      runes: trade?.runes ?? 0,
      cards: trade?.cards ?? 0,
      followers: trade?.followers ?? 0,
      cost,
    }) ?? ''
  );
}
