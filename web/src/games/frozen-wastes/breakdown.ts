import { withoutUndone } from '../../lib/match/undone';
import type { Beat } from './table';
import { wayOf, type Leg } from './trails';
import type { Event, View } from './types';

/** How an adventure ended: won, got away from, lost, or a foe that is still there. */
export const ENDS = ['won', 'fled', 'fell', 'stayed'] as const;
export type End = (typeof ENDS)[number];

export interface Encounter {
  round: number;
  step: number;
  at: string | undefined;
  /** The Challenge, or the seat of the other hero. */
  foe: string;
  end: End;
}

/** Where gold came from and where it went. */
export const PURSES = ['won', 'sold', 'spoils', 'cards', 'gear', 'healing', 'warmth', 'lost'] as const;
export type Purse = (typeof PURSES)[number];

/** Two dice against a number: how often it came off, and how often it should have. */
export interface Luck {
  rolls: number;
  hits: number;
  expected: number;
  /** The sum of all dice. */
  pips: number;
}

export interface Tale {
  seat: string;
  legs: Leg[];
  encounters: Encounter[];
  spaces: number;
  towns: number;
  knockouts: number;
  allies: number;
  /** Steps of Survival in which frost fell, counters of it, and of white death. */
  frost: { nights: number; taken: number; whiteDeath: number };
  gold: Record<Purse, number>;
  /** What was in the purse at the start: the rest of the sum. */
  start: number;
  experience: number;
  luck: Luck;
}

/** Something worth a look back. */
export interface Milestone {
  round: number;
  step: number;
  event: Event;
}

export interface Breakdown {
  tales: Tale[];
  milestones: Milestone[];
  rounds: number;
}

const MILESTONES: ReadonlySet<Event['kind']> = new Set(['legend-discovered', 'princess-found', 'princess-lost', 'knocked-out', 'hero-attacked', 'match-ended']);

/** What the log tells of a finished match. */
export function breakdownOf(beats: readonly Beat[], end: View): Breakdown {
  const tales = end.field.parties.map((_, index) => emptyTale(`seat:${index + 1}`));
  const milestones: Milestone[] = [];
  const at: (string | undefined)[] = [];
  const open: (Encounter | undefined)[] = [];
  let round = 1;
  for (const { step, events } of withoutUndone(beats)) {
    for (const event of events) {
      if (event.kind === 'round-began') round = event.round;
      if (MILESTONES.has(event.kind)) milestones.push({ round, step, event });
      if (event.kind === 'match-ended' && event.way === 'arshan' && event.winner) close(open, indexOf(event.winner), tales, 'won');
      const index = 'seat' in event && event.seat ? indexOf(event.seat) : -1;
      const tale = tales[index];
      if (!tale) continue;
      travel(tale, event, at, index, round);
      meet(tales, event, { open, index, at: at[index], round, step });
      count(tale, event);
    }
  }
  tales.forEach((tale, index) => (tale.start = (end.field.parties[index]?.gold ?? 0) - PURSES.reduce((sum, purse) => sum + tale.gold[purse], 0)));
  return { tales, milestones, rounds: Math.max(round, end.field.clock.round) };
}

const emptyTale = (seat: string): Tale => ({
  seat,
  legs: [],
  encounters: [],
  spaces: 0,
  towns: 0,
  knockouts: 0,
  allies: 0,
  frost: { nights: 0, taken: 0, whiteDeath: 0 },
  gold: { won: 0, sold: 0, spoils: 0, cards: 0, gear: 0, healing: 0, warmth: 0, lost: 0 },
  start: 0,
  experience: 0,
  luck: { rolls: 0, hits: 0, expected: 0, pips: 0 },
});

function travel(tale: Tale, event: Event, at: (string | undefined)[], index: number, round: number): void {
  const way = wayOf(event);
  if (!way) return;
  const from = at[index];
  at[index] = way.path.at(-1);
  if (!way.isCarried) tale.spaces += way.path.length;
  tale.legs.push({ round, isCarried: way.isCarried, path: from === undefined ? way.path : [from, ...way.path] });
}

interface Meeting {
  open: (Encounter | undefined)[];
  index: number;
  at: string | undefined;
  round: number;
  step: number;
}

/** Adventures begin with a foe and end in one of four ways; a hero who attacks another has the other as the foe. */
function meet(tales: readonly Tale[], event: Event, { open, index, at, round, step }: Meeting): void {
  if (event.kind === 'challenge-met') open[index] = { round, step, at, foe: event.challenge, end: 'stayed' };
  if (event.kind === 'hero-attacked') {
    open[index] = { round, step, at, foe: event.rival, end: 'stayed' };
    open[indexOf(event.rival)] = { round, step, at, foe: event.seat, end: 'stayed' };
  }
  const foe = open[index]?.foe;
  const other = foe?.startsWith('seat:') ? indexOf(foe) : undefined;
  if (event.kind === 'challenge-defeated') close(open, index, tales, 'won');
  if (event.kind === 'challenge-remains') close(open, index, tales, 'stayed');
  if (event.kind === 'escaped') {
    close(open, index, tales, 'fled');
    if (other !== undefined) close(open, other, tales, 'stayed');
  }
  if (event.kind === 'knocked-out') {
    close(open, index, tales, 'fell');
    if (other !== undefined) close(open, other, tales, 'won');
  }
}

function close(open: (Encounter | undefined)[], index: number, tales: readonly Tale[], end: End): void {
  const encounter = open[index];
  open[index] = undefined;
  if (encounter) tales[index]?.encounters.push({ ...encounter, end });
}

function count(tale: Tale, event: Event): void {
  const { gold, frost } = tale;
  switch (event.kind) {
    case 'market-entered':
      tale.towns++;
      break;
    case 'knocked-out':
      tale.knockouts++;
      gold.lost -= event.gold;
      break;
    case 'ally-died':
      tale.allies++;
      break;
    case 'harmed':
      if (event.harm === 'frost') frost.taken += event.amount;
      if (event.harm === 'white-death') frost.whiteDeath += event.amount;
      break;
    case 'frost-bit':
      if (!event.prevented) frost.whiteDeath++;
      break;
    case 'frost-fell':
      frost.nights++;
      break;
    case 'gold-gained':
      gold.won += event.gold;
      break;
    case 'gold-lost':
      gold.lost -= event.gold;
      break;
    case 'spoils-taken':
      gold.spoils += event.gold;
      break;
    case 'sold':
      gold.sold += event.price;
      break;
    case 'bought':
      gold.cards -= event.price;
      break;
    case 'gear-bought':
      gold.gear -= event.price;
      break;
    case 'healed':
      gold.healing -= event.price;
      break;
    case 'warmed-up':
      gold.warmth -= event.gold;
      break;
    case 'experience-gained':
      tale.experience += event.points;
      break;
    case 'test-rolled':
      roll(tale.luck, event, event.difficulty, event.passed);
      break;
    case 'combat-rolled':
      roll(tale.luck, event, event.target, event.hit);
      break;
    case 'escape-rolled':
      roll(tale.luck, event, event.target, event.escaped);
  }
}

function roll(luck: Luck, { first, second, bonus }: { first: number; second: number; bonus: number }, target: number, isHit: boolean): void {
  luck.rolls++;
  luck.pips += first + second;
  luck.hits += isHit ? 1 : 0;
  luck.expected += chanceOf(target - bonus);
}

/** How often two dice of ten sides show at least this much. */
export function chanceOf(least: number): number {
  let ways = 0;
  for (let one = 1; one <= 10; one++) ways += Math.min(10, Math.max(0, 11 - (least - one)));
  return ways / 100;
}

const indexOf = (seat: string): number => Number(seat.slice('seat:'.length)) - 1;
