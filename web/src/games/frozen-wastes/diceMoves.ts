import type { Offer } from './table';
import type { Move } from './types';

/** Moves about one die: to spend it on a step, to turn it, to roll it again. */
export const isDiceMove = (kind: Move['kind']): boolean => kind === 'step' || kind === 'use-snowshoe' || kind === 'turn-die' || kind === 'reroll-die';

/** The steps that this die pays for. */
export const stepsWith = (face: string, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ move }) => move.kind === 'step' && move.die === face);

/** What can be done to this die: turned by a snowshoe or a card, rolled again. */
export const changesOf = (face: string, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ move }) => (move.kind === 'use-snowshoe' || move.kind === 'turn-die' ? move.from === face : move.kind === 'reroll-die' && move.die === face));
