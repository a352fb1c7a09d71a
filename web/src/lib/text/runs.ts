/** A piece of a sentence: plain, `**strong**` or `*stressed*`. */
export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'stressed';
}

/** Splits a sentence where `**` and `*` begin and end. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    const stars = piece.startsWith('**') ? 2 : piece.startsWith('*') && piece.length > 2 ? 1 : 0;
    const style = (['plain', 'stressed', 'strong'] as const)[stars] ?? 'plain';
    if (piece !== '') found.push({ text: piece.slice(stars, piece.length - stars), style });
  }
  return found;
}

/** The words without their looks. */
export const plain = (cell: readonly Run[] = []): string => cell.map(({ text }) => text).join('');
