import { language } from '../../lib/text/texts.svelte';
import type { Lookup } from '../../lib/text/phrases';
import { parts, readStock } from './stock';

/** `stock:2-blood+1-gold`, `field:tyr-agir-3`: what the texts alone cannot put together. */
export function naming(type: string, id: string, text: Lookup): string | undefined {
  switch (type) {
    case 'stock':
    case 'missing':
      return stockWords(id, text);
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

function stockWords(id: string, text: Lookup): string | undefined {
  if (id === 'nothing') return 'nothing'; // the texts choose by this word
  const all = parts(readStock(id));
  if (all.length === 0) return undefined;
  return new Intl.ListFormat(language()).format(all.map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? `${count} ${kind}`));
}
