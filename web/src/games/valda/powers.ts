import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { idOf } from './lands';
import { parts, readStock } from './stock';

/** With so few seats some powers work otherwise. (valda:R135) */
const FEW = catalogue.constants.valda?.fewSeats ?? 0;

/** Whether other numbers are printed for so few seats. */
const isForFew = (id: string, seats: number): boolean => {
  const printed = catalogue.occupant[id];
  return printed !== undefined && seats <= FEW && (printed.few1 !== printed.level1 || printed.few2 !== printed.level2);
};

/** The number that is printed for a God or Giant at a level; with few seats some have another. */
export function printedValue(occupant: string, level: number, seats: number): number {
  const [id, at] = [idOf(occupant), level === 2 ? 2 : 1] as const;
  const isFew = isForFew(id, seats);
  return catalogue.occupant[id]?.[isFew ? (at === 2 ? 'few2' : 'few1') : at === 2 ? 'level2' : 'level1'] ?? 0;
}

/** What a God or Giant does at a level, in a few words with the numbers that are printed for it. */
export function shortPower(occupant: string, level: number, seats: number, phrases: Phrases, text: Lookup): string {
  const id = idOf(occupant);
  const printed = catalogue.occupant[id];
  if (!printed) return '';
  const at = level === 2 ? 2 : 1;
  const words = `board.short.${id}${isForFew(id, seats) ? '.few' : ''}`;
  const trades = Object.values(catalogue.trade).filter((trade) => trade.occupant === occupant);
  const trade = trades.find((one) => one.level === at && !(one.rolls && one.any === 0)) ?? trades[0];
  const cost = phrases.joined(parts(readStock(trade?.cost ?? '')).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
  const values = {
    value: printedValue(occupant, level, seats),
    extra: printed[at === 2 ? 'extra2' : 'extra1'],
    any: trade?.any ?? 0,
    alike: trade?.alike ?? 0,
    runes: trade?.runes ?? 0,
    cards: trade?.cards ?? 0,
    followers: trade?.followers ?? 0,
    cost,
  };
  return text(`${words}.${at}`, values) ?? text(words, values) ?? ''; // most say the same at both levels, with other numbers
}
