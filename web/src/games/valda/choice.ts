import type { Offer } from './table';
import type { View } from './types';

/** The questions about cards that lie elsewhere than in the reader's hand; the cards do not say it, since the hand may hold the same. */
export const APART: ReadonlySet<string> = new Set(['put-card-under', 'take-discard', 'take-from-hand', 'take-from-piles']);

/** The cards that a question is about, where they are not those in the reader's hand: just drawn, discarded, or held by somebody else. */
export function cardsApart(ask: string | undefined, offers: readonly Offer[], view: View): string[] | undefined {
  if (ask === undefined || !APART.has(ask)) return undefined;
  const offered = offers.flatMap(({ move }) => (move.kind === 'choose-card' ? [move.card] : []));
  if (offered.length === 0) return undefined;
  return ask === 'put-card-under' && view.drawn.cards.length > 0 ? [...view.drawn.cards] : offered;
}
