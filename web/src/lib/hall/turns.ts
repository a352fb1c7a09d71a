import type { SeatCard, TableCard } from '../wire';

export const isOver = (table: TableCard): boolean => table.stage === 'finished' || table.stage === 'cancelled';

/** Where one is waited for comes first, the longest wait before the others; what is over comes last. */
export function byUrgency(tables: readonly TableCard[]): TableCard[] {
  const rank = (table: TableCard): number => (isOver(table) ? 2 : table.turn?.isMine ? 0 : 1);
  const waiting = (table: TableCard): number => (table.turn?.isMine ? (table.turn.since ?? 0) : -table.created);
  return [...tables].sort((a, b) => rank(a) - rank(b) || waiting(a) - waiting(b));
}

/** The names of those for whom a table waits, as far as one may know. */
export function awaitedNames(table: TableCard, nameOf: (seats: TableCard['seats'], one: SeatCard) => string): string[] {
  const awaited = table.turn?.seats ?? [];
  return table.seats.filter(({ seat }) => awaited.includes(seat)).map((one) => nameOf(table.seats, one));
}

/** The tables at which it became one's turn since the last look. */
export function newTurns(before: readonly TableCard[], now: readonly TableCard[]): TableCard[] {
  const known = new Map(before.map((table) => [table.id, table.turn]));
  const isNews = ({ id, turn }: TableCard): boolean =>
    turn?.isMine === true && (known.get(id)?.isMine !== true || known.get(id)?.since !== turn.since);
  return now.filter(isNews);
}

const MINUTE = 60_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE],
];

/** How long ago that was, a minute at least: `3 hours ago`, `yesterday`. */
export function agoText(millis: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(MINUTE, now - millis);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', MINUTE];
  return format.format(-Math.floor(passed / length), unit);
}
