import type { Lookup } from '../../lib/text/phrases';
import type { Duel } from './duel';
import { cardOf } from './faces';
import { floorOf } from './track';
import type { View } from './types';

const HURTS: ReadonlySet<string> = new Set(['lose-followers', 'steal-followers']);

/** What the reader would lose without a defence, where the card alone decides it. */
export function lossOf({ from, cards, isOpen }: Duel, view: View, me: string, havenEvery: number, text: Lookup): string | undefined {
  const card = cardOf(cards[0] ?? '');
  const own = view.state.players[Number(me.slice('seat:'.length)) - 1];
  if (!isOpen || !card || !own || !HURTS.has(card.effect)) return undefined;
  const floor = view.state.abolished.includes(from) ? 0 : floorOf(own.followers, havenEvery);
  const count = Math.min(card.amount, own.followers - floor);
  return text('duel.loss', { count, saved: card.amount - count });
}
