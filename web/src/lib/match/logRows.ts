import type { Beat, Event } from '../wire';

/** One row of the log: a beat, or several in a row that change little. */
export interface LogRow {
  step: number;
  beats: Beat[];
  isMinor: boolean;
}

/**
 * Folds what changes little (a pass, say) into one row, so that the log shows what matters: all of it since something new
 * began, a trick or a turn, stands where the first of it was. A move of which nothing is told gets no row: the next one tells.
 *
 * @param isAside what is folded also where more came of it: the pass that closes a window, and with it a trick
 */
export function logRows(log: readonly Beat[], isMinor: (event: Event) => boolean, isBeginning: (event: Event) => boolean = () => false, isAside: (event: Event) => boolean = () => false): LogRow[] {
  const rows: LogRow[] = [];
  let folded: LogRow | undefined;
  for (const beat of log) {
    if (beat.what === 'move' && beat.events.length === 0) continue;
    const minor = beat.events.length > 0 && beat.events.every(isMinor);
    const begins = beat.events.some(isBeginning);
    if (begins && minor) folded = undefined;
    if (minor && folded) {
      folded.beats.push(beat);
      continue;
    }
    const aside = minor || !folded ? [] : beat.events.filter(isAside);
    if (aside.length > 0) folded?.beats.push({ ...beat, events: aside });
    const row = { step: beat.step, beats: [aside.length > 0 ? { ...beat, events: beat.events.filter((event) => !isAside(event)) } : beat], isMinor: minor };
    rows.push(row);
    if (minor) folded = row;
    else if (begins) folded = undefined;
  }
  return rows;
}
