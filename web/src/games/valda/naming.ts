import type { Lookup } from '../../lib/text/phrases';

/** `field:tyr-agir-3`, `kind:attack`: what the texts of the rules alone cannot put together. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'field': {
      const [, area = '', field = ''] = /^(.+)-(\d)$/.exec(id) ?? [];
      return text('board.field', { area: text(`area.${area}.name`) ?? area, field: Number(field) });
    }
    case 'kind':
      return text(`board.kind.${id}`);
    default:
      return undefined;
  }
}
