import type { Lookup, Phrases } from '../../lib/text/phrases';
import { names } from '../../lib/text/sentences';
import { face } from './faces';

/** Goblin 4, Demon (odd): what the texts alone cannot put together. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'card':
    case 'gnome': {
      const { faction, mark, number } = face(`card:${id}`);
      const one = text(`faction.${faction}.one`);
      if (!one) return undefined;
      return number === undefined
        ? text('card.class', { faction: one, class: text(`class.${mark}`) ?? mark })
        : text('card.name', { faction: one, number });
    }
    case 'cards':
      return names(id.split(',').map((faction) => text(`faction.${faction}.name`) ?? faction));
    case 'toxic':
      return text(`toxic.${id}`) ?? id;
    default:
      return undefined;
  }
}

/** Who sits there, on the board: the reader is always *You*. */
export const seatLabel = (seat: string, phrases: Phrases, text: Lookup): string => (phrases.who(seat).isYou ? (text('board.you') ?? '') : phrases.name(seat));
