/** The same number for the same name, so that somebody looks the same at every table; nothing else is known about them. */
function wanted(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}

/**
 * Which of so many looks somebody has. At one table nobody looks like another as long as there are looks left. It does not
 * matter who sits where, so that the same people look the same when they have changed seats.
 *
 * @param people the names at the table
 */
export function lookOf(name: string, count: number, people: readonly string[] = []): number {
  const before = [...new Set(people)].filter((other) => other < name);
  const taken = new Set(before.map((each) => lookOf(each, count, before)));
  let look = wanted(name, count);
  while (taken.size < count && taken.has(look)) look = (look + 1) % count;
  return look;
}
