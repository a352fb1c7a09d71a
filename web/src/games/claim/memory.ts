import { catalogue } from './catalogue';
import { classOf, face } from './faces';
import { factionsOf } from './majority';
import type { ClaimView, SeatView, Lying } from './types';

/** Cards of one faction that this viewer has not seen yet, as anchors, the lowest first. */
export interface Unseen {
  faction: string;
  cards: string[];
}

/** What is still out: of each faction of the match, all its cards without those that this viewer has seen. */
export function unseenCards(view: ClaimView): Unseen[] {
  const seen = new Map<string, number>();
  for (const card of seenCards(view).map(face)) {
    const key = keyOf(card.faction, card.number === undefined ? card.mark : classOf(card.faction, card.number));
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return factionsOf(view).map((faction) => {
    const all = (catalogue.faction[faction]?.numbers ?? []).map((number) => keyOf(faction, classOf(faction, number)));
    const cards = all.filter((card) => {
      const left = seen.get(card) ?? 0;
      seen.set(card, left - 1);
      return left <= 0;
    });
    return { faction, cards: cards.sort(byMark) };
  });
}

/** Numbers keep their order; of hidden ones, equal classes stand together. */
const byMark = (one: string, other: string): number =>
  (face(one).number ?? 0) - (face(other).number ?? 0) || one.localeCompare(other);

const keyOf = (faction: string, mark: string): string => `card:${faction}-${mark}`;

/** Each card once: wherever it lies, as far as this viewer knows it. */
function seenCards(view: ClaimView): string[] {
  const lying = (all: readonly Lying[]): string[] => all.flatMap(({ card, moved }) => (card && !moved ? [card] : []));
  const held = ({ known, flail, knownFollowers, score, gnomes }: SeatView): string[] => [
    ...known,
    ...(flail ? [flail] : []),
    ...knownFollowers,
    ...score,
    ...gnomes,
  ];
  return [
    ...view.seats.flatMap(held),
    ...view.centre,
    ...view.discard,
    ...view.trolls,
    ...lying(view.trick.plays),
    ...lying(view.ongoing.frozen),
    ...(view.deckTop ? [view.deckTop] : []),
  ];
}

/** The table as it lies there now: without what one can only remember. After the end everything may be looked at. */
export function asItLies(view: ClaimView): ClaimView {
  if (view.phase === 'over') return view;
  const reader = view.viewer.slice('viewer:'.length).replace('-', ':');
  const seats = view.seats.map((side) => ({
    ...side,
    ...(side.seat === reader ? {} : { known: [], open: [] }),
    knownFollowers: [],
    openFollowers: [],
  }));
  return { ...view, seats, toxics: view.toxicsRevealed ? view.toxics : view.toxics.map(() => null) };
}
