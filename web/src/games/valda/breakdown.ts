import { withoutUndone } from '../../lib/match/undone';
import type { Beat } from '../../lib/wire';
import { cardOf } from './faces';
import { seatAt, templesOf } from './places';
import type { Event, View } from './types';

/** Where followers come from, and where they go. */
export const SOURCES = ['temple', 'power', 'card', 'theft', 'skull', 'loss'] as const;
export type Source = (typeof SOURCES)[number];

/** What a power can bring; `skulls` is what its dice cost, `value` what it adds to attacks and defences. */
export const UNITS = ['followers', 'skulls', 'runes', 'cards', 'value'] as const;
export type Unit = (typeof UNITS)[number];

/** How everybody stood after a turn. */
export interface Standing {
  step: number;
  round: number;
  followers: number[];
}

export interface Tally {
  seat: string;
  sources: Record<Source, number>;
  /** Attacks made and their hits; attacks of others that were held, and those that were not. */
  attacks: { made: number; hits: number; held: number; suffered: number };
  temples: { built: number; destroyed: number; left: number };
}

/** What one power brought to each seat: how often it was used, and how much of what. */
export interface Worth {
  occupant: string;
  seats: ({ uses: number } & Record<Unit, number>)[];
}

export interface Breakdown {
  standings: Standing[];
  tallies: Tally[];
  powers: Worth[];
}

/** What the log tells of a finished match. */
export function breakdownOf(beats: readonly Beat[], end: View): Breakdown {
  const steps = withoutUndone(beats).flatMap(({ step, events }) => (events as Event[]).map((event) => ({ step, event })));
  const events = steps.map(({ event }) => event);
  return {
    standings: standingsOf(steps, end),
    tallies: end.state.players.map((_, index) => tallyOf(seatAt(index), events, end)),
    powers: powersOf(events, end.state.players.length),
  };
}

interface Change {
  seat: string;
  source: Source;
  followers: number;
}

/** Whose followers an event changes, by how many, and where they come from. */
function changesOf(event: Event): Change[] {
  switch (event.kind) {
    case 'followers-gained':
      return [{ seat: event.seat, source: sourceOf(event.cause), followers: event.followers }];
    case 'followers-traded':
      return [{ seat: event.seat, source: 'power', followers: event.followers }];
    case 'followers-lost':
      return [{ seat: event.seat, source: isSkull(event.cause) ? 'skull' : 'loss', followers: -event.followers }];
    case 'followers-stolen':
      return [
        { seat: event.thief, source: 'theft', followers: event.followers },
        { seat: event.victim, source: 'loss', followers: -event.followers },
      ];
    default:
      return [];
  }
}

/** `valda:R54` is a new temple; a cause names the card or the occupant otherwise. */
function sourceOf(cause = ''): Source {
  if (cause.includes('@occupant:')) return 'power';
  return cause.includes('@card:') ? 'card' : 'temple';
}

/** A seat loses followers by its own dice where a power or its card rolled for them; otherwise somebody took them. */
function isSkull(cause = ''): boolean {
  const [, card] = /@(card:.+)$/.exec(cause) ?? [];
  return cause.includes('@occupant:') || (card !== undefined && cardOf(card)?.effect === 'roll-for-followers');
}

/** Counted back from the end, so that it holds for matches that did not begin at 0 too. */
function standingsOf(steps: readonly { step: number; event: Event }[], end: View): Standing[] {
  const changes = steps.flatMap(({ event }) => changesOf(event));
  const followers = end.state.players.map((player, index) => player.followers - sum(changes, seatAt(index)));
  const standings: Standing[] = [];
  let round = 0;
  for (const { step, event } of steps) {
    if (event.kind === 'turn-began') {
      if (round > 0) standings.push({ step, round, followers: [...followers] });
      round = event.round;
    }
    for (const { seat, followers: more } of changesOf(event)) followers[indexOf(seat)]! += more;
  }
  return [...standings, { step: steps.at(-1)?.step ?? 0, round, followers }];
}

function tallyOf(seat: string, events: readonly Event[], end: View): Tally {
  const changes = events.flatMap(changesOf);
  const resolved = events.filter((event) => event.kind === 'attack-resolved');
  const has = (kind: Event['kind']): number => events.filter((event) => event.kind === kind && 'seat' in event && event.seat === seat).length;
  return {
    seat,
    sources: Object.fromEntries(SOURCES.map((source) => [source, sum(changes.filter((change) => change.source === source), seat)])) as Tally['sources'],
    attacks: {
      made: has('attack-declared'),
      hits: resolved.filter((attack) => attack.seat === seat).reduce((count, { hit }) => count + hit.length, 0),
      held: resolved.filter(({ held }) => held.includes(seat)).length,
      suffered: resolved.filter(({ hit }) => hit.includes(seat)).length,
    },
    temples: { built: has('temple-placed'), destroyed: has('temple-destroyed'), left: templesOf(end, seat) },
  };
}

function powersOf(events: readonly Event[], seats: number): Worth[] {
  const worths = new Map<string, Worth>();
  for (const event of events) {
    const [, occupant] = /@(occupant:.+)$/.exec('cause' in event ? (event.cause ?? '') : '') ?? [];
    if (!occupant || !('seat' in event) || !event.seat) continue;
    const worth = worths.get(occupant) ?? { occupant, seats: Array.from({ length: seats }, () => ({ uses: 0, followers: 0, skulls: 0, runes: 0, cards: 0, value: 0 })) };
    worths.set(occupant, worth);
    const own = worth.seats[indexOf(event.seat)];
    if (own) count(own, event);
  }
  return [...worths.values()];
}

/** A roll follows its trade, and what is paid for it or put back belongs to it: only the power itself is a use. */
const PARTS: ReadonlySet<string> = new Set(['followers-gained', 'followers-lost', 'card-discarded', 'card-put-under']);

function count(own: Worth['seats'][number], event: Event): void {
  if (!PARTS.has(event.kind)) own.uses++;
  if (event.kind === 'followers-gained' || event.kind === 'followers-traded') own.followers += event.followers;
  if (event.kind === 'followers-lost') own.skulls += event.followers;
  if (event.kind === 'runes-gained') own.runes += event.runes;
  if (event.kind === 'cards-drawn') own.cards += event.count;
  if (event.kind === 'card-put-under') own.cards--;
  if (event.kind === 'attack-changed') own.value += event.amount;
  if (event.kind === 'defended') own.value += event.bonus;
}

const sum = (changes: readonly Change[], seat: string): number => changes.reduce((all, change) => (change.seat === seat ? all + change.followers : all), 0);

const indexOf = (seat: string): number => Number(seat.slice('seat:'.length)) - 1;
