import { catalogue } from './catalogue';
import type { View } from './types';

/** A Viking on the track. `at` is how far up, from 0 to 1; lanes keep close ones apart, more of them where the track lies down. */
export interface Viking {
  seat: string;
  followers: number;
  at: number;
  lane: number;
  lyingLane: number;
}

/** The part of the track that is shown: thirty steps, or more where the last is far behind. */
export interface Track {
  from: number;
  to: number;
  vikings: Viking[];
  havens: { followers: number; at: number }[];
  ticks: { followers: number; at: number; isNamed: boolean }[];
}

/** So many followers apart lie the safe havens. (valda:R97) */
export const havensOf = (view: View): number => Number(/safe-havens (\d+)/.exec(view.state.rules)?.[1] ?? STEP);

/** There are so many of them. (valda:R97) */
const MOST_HAVENS = catalogue.constants.valda?.havens ?? 0;

const SPAN = 30;
const STEP = 10;
/** So near to the upper end the next steps come into sight. */
const AHEAD = 4;
/** Vikings closer than this would cover each other: upright, and lying down. */
const CLOSE = 0.085;
const CLOSE_LYING = 0.11;

/** @param mine who stands nearest to the trunk, whoever else is there */
export function trackOf(seats: readonly { seat: string; followers: number }[], havenEvery: number, mine?: string): Track {
  const most = Math.max(0, ...seats.map(({ followers }) => followers));
  const least = Math.min(...seats.map(({ followers }) => followers));
  const to = Math.max(SPAN, Math.ceil((most + AHEAD) / STEP) * STEP);
  const from = Math.min(to - SPAN, Math.floor(least / STEP) * STEP);
  const place = (followers: number): number => (followers - from) / (to - from);
  const havens = Array.from({ length: MOST_HAVENS }, (_, index) => (index + 1) * havenEvery);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    from,
    to,
    vikings: inLanes(seats.map(({ seat, followers }) => ({ seat, followers, at: place(followers), lane: 0, lyingLane: 0 })), mine),
    havens: havens.filter((step) => from <= step && step <= to).map((followers) => ({ followers, at: place(followers) })),
    ticks: steps.map((followers) => ({ followers, at: place(followers), isNamed: followers % 5 === 0 && !havens.includes(followers) })),
  };
}

/** The reader's own takes the first lane, then each the first in which nobody is close: as many lanes as are needed. */
function inLanes(vikings: readonly Viking[], mine: string | undefined): Viking[] {
  const placed: Viking[] = [];
  for (const viking of [...vikings].sort((one, other) => Number(other.seat === mine) - Number(one.seat === mine) || other.followers - one.followers)) {
    const near = (close: number): Viking[] => placed.filter(({ at }) => Math.abs(at - viking.at) < close);
    placed.push({ ...viking, lane: freeLane(near(CLOSE).map((other) => other.lane)), lyingLane: freeLane(near(CLOSE_LYING).map((other) => other.lyingLane)) });
  }
  return placed;
}

function freeLane(taken: readonly number[]): number {
  let lane = 0;
  while (taken.includes(lane)) lane++;
  return lane;
}

/** The highest haven that was reached: nobody falls below it, unless somebody ignores havens. (valda:R96, R206) */
export const floorOf = (followers: number, havenEvery: number): number => Math.min(Math.floor(followers / havenEvery), MOST_HAVENS) * havenEvery;
