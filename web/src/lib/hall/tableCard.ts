import type { Values } from '../text/format';
import type { TableCard } from '../wire';

/** The key of what the fall of the flag does: among more than two nobody has won by it, so a bot plays on. */
export const fallKey = (fall: string, seats: number): string => (fall === 'loses' && seats > 2 ? 'fall.comes-last' : `fall.${fall}`);

/** The sentence for a table at which no match can be seen: whom it waits for, or why nothing comes of it. */
export function standing(card: Pick<TableCard, 'stage' | 'seats' | 'notice'>): [key: string, values?: Values] {
  if (card.stage === 'frozen') return ['problem.frozen'];
  if (card.stage === 'cancelled') return card.notice ? ['gather.ended', { why: card.notice }] : ['gather.cancelled'];
  if (card.stage !== 'open') return ['loading'];
  return ['gather.title', { count: card.seats.filter((seat) => seat.kind === 'open').length }];
}
