import { withoutUndone } from '../../lib/match/undone';
import { eventsOf } from './events';
import type { Beat } from './table';
import type { Cause, ClaimView, Event } from './types';

/** A card in the middle: whose, and which, if this viewer may know. */
export interface Laid {
  seat: string;
  card?: string | undefined;
}

/** The last trick of this phase that was won, as it lay, so that it can be looked at until the next lead. */
export interface WonTrick {
  plays: Laid[];
  winner: string;
}

export function lastTrick(log: readonly Beat[]): WonTrick | undefined {
  let plays: Laid[] = [];
  let won: WonTrick | undefined;
  for (const event of eventsOf(...withoutUndone(log))) {
    switch (event.kind) {
      case 'card-led':
      case 'card-led-face-down':
        plays = [{ seat: event.seat, card: event.card }];
        break;
      case 'card-played':
        plays = [...without(plays, event.seat), { seat: event.seat, card: event.card }];
        break;
      case 'number-shown':
      case 'lead-turned-up':
        plays = plays.map((laid) => (laid.seat === event.seat ? { ...laid, card: event.card } : laid));
        break;
      case 'five-taken':
        plays = without(plays, event.owner);
        break;
      case 'trick-won':
        won = { plays, winner: event.winner };
        break;
      case 'phase-began':
        won = undefined;
        break;
      default:
    }
  }
  return won;
}

const CONSEQUENCES: ReadonlySet<Event['kind']> = new Set(['cards-scored', 'cards-discarded', 'lead-moved']);

/** What was told of the last trick that was won and has a cause: that it was won, and where cards and the lead went. */
export function whyWon(log: readonly Beat[]): Event[] {
  const told = eventsOf(...withoutUndone(log));
  const from = told.findLastIndex(({ kind }) => kind === 'trick-won');
  const to = told.findIndex(({ kind }, index) => index > from && (kind.startsWith('card-led') || kind === 'phase-began'));
  return told.slice(Math.max(0, from), to < 0 ? undefined : to).filter(({ kind }) => kind === 'trick-won' || CONSEQUENCES.has(kind));
}

/** Of what was told so, what to read where there is room for one line: what became of cards or lead that nobody would expect, else why it was won. */
export const mainReason = (told: readonly Event[]): Event | undefined => told.find((event) => event.kind !== 'trick-won' && hasCause(event)) ?? told[0];

const hasCause = ({ cause }: { kind: Event['kind']; cause?: Cause | undefined }): boolean => cause !== undefined;

const without = (plays: readonly Laid[], seat: string): Laid[] => plays.filter((laid) => laid.seat !== seat);

/** What lies in the middle: the trick under way, or the one before it until somebody leads. */
export function middle(view: ClaimView, log: readonly Beat[]): { plays: Laid[]; winner?: string | undefined; isPast: boolean } {
  const { plays, winner } = view.trick;
  if (plays.length > 0) return { plays: plays.map(({ seat, card }) => ({ seat, card })), winner, isPast: false };
  const before = lastTrick(log);
  return before ? { ...before, isPast: true } : { plays: [], isPast: false };
}

const HOLD: Readonly<Partial<Record<Event['kind'], number>>> = {
  'card-led': 620,
  'card-led-face-down': 620,
  'card-played': 620,
  'number-shown': 620,
  'lead-turned-up': 620,
  'trick-won': 1300,
  'lead-moved': 0,
  'cards-scored': 420,
  'cards-discarded': 420,
  'follower-won': 420,
  'follower-drawn': 700,
  'followers-taken': 420,
  'centre-turned': 420,
  'artifact-played': 1800,
  'phase-began': 1800,
  'pit-swallowed': 1800,
  'cards-given': 1800,
  'gnomes-counted': 1800,
  'toxic-revealed': 1800,
  'cards-poisoned': 1800,
  'fakes-unmasked': 1800,
  'couples-left': 1800,
  'vote-cast': 700,
  'match-ended': 0,
};

/** What became of cards or lead by a power is said with its reason, and that takes as long to read as why the trick was won. */
const READING = 1600;

/** How long each thing is seen: a card lands, the winner and the reason are read, then cards travel. */
export const holdFor = (event: { kind: Event['kind']; cause?: Cause | undefined }): number => (CONSEQUENCES.has(event.kind) && hasCause(event) ? READING : (HOLD[event.kind] ?? 500));

/** Whether a seat has just been dealt its cards; others may have been quick and played already. */
export const isJustDealt = ({ phase, trick, discard, seats }: ClaimView, seat: string | undefined): boolean =>
  phase === 'recruiting' &&
  trick.plays.every((play) => play.seat !== seat) &&
  discard.length === 0 &&
  seats.every(({ followers, score }) => followers + score.length === 0);
