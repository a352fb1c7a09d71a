import type { Beat, Offer } from '../../lib/wire';
import { faceOf } from './faces';
import type { Attack, Defend, Event, View } from './types';

/** A line of the sum: what it is, who brought it, by how much, and the value after it. */
export interface Row {
  by: string;
  source: string;
  amount: number;
  total: number;
  against: string | undefined;
}

export interface Answer {
  seat: string;
  value: number;
  cards: string[];
  defence: number;
  state: 'open' | 'defended' | 'endured' | 'cancelled' | 'hit' | 'held';
}

/** An attack as it is shown: the sum as it came, each target with its answer, and how it ended. */
export interface Duel {
  from: string;
  cards: string[];
  isOpen: boolean;
  rows: Row[];
  answers: Answer[];
  /** What came of it: losses, thefts and rewards since it was resolved. */
  outcome: Event[];
}

/** What says nothing about how an attack ended. */
const UNTOLD: ReadonlySet<string> = new Set(['phase-began', 'passed', 'held', 'deck-shuffled', 'card-discarded', 'cards-discarded', 'weapon-used']);

type Declared = Extract<Event, { kind: 'attack-declared' }>;

/** The attack under way, or the last one of this phase with its result. */
export function duelOf(view: View, log: readonly Beat[]): Duel | undefined {
  const events = sinceDeclared(log);
  const attack = view.state.pending.attack;
  if (attack) return underWay(attack, events);
  return view.state.progress.phase === 'attack' && !view.state.over ? finished(events) : undefined;
}

/** What happened since the last attack was declared; nothing if its phase is over. */
function sinceDeclared(log: readonly Beat[]): Event[] {
  const events = log.flatMap((beat) => beat.events as Event[]);
  const from = events.findLastIndex(({ kind }) => kind === 'attack-declared');
  const since = from < 0 ? [] : events.slice(from);
  return since.some(({ kind }) => kind === 'turn-began') ? [] : since;
}

function underWay({ from, cards, base, changes, targets }: Attack, events: readonly Event[]): Duel {
  const resolved = events.find((event) => event.kind === 'attack-resolved');
  const endured = new Set(events.flatMap((event) => (event.kind === 'endured' ? [event.seat] : [])));
  let total = base;
  const rows = changes.map(({ by, source, amount, against }) => ({ by, source, amount, against, total: (total += amount) }));
  const valueFor = (seat: string): number =>
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
    rows: [{ by: from, source: cards[0] ?? '', amount: base, total: base, against: undefined }, ...rows],
    outcome: resolved ? events.slice(events.indexOf(resolved) + 1).filter(({ kind }) => !UNTOLD.has(kind)) : [],
    answers: targets.map((target) => ({
      seat: target.seat,
      value: valueFor(target.seat),
      cards: target.cards,
      defence: target.defence,
      state: stateOf(target.seat, target.cards.length > 0, target.out),
    })),
  };
}

/** Put together again from what was told. */
function finished(events: readonly Event[]): Duel | undefined {
  const [first] = events;
  if (first?.kind !== 'attack-declared') return undefined;
  const attack = events.reduce<Attack>(apply, begun(first));
  return { ...underWay(attack, events), isOpen: false };
}

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
const SPENT: Readonly<Record<string, string>> = { 'defend-with-aegis': 'card:aegis' };

/** The defence cards of a hand and whatever else is offered; what costs a weapon too comes last, and is never the smallest. */
export function defencesOf(hand: readonly string[], offers: readonly Offer[], bonus: number): Defence[] {
  const kinds = new Map(offers.flatMap(({ move }) => ('card' in move ? [[(move as Defend).card as string, move.kind] as const] : [])));
  const cards = [...new Set(hand)]
    .filter((anchor) => faceOf(anchor)?.kind === 'defence' || kinds.has(anchor))
    .map((anchor) => ({ anchor, value: (faceOf(anchor)?.value ?? 0) + bonus, holds: kinds.has(anchor), spends: SPENT[kinds.get(anchor) ?? ''] }))
    .sort((one, other) => Number(one.spends !== undefined) - Number(other.spends !== undefined) || one.value - other.value);
  const least = cards.find(({ holds, spends }) => holds && spends === undefined)?.value;
  return cards.map((card) => ({ ...card, isSmallest: card.holds && card.spends === undefined && card.value === least }));
}

export const STAGES = ['declared', 'weapons', 'defence', 'answers', 'result'] as const;
export type Stage = (typeof STAGES)[number];

/** How far an attack has come. What is asked now says it; while it is told, what has happened. */
export function stageOf({ isOpen, rows, answers }: Duel, ask: string | undefined): Stage {
  const isAnswered = answers.some(({ state }) => state !== 'open');
  if (!isOpen || answers.some(({ state }) => state === 'hit' || state === 'held')) return 'result';
  if (ask === 'choose-defence') return 'defence';
  if (isAnswered) return 'answers';
  return ask === 'answer-window' || rows.length > 1 ? 'weapons' : 'declared';
}
