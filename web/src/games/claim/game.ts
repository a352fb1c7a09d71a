import type { GameModule } from '../registry';
import { describe } from './describe';
import { endingOf } from './endingSentence';
import { thingsOf } from './faces';
import { naming } from './naming';
import { holdFor } from './tricks';
import type { ClaimView } from './types';

/** What Claim brings along beside its board. */
const claim: GameModule<ClaimView> = {
  naming,
  thingsOf,
  isBeginning: ({ kind }) => kind.startsWith('card-led'),
  isMinor: ({ kind }) => kind === 'window-passed',
  isFolded: ({ kind }) => kind === 'window-passed',
  hold: holdFor,
  describe,
  hasWindows: ({ artifacts }) => artifacts === 'yes',
  passesFor: 'trick',
  drawsSeats: true,
  endingOf,
  orderCards: ({ view, seat }) =>
    (view.seats.find((one) => one.seat === seat)?.row ?? []).map((artifact) => artifact.replace('artifact:', '')),
};

export default claim;
