import { SOURCES, type Breakdown, type Source, type Tally } from './breakdown';
import { seatAt } from './sides';
import type { View } from './types';

/** How one seat ended. */
export interface Finish {
  seat: string;
  rank: number;
  followers: number;
}

/** The seats by rank, the first first. */
export const finishesOf = (view: View, ranks: readonly number[]): Finish[] =>
  view.state.players.map(({ followers }, index) => ({ seat: seatAt(index), rank: ranks[index] ?? 0, followers })).sort((one, other) => one.rank - other.rank);

/** Why it ended so, for the reader: against whom, by how many followers, and what made the biggest difference. */
export interface Verdict {
  winner: string;
  isLost: boolean;
  by: number;
  lead: Lead | undefined;
}

/** So many followers more than the other by each of these: occupants by their anchors, or sources. */
export interface Lead {
  of: string[];
  followers: number;
}

/** Who lost hears how far they were behind the winner; everybody else, how far the winner was ahead of the next. */
export function verdictOf(finishes: readonly Finish[], told: Breakdown, me: string | undefined): Verdict | undefined {
  const [winner] = finishes;
  const own = finishes.find(({ seat, rank }) => seat === me && rank > 1);
  const other = own ?? finishes.find(({ rank }) => rank > 1);
  if (!winner || !other) return undefined;
  const by = winner.followers - other.followers;
  return { winner: winner.seat, isLost: own !== undefined, by, lead: by > 0 ? leadOf(winner.seat, other.seat, told) : undefined };
}

/** Each power counts by itself, with what its dice cost. */
const WHOLE: readonly Source[] = ['temple', 'card', 'theft', 'loss'];

/** What brought the one more than the other, as far as nothing brought even more. */
function leadOf(one: string, other: string, { tallies, powers }: Breakdown): Lead | undefined {
  const [first, second] = [indexOf(one), indexOf(other)];
  const leads = [
    ...WHOLE.map((source) => ({ of: source as string, by: (tallies[first]?.sources[source] ?? 0) - (tallies[second]?.sources[source] ?? 0) })),
    ...powers.map(({ occupant, seats }) => ({ of: occupant, by: net(seats[first]) - net(seats[second]) })),
  ];
  const followers = Math.max(...leads.map(({ by }) => by));
  return followers > 0 ? { of: leads.filter(({ by }) => by === followers).map(({ of }) => of), followers } : undefined;
}

const net = (worth: { followers: number; skulls: number } | undefined): number => (worth?.followers ?? 0) - (worth?.skulls ?? 0);

/** How somebody came to their followers: what they had before the log begins, what each source brought, and what they lost again. */
export interface Climb {
  before: number;
  gains: { source: Source; count: number }[];
  lost: number;
  /** The most they would have had without losses. */
  height: number;
}

export function climbOf({ sources }: Tally, followers: number): Climb {
  const gains = SOURCES.flatMap((source) => (sources[source] > 0 ? [{ source, count: sources[source] }] : []));
  const lost = SOURCES.reduce((all, source) => all + Math.max(0, -sources[source]), 0);
  const gained = gains.reduce((all, { count }) => all + count, 0);
  return { before: Math.max(0, followers + lost - gained), gains, lost, height: Math.max(gained, followers + lost) };
}

const indexOf = (seat: string): number => Number(seat.slice('seat:'.length)) - 1;
