/** A seat as a table or a scene names it; a person has a name, a bot its level. */
export interface Seated {
  seat: unknown;
  name: string;
  bot?: string | undefined;
}

/**
 * Which bot sits there: its level, `greedy`, and for a second one of the same level its number, `greedy.2`, so that each
 * has a name and an animal of its own. Nothing where no bot sits. They are counted from the person who comes first by name,
 * since in a rematch everybody moves on by one seat.
 */
export function botAt(seats: readonly Seated[], seat: unknown): string | undefined {
  const own = seats.find((one) => one.seat === seat);
  if (!own?.bot || own.name) return undefined;
  const [host = ''] = seats.map(({ name }) => name).filter((name) => name !== '').sort();
  const from = Math.max(0, seats.findIndex(({ name }) => name === host));
  const number = [...seats.slice(from), ...seats.slice(0, from)].filter(({ bot, name }) => bot === own.bot && !name).indexOf(own) + 1;
  return number > 1 ? `${own.bot}.${number}` : own.bot;
}
