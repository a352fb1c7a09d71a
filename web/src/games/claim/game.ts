import type { GameModule } from '../registry';
import { describe } from './describe';
import { naming } from './naming';
import { holdFor } from './tricks';
import type { Glance } from './types';

/** What Claim brings along beside its board. */
const claim: GameModule<Glance> = {
  naming,
  isBeginning: ({ kind }) => kind.startsWith('card-led'),
  isMinor: ({ kind }) => kind === 'window-passed',
  hold: holdFor,
  describe,
  hasWindows: ({ artifacts }) => artifacts === 'yes',
  orderCards: ({ view, seat }) =>
    (view.seats.find((one) => one.seat === seat)?.row ?? []).map((artifact) => artifact.replace('artifact:', '')),
};

export default claim;
