import type { Lookup } from '../../lib/text/phrases';

/** A field of an area, a kind of card, what changed an attack: what the texts of the rules alone cannot put together. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'field': {
      const [, area = '', field = ''] = /^(.+)-(\d)$/.exec(id) ?? [];
      return text('board.field', { area: text(`area.${area}.name`) ?? area, field: Number(field) });
    }
    case 'card-kind':
      return text(`board.kind.${id}`);
    case 'source':
      return text(`card.${id}.name`) ?? text(`occupant.${id}.name`);
    default:
      return undefined;
  }
}
