import type { Phrases } from '../../lib/text/phrases';
import { cardOf, faceOf } from './faces';
import { powersIn, type Land } from './lands';
import type { Beat, Offer } from './table';
import { eventsIn } from './told';
import { catalogue } from './catalogue';
import type { Attack, Event, Move, View } from './types';

/** A line of the sum: what it is, who brought it, by how much, and the value after it; a weapon that changes no number, with what it did. */
export interface Row {
  by: string;
  source: string;
  amount: number | undefined;
  /** None where it changes no number, or one that the sum is not about. */
  total: number | undefined;
  against: string | undefined;
  did: Event[];
}

export interface Answer {
  seat: string;
  value: number;
  /** The least that holds: as much as the attack, or more where equal is not enough. (valda:R75) */
  needed: number;
  cards: string[];
  defence: number;
  state: 'open' | 'defended' | 'endured' | 'cancelled' | 'hit' | 'held';
}

/** What a defence was worth, and where that is not what is printed, what it is made of. (valda:R134) */
export function valueOf({ cards, defence }: Answer, phrases: Phrases): string {
  const printed = cards.reduce((sum, card) => sum + (faceOf(card)?.value ?? 0), 0);
  return defence > printed && printed > 0 ? `${defence} (${printed} + ${defence - printed} ${phrases.name('occupant:tyr')})` : `${defence}`;
}

/** An attack as it is shown: the sum as it came, each target with its answer, and how it ended. */
export interface Duel {
  from: string;
  cards: string[];
  isOpen: boolean;
  /** Against whom the sum counts: the reader if they are attacked, else the only target. Of several it is what counts against all of them. */
  of: string | undefined;
  value: number;
  rows: Row[];
  answers: Answer[];
  /** Who used a weapon or passed, and which weapon. */
  reactions: Readonly<Record<string, string | undefined>>;
  /** What came of it: losses, thefts and rewards since it was resolved. */
  outcome: Event[];
}

/** So many consequences are told at the table, one for each of five seats; the log has all of them. */
const MOST_TOLD = 5;

/** Whether a weapon would cancel an attack of who uses it. (valda:R221) */
export const cancelsOwn = (card: string, from: string | undefined, me: string | undefined): boolean => from !== undefined && from === me && cardOf(card)?.effect === 'cancel-attack';

export const consequences = ({ outcome }: Duel): Event[] => outcome.slice(0, MOST_TOLD);

/** What says nothing about how an attack ended. */
const UNTOLD: ReadonlySet<Event['kind']> = new Set(['phase-began', 'passed', 'held', 'deck-shuffled', 'weapon-used']);

type Declared = Extract<Event, { kind: 'attack-declared' }>;

/** The attack under way, or the last one of this phase with its result, as this seat reads it. */
export function duelOf(view: View, log: readonly Beat[], me?: string): Duel | undefined {
  const events = sinceDeclared(log);
  const attack = view.state.pending.attack;
  const tiesHold = !/ defence-ties fail\b/.test(view.state.rules);
  if (attack) return underWay(attack, events, tiesHold, me);
  return view.state.progress.phase === 'attack' && !view.state.over ? finished(events, tiesHold, me) : undefined;
}

/** What happened since the last attack was declared; nothing if its phase is over. */
function sinceDeclared(log: readonly Beat[]): Event[] {
  const events = eventsIn(log);
  const from = events.findLastIndex(({ kind }) => kind === 'attack-declared');
  const since = from < 0 ? [] : events.slice(from);
  return since.some(({ kind }) => kind === 'turn-began') ? [] : since;
}

/** The moments at which a weapon is about the attack under way. */
const REACTIONS: ReadonlySet<string> = new Set(['declared', 'defended', 'defence', 'successful', 'stealing', 'followers-lost']);

const isReaction = (event: Event): event is Extract<Event, { kind: 'weapon-used' }> => event.kind === 'weapon-used' && (cardOf(event.card)?.timings ?? []).some((timing) => REACTIONS.has(timing));

/** The cards of an attack with their printed values, then each change and each weapon in the order in which they came. */
function rowsOf({ from, cards, base, changes }: Attack, events: readonly Event[], of: string | undefined): Row[] {
  let total = 0;
  const rows: Row[] = cards.map((card, at) => {
    const amount = cards.length === 1 ? base : (faceOf(card)?.value ?? 0);
    total = at === cards.length - 1 ? base : total + amount;
    return { by: from, source: card, amount, total, against: undefined, did: [] };
  });
  const first = rows.length;
  for (const { by, source, amount, against } of changes) {
    const counts = against === undefined || against === of;
    if (counts) total += amount;
    rows.push({ by, source, amount, total: counts ? total : undefined, against, did: [] });
  }
  let after = first + changes.length - events.filter(({ kind }) => kind === 'attack-changed').length; // a log may begin in the middle
  events.forEach((event, at) => {
    if (event.kind === 'attack-changed') after++;
    if (!isReaction(event) || changes.some(({ by, source }) => by === event.seat && source === event.card)) return;
    const did = events.slice(at + 1).filter((one) => 'cause' in one && one.cause?.endsWith(`@${event.card}`));
    rows.splice(after, 0, { by: event.seat, source: event.card, amount: undefined, total: undefined, against: event.on, did });
    after++;
  });
  return rows;
}

/** What everybody did last about the attack. */
function reactionsIn(events: readonly Event[]): Record<string, string | undefined> {
  const last: Record<string, string | undefined> = {};
  for (const event of events) {
    if (event.kind === 'passed') last[event.seat] ??= undefined;
    if (isReaction(event)) last[event.seat] = event.card;
  }
  return last;
}

function underWay(attack: Attack, events: readonly Event[], tiesHold: boolean, me: string | undefined): Duel {
  const { from, cards, base, changes, targets } = attack;
  const resolved = events.find((event) => event.kind === 'attack-resolved');
  const endured = new Set(events.flatMap((event) => (event.kind === 'endured' ? [event.seat] : [])));
  const of = targets.find(({ seat }) => seat === me || targets.length === 1)?.seat;
  const valueFor = (seat: string | undefined): number =>
    Math.max(0, changes.reduce((sum, { amount, against }) => (against === undefined || against === seat ? sum + amount : sum), base));
  const stateOf = (seat: string, hasCards: boolean, out: boolean): Answer['state'] => {
    if (out) return 'cancelled';
    if (resolved) return resolved.hit.includes(seat) ? 'hit' : 'held';
    return hasCards ? 'defended' : endured.has(seat) ? 'endured' : 'open';
  };
  return {
    from,
    cards,
    isOpen: true,
    of,
    value: valueFor(of),
    rows: rowsOf(attack, events, of),
    reactions: reactionsIn(events),
    outcome: resolved ? events.slice(events.indexOf(resolved) + 1).filter(({ kind }) => !UNTOLD.has(kind)) : [],
    answers: targets.map((target) => ({
      seat: target.seat,
      value: valueFor(target.seat),
      needed: valueFor(target.seat) + (tiesHold ? 0 : 1),
      cards: target.cards,
      defence: target.defence,
      state: stateOf(target.seat, target.cards.length > 0, target.out),
    })),
  };
}

/** Put together again from what was told. */
function finished(events: readonly Event[], tiesHold: boolean, me: string | undefined): Duel | undefined {
  const [first] = events;
  if (first?.kind !== 'attack-declared') return undefined;
  const attack = events.reduce<Attack>(apply, begun(first));
  return { ...underWay(attack, events, tiesHold, me), isOpen: false };
}

/** The least that holds, and against whom, once for all of whom it is the same; whoever it is cancelled for needs nothing. */
export function needsOf({ answers }: Duel): { needed: number; seats: string[] }[] {
  const concerned = answers.filter(({ state }) => state !== 'cancelled');
  return [...new Set(concerned.map(({ needed }) => needed))].map((needed) => ({ needed, seats: concerned.filter((one) => one.needed === needed).map(({ seat }) => seat) }));
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const begun = ({ seat, cards, targets, value }: Declared): Attack => ({
  from: seat,
  cards,
  base: value,
  changes: [],
  targets: targets.map((target) => ({ seat: target, cards: [], defence: 0, out: false })),
  spent: [],
});

function apply(attack: Attack, event: Event): Attack {
  const target = (seat: string | undefined, change: Partial<Attack['targets'][number]>): Attack => ({
    ...attack,
    targets: attack.targets.map((one) => (seat === undefined || one.seat === seat ? { ...one, ...change } : one)),
  });
  switch (event.kind) {
    case 'attack-changed': {
      const { seat: by, source, amount, against } = event;
      return { ...attack, changes: [...attack.changes, { by, source, amount, ...(against === undefined ? {} : { against }) }] };
    }
    case 'defended':
      return target(event.seat, { cards: [event.card], defence: event.value });
    case 'defence-claimed':
      return target(event.target, { cards: [], defence: 0 });
    case 'attack-cancelled':
      return target(event.against, { out: true });
    default:
      return attack;
  }
}

/** A card the reader holds against an attack: what it is worth, whether it is enough, and the weapon that is spent with it. */
export interface Defence {
  anchor: string;
  value: number;
  holds: boolean;
  spends: string | undefined;
  isSmallest: boolean;
}

/** The weapon a way to defend uses up. (valda:R195) */
const SPENT: Readonly<Partial<Record<Move['kind'], string>>> = { 'defend-with-aegis': 'card:aegis' };

/** The defence cards of a hand and whatever else is offered; what costs a weapon too comes last, and is never the smallest. */
export function defencesOf(hand: readonly string[], offers: readonly Offer[], bonus: number): Defence[] {
  const kinds = new Map(offers.flatMap(({ move }) => ('card' in move ? [[move.card as string, move.kind] as const] : [])));
  const spent = (kind: Move['kind'] | undefined): string | undefined => (kind === undefined ? undefined : SPENT[kind]);
  const cards = [...new Set(hand)]
    .filter((anchor) => faceOf(anchor)?.kind === 'defence' || kinds.has(anchor))
    .map((anchor) => ({ anchor, value: (faceOf(anchor)?.value ?? 0) + bonus, holds: kinds.has(anchor), spends: spent(kinds.get(anchor)) }))
    .sort((one, other) => Number(one.spends !== undefined) - Number(other.spends !== undefined) || one.value - other.value);
  const least = cards.find(({ holds, spends }) => holds && spends === undefined)?.value;
  return cards.map((card) => ({ ...card, isSmallest: card.holds && card.spends === undefined && card.value === least }));
}

/** What Tyr adds to the defence cards of somebody. (valda:R134) */
export function bonusOf(seat: string | undefined, lands: readonly Land[]): number {
  const level = powersIn(lands, 'attack', seat).find(({ occupant }) => occupant === 'occupant:tyr')?.level;
  return level === undefined ? 0 : (catalogue.occupant.tyr?.[level === 2 ? 'level2' : 'level1'] ?? 0);
}

export const STAGES = ['declared', 'weapons', 'defence', 'answers', 'result'] as const;
export type Stage = (typeof STAGES)[number];

/** How far an attack has come. What is asked now says it; while it is told, what has happened. */
export function stageOf({ isOpen, cards, rows, answers }: Duel, ask: string | undefined): Stage {
  const isAnswered = answers.some(({ state }) => state !== 'open');
  if (!isOpen || answers.some(({ state }) => state === 'hit' || state === 'held')) return 'result';
  if (ask === 'choose-defence') return 'defence';
  if (isAnswered) return 'answers';
  return ask === 'answer-window' || rows.length > cards.length ? 'weapons' : 'declared';
}
