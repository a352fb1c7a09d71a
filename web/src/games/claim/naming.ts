import type { Lookup } from '../../lib/phrases';
import { face } from './faces';

/** Goblin 4, Demon (odd), the left Toxic: what the texts alone cannot put together. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'card':
    case 'gnome': {
      const { faction, mark, number } = face(`card:${id}`);
      const one = text(`faction.${faction}.one`);
      return one && text('card.name', { faction: one, number: number ?? text(`class.${mark}`) ?? mark });
    }
    case 'cards':
      return id
        .split(',')
        .map((faction) => text(`faction.${faction}.name`) ?? faction)
        .join(', ');
    case 'place':
      return text(`toxic-place.${id}`);
    case 'toxic':
      return text(`toxic.${id}`) ?? id;
    default:
      return undefined;
  }
}
