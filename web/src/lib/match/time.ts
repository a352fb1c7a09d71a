const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a clock: `9:05`, `3:07:00` or, in the units of the language, `2 days 4 hr`. */
export function leftText(millis: number, language: string): string {
  if (millis >= DAY) return `${count(millis / DAY, 'day', language)} ${count((millis % DAY) / HOUR, 'hour', language)}`;
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const seconds = two((millis % MINUTE) / SECOND);
  if (millis >= HOUR) return `${Math.floor(millis / HOUR)}:${two((millis % HOUR) / MINUTE)}:${seconds}`;
  return `${Math.floor(millis / MINUTE)}:${seconds}`;
}

/** A moment as it is written where the reader lives: `5 Jan 2026, 18:30`. */
export const momentText = (millis: number, region: string): string =>
  new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }).format(millis);

/** Of a moment today, the time alone. */
export const hourText = (millis: number, region: string): string => new Intl.DateTimeFormat(region, { timeStyle: 'short' }).format(millis);

function count(amount: number, unit: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(amount));
}
