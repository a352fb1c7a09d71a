import type { Lookup, Phrases } from './phrases';

/** What a thing of a game is called and what it does, as far as the game has words for it. */
export interface Explanation {
  name: string;
  words: string;
}

export const explanation = (anchor: string, phrases: Phrases, text: Lookup): Explanation => ({
  name: phrases.name(anchor),
  words: ['text', 'when'].flatMap((part) => text(`${anchor.replace(':', '.')}.${part}`) ?? []).join(' '),
});
