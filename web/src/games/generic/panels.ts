import { flat, type ViewLine, type ViewPart } from '../../lib/text/viewParts';

/** What belongs together on the table. */
export interface Panel {
  title: string;
  lines: ViewLine[];
}

/** So many levels of a view are panels of their own; what is deeper stands inside. */
const LEVELS = 2;

/** A view in panels: the plain values of a component together, each larger part for itself. */
export function panels(all: readonly ViewPart[], title = '', level = 0): Panel[] {
  const isInside = (part: ViewPart): boolean => level === LEVELS || part.parts.length === 0;
  const lines = flat(all.filter(isInside));
  const own = lines.length > 0 ? [{ title, lines }] : [];
  return [...own, ...all.filter((part) => !isInside(part)).flatMap((part) => panels(part.parts, part.label, level + 1))];
}
