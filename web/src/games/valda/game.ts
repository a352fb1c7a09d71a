import type { GameModule } from '../registry';
import { arrangeValda } from './arrange';
import { naming } from './naming';
import type { ValdaView } from './types';

const HOLD: Readonly<Record<string, number>> = {
  'attack-declared': 1600,
  'attack-resolved': 1200,
  'weapon-used': 1600,
  'action-played': 1200,
  defended: 1200,
  'dice-rolled': 1200,
  'phase-began': 300,
  'turn-began': 900,
  'round-began': 900,
  'match-ended': 0,
};

/** What Valda brings along for the generic board. */
const valda: GameModule<ValdaView> = {
  naming,
  arrange: arrangeValda,
  isBeginning: ({ kind }) => kind === 'turn-began' || kind === 'attack-declared',
  isMinor: ({ kind }) => kind === 'passed',
  hold: ({ kind }) => HOLD[kind] ?? 500,
  orderCards: ({ view, seat }) => (seat ? (view.hands[Number(seat.slice('seat:'.length)) - 1]?.known.cards ?? []).map((card) => card.replace('card:', '')) : []),
};

export default valda;
