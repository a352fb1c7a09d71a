import type { Offer } from '../../lib/wire';
import type { Move } from './types';

const moveOf = ({ move }: Offer): Move => move as unknown as Move;

/** Moves about one die: to spend it on a step, to turn it, to roll it again. */
export const isDiceMove = (kind: string): boolean => kind === 'step' || kind === 'use-snowshoe' || kind === 'turn-die' || kind === 'reroll-die';

/** The steps that this die pays for. */
export const stepsWith = (face: string, offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => {
    const move = moveOf(offer);
    return move.kind === 'step' && move.die === face;
  });

/** What can be done to this die: turned by a snowshoe or a card, rolled again. */
export const changesOf = (face: string, offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => {
    const move = moveOf(offer);
    return move.kind === 'use-snowshoe' || move.kind === 'turn-die' ? move.from === face : move.kind === 'reroll-die' && move.die === face;
  });
