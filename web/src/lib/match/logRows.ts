import type { Beat, Event } from '../wire';

/** One row of the log: a beat, or several in a row that change little. */
export interface LogRow {
  step: number;
  beats: Beat[];
  isMinor: boolean;
}

/** Folds what changes little (a pass, say) into one row, so that the log shows what matters. */
export function logRows(log: readonly Beat[], isMinor: (event: Event) => boolean): LogRow[] {
  const rows: LogRow[] = [];
  for (const beat of log) {
    const minor = beat.events.length > 0 && beat.events.every(isMinor);
    const last = rows.at(-1);
    if (minor && last?.isMinor) last.beats.push(beat);
    else rows.push({ step: beat.step, beats: [beat], isMinor: minor });
  }
  return rows;
}
