/** Who stands where on a track: the letter of the mark, and the name in full. */
export interface TrackMark {
  mark: string;
  name: string;
  at: number;
  mine?: boolean;
}

/** A track that is walked from its start to its end: by the match (`value`), by every seat (`marks`), or by both. */
export interface TrackFacts {
  label: string;
  start: number;
  end: number;
  value?: number | undefined;
  marks: readonly TrackMark[];
}

/** So many steps have a tick each; of more, only round ones. */
const MOST_TICKS = 13;

/** Marks nearer than this part of the track stand above each other. */
const NEAR = 0.09;

/** The numbers that stand below the track: every one, or round ones between the start and the end. */
export function ticks(start: number, end: number): number[] {
  const size = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (end - start) / step < MOST_TICKS) ?? end - start;
  const first = Math.ceil((start + 1) / size) * size;
  const between = Array.from({ length: Math.max(0, Math.ceil((end - first) / size)) }, (_, index) => first + index * size);
  const isClear = (tick: number): boolean => size === 1 || (tick - start >= size / 2 && end - tick >= size / 2);
  return end > start ? [start, ...between.filter(isClear), end] : [start];
}

/** Where on the track that is: 0 at its start, 1 at its end, and never beside it. */
export const part = ({ start, end }: TrackFacts, at: number): number => (end > start ? Math.min(1, Math.max(0, (at - start) / (end - start))) : 0);

/** The row in which each mark stands, counted from the track: as low as it can without covering another. */
export function rows(track: TrackFacts): number[] {
  const lowest: number[][] = [];
  const row: number[] = [];
  const inOrder = track.marks.map(({ at }, index) => ({ index, place: part(track, at) })).sort((a, b) => a.place - b.place || a.index - b.index);
  for (const { index, place } of inOrder) {
    const free = lowest.findIndex((taken) => taken.every((other) => place - other >= NEAR));
    const chosen = free < 0 ? lowest.length : free;
    (lowest[chosen] ??= []).push(place);
    row[index] = chosen;
  }
  return row;
}
