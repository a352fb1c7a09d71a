const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a clock: `9:05`, `3:07:00` or `2 d 4 h`. */
export function leftText(millis: number): string {
  if (millis >= DAY) return `${Math.floor(millis / DAY)} d ${Math.floor((millis % DAY) / HOUR)} h`;
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const seconds = two((millis % MINUTE) / SECOND);
  if (millis >= HOUR) return `${Math.floor(millis / HOUR)}:${two((millis % HOUR) / MINUTE)}:${seconds}`;
  return `${Math.floor(millis / MINUTE)}:${seconds}`;
}
