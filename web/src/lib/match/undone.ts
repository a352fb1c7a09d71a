import type { Beat, Seat } from '../wire';

/** The steps that were played and then undone or taken back; what else was done at the table stays done. */
export function undoneSteps(log: readonly Beat[]): ReadonlySet<number> {
  const gone = new Set<number>();
  log.forEach(({ to }, at) => {
    if (to === undefined) return;
    for (const beat of log.slice(0, at)) if (beat.step > to && isPlayed(beat)) gone.add(beat.step);
  });
  return gone;
}

const isPlayed = ({ what }: Beat): boolean => what === 'move' || what === 'poll-answer';

/** The log without what counts no more. */
export function withoutUndone<B extends Beat>(log: readonly B[]): readonly B[] {
  const gone = undoneSteps(log);
  return gone.size === 0 ? log : log.filter(({ step }) => !gone.has(step));
}

/** What an undo brings back, if that is what this seat did last: not a pass since then. */
export const undoneThing = <B extends Beat>(log: readonly B[], seat: Seat, thingOf: (event: B['events'][number]) => string | undefined): string | undefined =>
  withoutUndone(log).findLast((beat) => beat.seat === seat)?.events.map(thingOf).find((thing) => thing !== undefined);
