import type { Lookup, Phrases } from '../../lib/text/phrases';
import { cardOf } from './faces';
import { parts, readStock } from './stock';
import { floorOf, havensOf } from './track';
import type { View } from './types';

/** What a weapon would take from a seat as things stand; said as a loss where it would take nothing. */
export function effectOn(seat: string, anchor: string, view: View, { phrases, text }: { phrases: Phrases; text: Lookup }): { text: string } | { text: string; loss: string } {
  const about = phrases.about(anchor);
  const said = taken(seat, anchor, view);
  if (!said) return { text: about };
  const words = text('board.taken', { name: phrases.name(seat), ...said }) ?? '';
  return said.count === 0 ? { text: about, loss: words } : { text: `${about} ${words}` };
}

/** How much there is to take, and how much of it is taken: a safe haven keeps followers, unless the reader abolished it for this round. (valda:R96, R202, R206) */
function taken(seat: string, anchor: string, view: View): { all: number; count: number } | undefined {
  const index = Number(seat.slice('seat:'.length)) - 1;
  const [card, own] = [cardOf(anchor), view.state.players[index]];
  if (card?.kind !== 'weapon' || !own) return undefined;
  const of = (all: number, most = all): { all: number; count: number } => ({ all, count: Math.min(card.amount, most) });
  switch (card.effect) {
    case 'steal-followers':
    case 'lose-followers':
      return of(own.followers, own.followers - (view.state.abolished.includes(view.viewer.replace('viewer:seat-', 'seat:')) ? 0 : floorOf(own.followers, havensOf(view))));
    case 'steal-resources':
      return of(parts(readStock(own.stock)).reduce((sum, { count }) => sum + count, 0));
    default:
      return undefined;
  }
}
