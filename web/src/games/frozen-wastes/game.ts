import { choicesInWords } from './choices';
import { describe } from './describe';
import { naming } from './naming';
import type { GameModule } from './table';
import type { Event, Move } from './types';

/** What happens by the way: it is read in the log, and nobody waits for it. */
const QUIET: ReadonlySet<Event['kind']> = new Set(['round-began', 'cards-added', 'deck-reshuffled', 'actor-named', 'legend-turned', 'first-chosen']);
/** A thing lands, then the count changes, then the reason: the longer, the more there is to see. */
const SLOW: Readonly<Partial<Record<Event['kind'], number>>> = {
  walked: 900,
  'dice-rolled': 600,
  'frost-fell': 900,
  'frost-bit': 1300,
  'combat-rolled': 1100,
  'target-rolled': 1000,
  'escape-rolled': 1100,
  'adventure-drawn': 1200,
  'nothing-found': 1800,
  'test-rolled': 2200,
  'enemy-wounded': 900,
  'challenge-met': 1300,
  'challenge-defeated': 1500,
  'challenge-remains': 1600,
  escaped: 1300,
  'clue-gained': 900,
  'rumor-gained': 900,
  'event-began': 2800,
  'princess-found': 2400,
  'legend-discovered': 1600,
  'knocked-out': 2200,
  'gear-lost': 1200,
  'card-lost': 1200,
  retreated: 1800,
  'ally-died': 1300,
  'match-ended': 4200,
};

const ROLL = 900;
const ROLLED: ReadonlySet<Event['kind']> = new Set(['dice-rolled', 'combat-rolled', 'escape-rolled', 'test-rolled']);

/** Whose words one looks up. */
const INSPECTED = /^(ally|challenge|hero|item|legend|weather-event):/;

/** What can be done nearly always: it comes last. */
const ASIDE: ReadonlySet<Move['kind']> = new Set(['discard', 'use-snowshoe', 'turn-die', 'reroll-die']);

/** What goes on with the turn, where nothing else is at stake. */
const MAIN: ReadonlySet<Move['kind']> = new Set(['roll-dice', 'begin-combat', 'warm-up', 'enter-market', 'leave-market', 'end-turn']);

/** What a lesson says again after a move: what the dice showed, and what came of it. */
const RETOLD: ReadonlySet<Event['kind']> = new Set(['harmed', 'combat-rolled', 'challenge-defeated', 'gold-gained', 'experience-gained', 'warmed-up', 'princess-found']);

/** What the Frozen Wastes bring along beside their board. */
const frozenWastes: GameModule = {
  naming,
  describe,
  choicesInWords,
  isAside: ({ kind }) => ASIDE.has(kind),
  isMain: ({ kind }) => MAIN.has(kind),
  inspects: (anchor) => INSPECTED.test(anchor),
  drawsSeats: true,
  isBeginning: ({ kind }) => kind === 'turn-began' || kind === 'challenge-met' || kind === 'hero-attacked',
  isRetold: ({ kind }) => RETOLD.has(kind),
  isMinor: ({ kind }) => QUIET.has(kind),
  hold: ({ kind }) => SLOW[kind] ?? 600,
  rolls: ({ kind }) => (ROLLED.has(kind) ? ROLL : 0),
};

export default frozenWastes;
