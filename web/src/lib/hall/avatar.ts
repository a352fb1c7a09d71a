/** The same number for the same name, so that somebody looks the same at every table; nothing else is known about them. */
export function avatarOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
