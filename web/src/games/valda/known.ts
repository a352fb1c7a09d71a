import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { View } from './types';

/** What may be known of what lies face down, and what was discarded: all of it is in the view. (valda:R224, R230 to R234) */
export interface Reader {
  view: View;
  me: string | undefined;
  phrases: Phrases;
  text: Lookup;
}

/** The cards of somebody else's hand that the reader has seen. */
export function knownHand(seat: string, { view, me, phrases, text }: Reader): string[] {
  const cards = view.hands[Number(seat.slice('seat:'.length)) - 1]?.known.cards ?? [];
  return seat === me || cards.length === 0 ? [] : [text('board.known-hand', { cards: counted(cards, phrases) }) ?? ''];
}

/** The places of a deck that somebody has looked at: the card, or who knows it. A, B, then one deck for each area. */
export function knownPlaces(deck: number, { view, phrases, text }: Reader): string[] {
  const { count = 0, looked = [] } = view.decks[deck] ?? {};
  return looked.map(({ place, by, card }) => {
    const where = { place: place === 1 ? 'top' : place === count ? 'bottom' : 'between', number: place };
    return (card ? text('board.known-card', { ...where, card: phrases.name(card) }) : text('board.looked-at', { ...where, seats: phrases.people(by) })) ?? '';
  });
}

/** A pile that lies open, those of the same name once. */
export const pile = (cards: readonly string[], { phrases, text }: Reader): string[] => (cards.length === 0 ? [] : [text('board.pile', { cards: counted(cards, phrases) }) ?? '']);

export function counted(cards: readonly string[], phrases: Phrases): string {
  const times = new Map<string, number>();
  for (const card of cards) times.set(phrases.name(card), (times.get(phrases.name(card)) ?? 0) + 1);
  return phrases.joined([...times].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

/** The card on top of each divine deck that the reader has seen, by area, until that deck changes. (valda:R230) */
export const seenOnTop = (view: View): Readonly<Record<string, string>> =>
  Object.fromEntries(view.control.flatMap(({ area }, at) => view.decks[at + MAIN_DECKS]?.looked.flatMap(({ place, card }) => (place === 1 && card ? [[area, card]] : [])) ?? []));

/** A and B come before the decks of the areas. */
export const MAIN_DECKS = 2;
