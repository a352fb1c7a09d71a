import { describe } from './describe';
import { endingOf } from './endingSentence';
import { thingsOf } from './faces';
import { foretold } from './foretell';
import { naming } from './naming';
import type { GameModule } from './table';
import { holdFor } from './tricks';

/** What Claim brings along beside its board. */
const claim: GameModule = {
  naming,
  thingsOf,
  isBeginning: ({ kind }) => kind.startsWith('card-led'),
  isMinor: ({ kind }) => kind === 'window-passed',
  isFolded: ({ kind }) => kind === 'window-passed',
  undoes: (event) => (event.kind === 'card-led' || event.kind === 'card-played' ? event.card : event.kind === 'artifact-played' ? event.artifact : undefined),
  hold: holdFor,
  describe,
  foretell: foretold,
  hasWindows: ({ artifacts }) => artifacts === 'yes',
  passesFor: 'trick',
  drawsSeats: true,
  endingOf,
  orderCards: ({ view, seat }) =>
    (view.seats.find((one) => one.seat === seat)?.row ?? []).map((artifact) => artifact.replace('artifact:', '')),
};

export default claim;
