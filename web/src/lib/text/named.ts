/** A piece of a sentence; with an anchor it is the name of that thing. */
export interface Piece {
  text: string;
  anchor?: string;
}

/** The things that an event is about, as far as they are such that can be inspected. */
export const thingsIn = (event: object, isInspected: (anchor: string) => boolean): string[] => [
  ...new Set(Object.values(event).flat().filter((value): value is string => typeof value === 'string' && isInspected(value))),
];

/** A sentence in which each of these names is a piece of its own, wherever it stands first. */
export function pieces(words: string, things: readonly { anchor: string; name: string }[]): Piece[] {
  const [thing, ...others] = [...things].sort((one, other) => other.name.length - one.name.length); // a longer name may hold a shorter one
  const at = thing && thing.name !== '' ? words.indexOf(thing.name) : -1;
  if (!thing) return words === '' ? [] : [{ text: words }];
  if (at < 0) return pieces(words, others);
  return [...pieces(words.slice(0, at), others), { text: thing.name, anchor: thing.anchor }, ...pieces(words.slice(at + thing.name.length), others)];
}
