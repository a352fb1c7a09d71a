import type { Lookup } from '../../lib/text/phrases';
import type { View } from './types';

/** An area and its fields, a kind of card, what changed an attack: what the texts of the rules alone cannot put together. */
export function naming(type: string, id: string, text: Lookup, view?: View): string | undefined {
  switch (type) {
    case 'area':
      return area(id, text, view);
    case 'field': {
      const [, where = '', field = ''] = /^(.+)-(\d)$/.exec(id) ?? [];
      return text('board.field', { area: area(where, text, view) ?? where, field: Number(field) });
    }
    case 'card-kind':
      return text(`board.kind.${id}`);
    case 'source':
      return text(`card.${id}.name`) ?? text(`occupant.${id}.name`);
    default:
      return undefined;
  }
}

/** An area is called after who lives there; before that is decided, after both who could. */
function area(id: string, text: Lookup, view: View | undefined): string | undefined {
  const at = view?.control.findIndex((control) => control.area === `area:${id}`) ?? -1;
  const occupant = view?.state.areas[at]?.occupant;
  return occupant ? text(`${occupant.replace(':', '.')}.name`) : text(`area.${id}.name`);
}
