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

const SPAN = 30;
const STEP = 10;
/** So near to the upper end the next steps come into sight. */
const AHEAD = 4;
/** Vikings closer than this would cover each other: upright, and lying down. */
const CLOSE = 0.085;
const CLOSE_LYING = 0.11;
const LANES = 3;

export function trackOf(seats: readonly { seat: string; followers: number }[], havenEvery: number): Track {
  const most = Math.max(0, ...seats.map(({ followers }) => followers));
  const least = Math.min(...seats.map(({ followers }) => followers));
  const to = Math.max(SPAN, Math.ceil((most + AHEAD) / STEP) * STEP);
  const from = Math.min(to - SPAN, Math.floor(least / STEP) * STEP);
  const place = (followers: number): number => (followers - from) / (to - from);
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    from,
    to,
    vikings: inLanes(seats.map(({ seat, followers }) => ({ seat, followers, at: place(followers), lane: 0, lyingLane: 0 }))),
    havens: steps.filter((step) => step > 0 && step % havenEvery === 0).map((followers) => ({ followers, at: place(followers) })),
    ticks: steps.map((followers) => ({ followers, at: place(followers), isNamed: followers % 5 === 0 && (followers === 0 || followers % havenEvery !== 0) })),
  };
}

/** Each takes the first lane in which nobody is close. */
function inLanes(vikings: readonly Viking[]): Viking[] {
  const placed: Viking[] = [];
  for (const viking of [...vikings].sort((one, other) => other.followers - one.followers)) {
    const near = (close: number): Viking[] => placed.filter(({ at }) => Math.abs(at - viking.at) < close);
    const lane = freeLane(near(CLOSE).map((other) => other.lane)) ?? placed.length % LANES;
    const lyingLane = freeLane(near(CLOSE_LYING).map((other) => other.lyingLane)) ?? placed.length % LANES;
    placed.push({ ...viking, lane, lyingLane });
  }
  return placed;
}

const freeLane = (taken: readonly number[]): number | undefined => Array.from({ length: LANES }, (_, lane) => lane).find((lane) => !taken.includes(lane));

/** The followers that this seat cannot lose: the highest haven it has reached. */
export const floorOf = (followers: number, havenEvery: number): number => Math.floor(followers / havenEvery) * havenEvery;
