import { withoutUndone } from '../../lib/match/undone';
import { catalogue } from './catalogue';
import { cardOf } from './faces';
import { RESOURCES, readStock } from './stock';
import { seatAt, templesOf } from './sides';
import type { Beat } from './table';
import type { Event, View } from './types';

/** Where followers come from, and where they go. */
export const SOURCES = ['temple', 'power', 'card', 'theft', 'skull', 'loss'] as const;
export type Source = (typeof SOURCES)[number];

export const LOSSES: readonly Source[] = ['skull', 'loss'];
export const GAINS: readonly Source[] = SOURCES.filter((source) => !LOSSES.includes(source));

/** What a power can bring; `skulls` is what its dice cost, `kept` what a skull did not cost, `value` what it adds to attacks and defences, `points` what it gives or saves, `attacks` those it allows beyond the first. */
export const UNITS = ['followers', 'skulls', 'kept', 'resources', 'runes', 'cards', 'points', 'value', 'attacks'] as const;
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
  /** The same in each round that was played, the first first; whoever's turn it was. */
  rounds: Record<Source, number>[];
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
  const steps = withoutUndone(beats).flatMap(({ step, events }) => events.map((event) => ({ step, event })));
  const events = steps.map(({ event }) => event);
  return {
    standings: standingsOf(steps, end),
    tallies: end.state.players.map((_, index) => tallyOf(seatAt(index), events, end)),
    powers: powersOf(events, end),
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

function sourcesOf(events: readonly Event[], seat: string): Record<Source, number> {
  const changes = events.flatMap(changesOf);
  return Object.fromEntries(SOURCES.map((source) => [source, sum(changes.filter((change) => change.source === source), seat)])) as Record<Source, number>;
}

/** The events of each round; what happened before the first turn belongs to the first. */
function roundsOf(events: readonly Event[]): Event[][] {
  const rounds: Event[][] = [[]];
  let last: number | undefined;
  for (const event of events) {
    if (event.kind === 'turn-began') {
      if (last !== undefined && event.round > last) rounds.push([]);
      last = event.round;
    }
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

function tallyOf(seat: string, events: readonly Event[], end: View): Tally {
  const resolved = events.filter((event) => event.kind === 'attack-resolved');
  const has = (kind: Event['kind']): number => events.filter((event) => event.kind === kind && 'seat' in event && event.seat === seat).length;
  return {
    seat,
    sources: sourcesOf(events, seat),
    rounds: roundsOf(events).map((round) => sourcesOf(round, seat)),
    attacks: {
      made: has('attack-declared'),
      hits: resolved.filter((attack) => attack.seat === seat).reduce((count, { hit }) => count + hit.length, 0),
      held: resolved.filter(({ held }) => held.includes(seat)).length,
      suffered: resolved.filter(({ hit }) => hit.includes(seat)).length,
    },
    temples: { built: has('temple-placed'), destroyed: has('temple-destroyed'), left: templesOf(end, seat) },
  };
}

function powersOf(events: readonly Event[], end: View): Worth[] {
  const worths = new Map<string, Worth>();
  const worthOf = (occupant: string, seat: string): Worth['seats'][number] => {
    const worth = worths.get(occupant) ?? { occupant, seats: end.state.players.map(() => ({ uses: 0, ...(Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Record<Unit, number>) })) };
    worths.set(occupant, worth);
    return worth.seats[indexOf(seat)]!;
  };
  /** An attack beyond the first has no cause of its own: it is Surtur's or Hel's, whoever of the two lives there. (valda:R67) */
  const fighter = end.state.areas.find(({ occupant }) => occupant === 'occupant:surtur' || occupant === 'occupant:hel')?.occupant;
  let turn = freshTurn();
  for (const event of events) {
    if (event.kind === 'turn-began') turn = freshTurn();
    if (event.kind === 'attack-declared' && turn.attackers.includes(event.seat) && fighter) {
      const own = worthOf(fighter, event.seat);
      own.uses++;
      own.attacks++;
    }
    const [, occupant] = /@(occupant:.+)$/.exec('cause' in event ? (event.cause ?? '') : '') ?? [];
    if (occupant && 'seat' in event && event.seat) count(worthOf(occupant, event.seat), event, occupant, turn);
    follow(turn, event, occupant);
  }
  return [...worths.values()];
}

/** So much of a turn is remembered: who attacked, the dice as they lie, whether they are for resources, and the cards that Freya has given. */
interface TurnSoFar {
  attackers: string[];
  faces: string[];
  isForResources: boolean;
  drawn: number;
}
const freshTurn = (): TurnSoFar => ({ attackers: [], faces: [], isForResources: false, drawn: 0 });

function follow(turn: TurnSoFar, event: Event, occupant: string | undefined): void {
  if (event.kind === 'attack-declared') turn.attackers.push(event.seat);
  if (event.kind === 'dice-rolled') [turn.faces, turn.isForResources] = [[...event.faces], event.cause === BY_DICE];
  if (event.kind === 'die-rerolled' || event.kind === 'die-turned') turn.faces[event.die - 1] = event.face;
  if (event.kind === 'cards-drawn' && occupant === FREYA) turn.drawn += event.count;
}

/** What follows from a power, is paid for it or put back belongs to it: only the power itself is a use. Kari's second resource follows from her roll. */
const PARTS: ReadonlySet<Event['kind']> = new Set(['followers-gained', 'followers-lost', 'resources-gained', 'card-discarded', 'card-put-under']);

const stockSize = (written: string): number => {
  const stock = readStock(written);
  return RESOURCES.reduce((all, kind) => all + stock[kind], 0);
};

/** How many resources a face of a die brings. */
const worthOfFace = (face: string | undefined): number => Number(/^face:(?:blood|diamond|gold)-(\d+)$/.exec(face ?? '')?.[1] ?? 0);

/** @param turn the turn before it */
function count(own: Worth['seats'][number], event: Event, occupant: string, turn: TurnSoFar): void {
  const isMore = event.kind === 'cards-drawn' && occupant === FREYA && turn.drawn > 0;
  if (!PARTS.has(event.kind) && !isMore) own.uses++;
  if (event.kind === 'followers-gained' || event.kind === 'followers-traded') own.followers += event.followers;
  if (event.kind === 'followers-lost') own.skulls += event.followers;
  if (event.kind === 'runes-gained') own.runes += event.runes;
  if (event.kind === 'resources-traded') own.resources += stockSize(event.taken);
  if (event.kind === 'resources-gained') own.resources += stockSize(event.resources);
  if (event.kind === 'die-rerolled' && turn.isForResources) own.resources += worthOfFace(event.face) - worthOfFace(turn.faces[event.die - 1]);
  if (event.kind === 'skull-softened') own.kept += event.kept;
  if (event.kind === 'points-gained') own.points += event.actions + event.points;
  if (event.kind === 'action-played') own.points++;
  if (event.kind === 'cards-drawn') own.cards += occupant === FREYA ? beyond(turn.drawn + event.count) - beyond(turn.drawn) : event.count;
  if (event.kind === 'card-put-under') own.cards--;
  if (event.kind === 'attack-changed') own.value += event.amount;
  if (event.kind === 'defended') own.value += event.bonus;
}

/** Her cards take the place of those that everybody draws, in two draws where the deck runs out between them. (valda:R106, R133) */
const FREYA = 'occupant:freya';
const beyond = (drawn: number): number => Math.max(0, drawn - (catalogue.constants.valda?.turnDraw ?? 0));
/** The dice that everybody rolls, for resources. (valda:R91) */
const BY_DICE = 'valda:R91';

const sum = (changes: readonly Change[], seat: string): number => changes.reduce((all, change) => (change.seat === seat ? all + change.followers : all), 0);

const indexOf = (seat: string): number => Number(seat.slice('seat:'.length)) - 1;
