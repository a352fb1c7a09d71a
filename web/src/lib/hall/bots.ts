/** A seat as a table or a scene names it; a person has a name, a bot its level. */
interface Seated {
  seat: unknown;
  name: string;
  bot?: string | undefined;
}

/**
 * Which bot sits there: its level, `greedy`, and for a second one of the same level its number, `greedy.2`, so that each
 * has a name and an animal of its own. Nothing where no bot sits.
 */
export function botAt(seats: readonly Seated[], seat: unknown): string | undefined {
  const own = seats.find((one) => one.seat === seat);
  if (!own?.bot || own.name) return undefined;
  const number = seats.filter(({ bot, name }) => bot === own.bot && !name).indexOf(own) + 1;
  return number > 1 ? `${own.bot}.${number}` : own.bot;
}
