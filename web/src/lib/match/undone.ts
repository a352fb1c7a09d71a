import type { Beat } from '../wire';

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
export function withoutUndone(log: readonly Beat[]): readonly Beat[] {
  const gone = undoneSteps(log);
  return gone.size === 0 ? log : log.filter(({ step }) => !gone.has(step));
}
