import type { Kind, Lying } from './types';

/** The artifact that puts this over a trick. */
export const madeBy: Readonly<Record<Kind, string>> = {
  bottle: 'artifact:bottomless-bottle',
  cloak: 'artifact:hunting-cloak',
  dice: 'artifact:gamblers-dice',
  book: 'artifact:book-of-memories',
  'lamp-hit': 'artifact:wishing-lamp',
  'lamp-miss': 'artifact:wishing-lamp',
};

/** The artifacts that changed what a card in the trick counts, the last first. */
export function causesOf(lying: Pick<Lying, 'flask' | 'frozen' | 'twists'> | undefined): string[] {
  const twisted = (lying?.twists ?? []).map((twist) => (twist === 'twist:mirrored' ? 'artifact:mirror-of-lies' : 'artifact:magic-wand'));
  return [...twisted.reverse(), ...(lying?.flask ? ['artifact:flask-of-tears'] : []), ...(lying?.frozen ? ['artifact:ice-sword'] : [])];
}
