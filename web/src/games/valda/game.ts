import type { GameModule } from '../registry';
import { describe } from './describe';
import { cardOf } from './faces';
import { naming } from './naming';
import type { View } from './types';

/** What happens by the way: it is read in the log, and nobody waits for it. */
const QUIET: ReadonlySet<string> = new Set(['passed', 'phase-began', 'deck-shuffled', 'divine-deck-laid', 'areas-dealt', 'held', 'resources-paid']);
/** An attack is told step by step: each change of its value, each answer, then how it ended. */
const SLOW: Readonly<Record<string, number>> = { 'attack-declared': 1100, 'attack-changed': 900, 'weapon-used': 900, defended: 1000, endured: 900, 'attack-resolved': 1500, 'dice-rolled': 1100 };

/** What Valda brings along beside its board. */
const valda: GameModule<View> = {
  naming,
  describe,
  isBeginning: ({ kind }) => kind === 'turn-began' || kind === 'attack-declared',
  isMinor: ({ kind }) => QUIET.has(kind),
  hold: ({ kind }) => SLOW[kind] ?? 600,
  orderCards: ({ view, seat }) => {
    const hand = view.hands[Number(seat?.slice('seat:'.length)) - 1];
    return (hand?.known.cards ?? []).filter((card) => cardOf(card)?.kind === 'weapon').map((card) => card.replace('card:', ''));
  },
};

export default valda;
