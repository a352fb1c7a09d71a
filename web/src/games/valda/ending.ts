import type { Breakdown, Source } from './breakdown';
import { seatAt } from './places';
import type { View } from './types';

/** How one seat ended. */
export interface Finish {
  seat: string;
  place: number;
  followers: number;
}

/** What lies on the table once it is over: a match that was given up in the middle has nothing under way any more. */
export const settled = (view: View): View => ({ ...view, state: { ...view.state, over: true, pending: { dice: [] } } });

/** The seats by place, the first first. */
export const finishesOf = (view: View, places: readonly number[]): Finish[] =>
  view.state.players.map(({ followers }, index) => ({ seat: seatAt(index), place: places[index] ?? 0, followers })).sort((one, other) => one.place - other.place);

/** Why it ended so, for the reader: against whom, by how many followers, and what made most of it, an occupant or a source. */
export interface Verdict {
  winner: string;
  isLost: boolean;
  by: number;
  most: string | undefined;
}

/** Who lost hears how far they were behind the winner; everybody else, how far the winner was ahead of the next. */
export function verdictOf(finishes: readonly Finish[], told: Breakdown, me: string | undefined): Verdict | undefined {
  const [winner] = finishes;
  const own = finishes.find(({ seat, place }) => seat === me && place > 1);
  const other = own ?? finishes.find(({ place }) => place > 1);
  if (!winner || !other) return undefined;
  const by = winner.followers - other.followers;
  return { winner: winner.seat, isLost: own !== undefined, by, most: by > 0 ? mostBetween(winner.seat, other.seat, told) : undefined };
}

const PARTS: readonly Source[] = ['temple', 'card', 'theft', 'loss'];

/** What brought the one most more than the other: a God or Giant by name, or a source. */
function mostBetween(one: string, other: string, { tallies, powers }: Breakdown): string | undefined {
  const [first, second] = [indexOf(one), indexOf(other)];
  const leads = [
    ...PARTS.map((source) => ({ of: source as string, by: (tallies[first]?.sources[source] ?? 0) - (tallies[second]?.sources[source] ?? 0) })),
    ...powers.map(({ occupant, seats }) => ({ of: occupant, by: net(seats[first]) - net(seats[second]) })),
  ];
  const most = leads.reduce((best, lead) => (lead.by > best.by ? lead : best), { of: '', by: 0 });
  return most.by > 0 ? most.of : undefined;
}

const net = (worth: { followers: number; skulls: number } | undefined): number => (worth?.followers ?? 0) - (worth?.skulls ?? 0);

const indexOf = (seat: string): number => Number(seat.slice('seat:'.length)) - 1;
