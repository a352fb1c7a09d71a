import { withoutUndone } from '../../lib/match/undone';
import { challengeOf, powersOf } from './cards';
import { idOf, lifeLeft, sidesOf, type Side } from './parties';
import type { Beat, Offer } from './table';
import type { Attribute, CombatRolled, Event, Move, Phase, Setback, View } from './types';

export const PHASES: readonly Phase[] = ['ranged', 'melee', 'magic'];
/** What is added in each of these phases, in the same order. */
export const ATTRIBUTES: readonly Attribute[] = ['mind', 'body', 'spirit'];

/** What can be done in the phase that is being fought, with what the view says of it. */
export interface Action {
  offer: Offer | undefined;
  who: string;
  attacks: boolean;
  bonus: number;
  damage: number;
  /** That the roll succeeds, in hundredths. */
  chance: number;
  /** The least that two dice must show. */
  needed: number;
  /** How the fight ends after it, if all is chosen well. */
  end: End | undefined;
  /** What a failure does to the party. */
  miss: readonly Setback[];
  /** Whether a hit decides the fight: the Challenge is defeated, or the other hero knocked out. */
  isLast: boolean;
}

/** In hundredths. */
export interface End {
  win: number;
  knockout: number;
}

/** Hundredths of what is told in thousandths; what is not quite sure is never called sure. */
export function percent(thousandths: number): number;
export function percent(thousandths: number | undefined): number | undefined;
export function percent(thousandths: number | undefined): number | undefined {
  if (thousandths === undefined || thousandths <= 0 || thousandths >= 1000) return thousandths === undefined ? undefined : Math.sign(thousandths) * 100;
  return Math.min(99, Math.max(1, Math.round(thousandths / 10)));
}

export function endAfter(view: View, move: string): End | undefined {
  const found = view.forecasts.find((one) => one.move === move);
  if (!found) return undefined;
  const win = percent(found.win);
  return { win, knockout: Math.min(percent(found.knockout), 100 - win) }; // both rounded up would be more than all
}

/** The chance to win the fight, in hundredths, as long as both sides stand. */
export function oddsOf(view: View): number | undefined {
  const { fight } = view.field;
  const life = view.outlook.rolls?.life ?? challengeOf(fight?.foe)?.life ?? 0;
  const hero = sidesOf(view).find(({ seat }) => seat === fight?.hero);
  const isOver = !fight || !hero || fight.decided || fight.wounds >= life || lifeLeft(hero.party.body, hero.sheet.life) === 0;
  return isOver ? undefined : percent(view.odds);
}

/** An answer about a roll that is about to be made, or about one that failed, with what comes of it. */
export interface RollAnswer {
  offer: Offer;
  /** That the roll succeeds, in hundredths. */
  chance: number | undefined;
  end: End | undefined;
}

const ABOUT_ROLLS: ReadonlySet<string> = new Set(['boost-roll', 'failed-roll', 'failed-test']);
/** Whether the answers to this question lie beside the dice. */
export const isAboutRoll = (ask: string | undefined): boolean => ask !== undefined && ABOUT_ROLLS.has(ask);

export function rollAnswers(view: View, ask: string | undefined, offers: readonly Offer[]): RollAnswer[] {
  return isAboutRoll(ask) ? offers.map((offer) => ({ offer, chance: percent(view.prospects.find(({ move }) => move === offer.line)?.chance), end: endAfter(view, offer.line) })) : [];
}

/** How an action is written as a move. */
export const lineOf = ({ who, attacks }: { who: string; attacks: boolean }): string => (attacks ? `attack ${idOf(who)}` : 'defend');

/** Who can do what in a phase; without an offer for those who have attacked already or are not asked. */
export function actionsIn(view: View, phase: Phase, offers: readonly Offer[]): Action[] {
  const rolls = view.outlook.rolls;
  const target = rolls?.values[PHASES.indexOf(phase)] ?? 0;
  const isNow = view.field.fight?.phase === phase;
  const left = enemyLife(view);
  return (rolls?.choices ?? [])
    .filter((choice) => choice.phase === phase)
    .map(({ who, attacks, bonus, damage, chance, miss }) => ({
      offer: isNow ? offers.find(({ move }) => isAction(move, who, attacks)) : undefined,
      who,
      attacks,
      bonus,
      damage,
      chance: percent(chance),
      needed: Math.max(2, target - bonus),
      end: isNow ? endAfter(view, lineOf({ who, attacks })) : undefined,
      miss,
      isLast: attacks && damage > 0 && damage >= left,
    }));
}

/** The party that a character belongs to. */
export const partyOf = (sides: readonly Side[], who: string): Side | undefined => sides.find(({ party }) => party.hero === who || party.cards.some(({ card }) => card === who));

/** What the one who is attacked can still take. */
function enemyLife(view: View): number {
  const { fight } = view.field;
  if (fight?.rival === undefined) return (view.outlook.rolls?.life ?? 0) - (fight?.wounds ?? 0);
  const attacker = partyOf(sidesOf(view), view.outlook.rolls?.choices[0]?.who ?? '')?.seat;
  const rival = sidesOf(view).find(({ seat }) => (seat === fight.hero || seat === fight.rival) && seat !== attacker);
  return rival ? lifeLeft(rival.party.body, rival.sheet.life) : 0;
}

/** Whether a failed roll in a phase costs nothing: no wound, and nothing else that is printed on the card. */
export function isHarmless(foe: string | undefined, phase: Phase, damage: number): boolean {
  const misses = challengeOf(foe)?.threats.filter((threat) => threat.startsWith('threat:miss/')) ?? [];
  return damage === 0 && !misses.some((threat) => PHASES.every((one) => !threat.split('/').includes(one)) || threat.split('/').includes(phase));
}

const isAction = (move: Move, who: string, attacks: boolean): boolean => (attacks ? move.kind === 'attack' && move.who === who : move.kind === 'defend');

/** The ways out of a fight, each with its chance. */
export interface WayOut {
  attribute: string;
  bonus: number;
  chance: number;
  offer: Offer | undefined;
  end: End | undefined;
  miss: readonly Setback[];
}

export function waysOut(view: View, offers: readonly Offer[]): WayOut[] {
  const rolls = view.outlook.rolls;
  return (rolls?.escapes ?? []).map(({ attribute, bonus, chance, miss }) => ({
    attribute,
    bonus,
    chance: percent(chance),
    offer: offers.find(({ move }) => isEscape(move, attribute)),
    end: endAfter(view, `escape ${attribute}`),
    miss,
  }));
}

const isEscape = (move: Move, attribute: string): boolean => move.kind === 'escape' && move.attribute === attribute;

/** A roll with its place among all rolls, so that dice that were rolled again roll again; while they roll it says nothing yet. */
export interface Rolling {
  number: number;
  isRolling: boolean;
}
export type PhaseRoll = CombatRolled & Rolling & { /** What was used for it. */ used: readonly Part[] };

/** One thing that is added to a roll, by what brings it. */
export interface Part {
  /** A card; nothing for the value itself. */
  from: string | undefined;
  amount: number;
}

/** What powers added to a roll before its dice fell. */
function usedFor(events: readonly Event[], number: number): Part[] {
  const named = events.slice(0, number).findLastIndex(({ kind }) => kind === 'actor-named');
  return events.slice(named + 1, number).flatMap((event) => {
    if (named < 0 || event.kind !== 'power-used' || (event.deed !== 'attack' && event.deed !== 'defence')) return [];
    const power = powersOf(event.card).find(({ when, what }) => when !== 'always' && what === event.deed);
    return power ? [{ from: event.card, amount: Number(power.rest[0]) }] : [];
  });
}

/** Everything that was told and still counts, and what the dice are about to tell. */
const toldOf = (log: readonly Beat[], rolling: Event | undefined): Event[] => [...withoutUndone(log).flatMap(({ events }) => events), ...(rolling ? [rolling] : [])];

/** The roll of each phase of the round that is being fought, as far as it was made. */
export function rollsOf(log: readonly Beat[], rolling?: Event): Partial<Record<Phase, PhaseRoll>> {
  const events = toldOf(log, rolling);
  const round = events.findLastIndex(({ kind }) => kind === 'round-fought' || kind === 'challenge-met' || kind === 'hero-attacked');
  const rolls: Partial<Record<Phase, PhaseRoll>> = {};
  events.forEach((event, number) => {
    if (number >= round && event.kind === 'combat-rolled') rolls[event.phase] = { ...event, number, isRolling: event === rolling, used: usedFor(events, number) };
  });
  return rolls;
}

/** A test or an escape, as it lies on the table: what two dice and a bonus have to reach. */
export interface TestRoll extends Rolling {
  /** What is tested; nothing for an escape. */
  skill: string | undefined;
  attribute: string;
  dice: readonly number[];
  bonus: number;
  target: number;
}

/** The last test or escape of this fight, unless a round has begun or a phase was fought since. */
export function testOf(log: readonly Beat[], rolling?: Event): TestRoll | undefined {
  const events = toldOf(log, rolling);
  const since = events.findLastIndex(({ kind }) => kind === 'round-fought' || kind === 'combat-rolled' || kind === 'challenge-met' || kind === 'hero-attacked');
  const number = events.findLastIndex(({ kind }) => kind === 'test-rolled' || kind === 'escape-rolled');
  const event = events[number];
  if (number < since || !event) return undefined;
  const isRolling = event === rolling;
  if (event.kind === 'test-rolled') return { number, isRolling, skill: event.skill ?? event.attribute, attribute: event.attribute, dice: [event.first, event.second], bonus: event.bonus, target: event.difficulty };
  return event.kind === 'escape-rolled' ? { number, isRolling, skill: undefined, attribute: event.attribute, dice: [event.first, event.second], bonus: event.bonus, target: event.target } : undefined;
}

const ENDS: ReadonlySet<Event['kind']> = new Set(['challenge-defeated', 'challenge-remains', 'escaped', 'knocked-out']);

/** What ended the fight that is still on the table, until everything about it is told. */
export function endOf(log: readonly Beat[]): Event | undefined {
  const events = toldOf(log, undefined);
  const start = events.findLastIndex(({ kind }) => kind === 'adventure-drawn' || kind === 'challenge-met' || kind === 'hero-attacked');
  return start < 0 ? undefined : events.slice(start).find(({ kind }) => ENDS.has(kind));
}

const TOLD: ReadonlySet<Event['kind']> = new Set([...ENDS, 'adventure-drawn', 'challenge-met', 'hero-attacked', 'round-fought', 'combat-rolled', 'target-rolled', 'escape-rolled', 'test-rolled', 'harmed', 'harm-cancelled', 'enemy-wounded', 'enemy-lowered', 'combat-changed', 'frost-bit', 'ally-died', 'luckstone-used']);

/** What happened in this fight, the latest last. */
export function story(log: readonly Beat[], most: number): Event[] {
  const events = withoutUndone(log).flatMap(({ events: told }) => told);
  const start = events.findLastIndex(({ kind }) => kind === 'challenge-met' || kind === 'hero-attacked');
  return events.slice(Math.max(0, start)).filter(({ kind }) => TOLD.has(kind)).slice(-most);
}

/** How likely two ten-sided dice show each sum, from 2 to 20, in hundredths: the curve behind every chance. */
export const CURVE: readonly number[] = Array.from({ length: 19 }, (_, index) => 10 - Math.abs(index - 9));
