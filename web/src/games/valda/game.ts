import { catalogue } from './catalogue';
import { describe } from './describe';
import { duelOf } from './duel';
import { cardOf } from './faces';
import { landsOf } from './lands';
import { remark, warns } from './guard';
import { naming } from './naming';
import type { GameModule } from './table';
import type { Event } from './types';
import { attackWith, divineDeck, foretold, isOfDecks, onAttack } from './whatIf';

/** What happens by the way: it is read in the log, and nobody waits for it. */
const QUIET: ReadonlySet<Event['kind']> = new Set(['passed', 'phase-began', 'deck-shuffled', 'divine-deck-laid', 'areas-dealt', 'resources-paid']);
/** A card that is played can be read, and an attack is told step by step: each change of its value, each answer, then how it ended. */
const SLOW: Readonly<Partial<Record<Event['kind'], number>>> = {
  'action-played': 1000, 'card-discarded': 1200, 'deck-seen': 1200, held: 700, 'attack-declared': 1100, 'attack-changed': 900, 'weapon-used': 1000, defended: 1000, endured: 900, 'attack-resolved': 1500,
  'dice-rolled': 1000, 'die-rerolled': 1000,
  'round-began': 1100, 'resources-stolen': 1800, 'runes-stolen': 1800, 'followers-stolen': 1800, 'card-stolen': 1800, 'divine-card-taken': 1600, 'hands-swapped': 1800,
  'followers-lost': 1600, 'followers-gained': 1000, 'followers-traded': 1000, 'runes-gained': 900, 'temple-frozen': 1600, 'building-destroyed': 1600, 'temple-destroyed': 1800, 'temple-placed': 900, 'match-ended': 2600,
};

/** Where a card is played for what it does and things are built at their price; elsewhere they are kept, taken or destroyed. */
const PLAYS: ReadonlySet<string> = new Set(['act', 'devote']);

/** Words come after the dice have landed. */
const ROLLED: ReadonlySet<Event['kind']> = new Set(['dice-rolled', 'die-rerolled']);
const LANDING = 1100;

/** What Valda brings along beside its board. */
const valda: GameModule = {
  naming,
  describe,
  foretell: (anchor, { view, seat, question, beats }, phrases) => {
    const around = { lands: landsOf(view), view, me: seat, phrases, text: phrases.text };
    if (isOfDecks(question?.ask)) return divineDeck(anchor, around);
    if (question?.ask === 'pay-card') return phrases.name(anchor); // it is given away, so what it would do does not matter
    if (question?.ask === 'choose-attack') return attackWith(anchor, around);
    const becomes = question?.ask === 'answer-window' ? onAttack(anchor, { ...around, duel: duelOf(view, beats, seat) }) : [];
    if (becomes.length > 0) return [phrases.about(anchor), ...becomes].join(' ');
    return !anchor.startsWith('deck:') && !PLAYS.has(question?.ask ?? '') ? '' : foretold(anchor, around);
  },
  remark,
  warns,
  lifts: true,
  drawsSeats: true,
  isBeginning: ({ kind }) => kind === 'turn-began' || kind === 'attack-declared',
  isMinor: ({ kind }) => QUIET.has(kind),
  isFolded: ({ kind }) => kind === 'passed',
  hold: ({ kind }) => SLOW[kind] ?? 600,
  rolls: ({ kind }) => (ROLLED.has(kind) ? LANDING : 0),
  orderWindows: ({ view }) => {
    const here = landsOf(view).flatMap(({ occupants }) => occupants);
    const weapons = Object.values(catalogue.card).filter(({ kind, deck }) => kind === 'weapon' && here.includes(deck ?? ''));
    return Object.fromEntries(weapons.flatMap(({ timings }) => timings).map((timing) => [timing, weapons.filter(({ timings }) => timings.includes(timing)).map(({ id }) => id)]));
  },
  orderCards: ({ view, seat }) => {
    const hand = view.hands[Number(seat?.slice('seat:'.length)) - 1];
    return (hand?.known.cards ?? []).filter((card) => cardOf(card)?.kind === 'weapon').map((card) => card.replace('card:', ''));
  },
};

export default valda;
