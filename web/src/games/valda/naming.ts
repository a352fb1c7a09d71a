import type { Lookup } from '../../lib/text/phrases';

/** What the texts of the rules alone cannot put together: a field of an area, and where a change of an attack comes from. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'field': {
      const [, stem = '', number = ''] = /^(.*)-(\d)$/.exec(id) ?? [];
      const area = text(`area.${stem}.name`);
      return area && text('board.field', { area, number: Number(number) });
    }
    case 'source':
      return text(`card.${id}.name`) ?? text(`occupant.${id}.name`);
    default:
      return undefined;
  }
}
