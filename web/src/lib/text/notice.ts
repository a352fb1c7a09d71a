/** A part of NOTICE: a paragraph, or what was indented below one, line by line. */
export interface NoticePart {
  kind: 'paragraph' | 'list';
  lines: string[];
}

/** Reads NOTICE, which is set for a terminal: a paragraph is one line again, and so is a word that was broken at the end of its line. */
export const readNotice = (source: string): NoticePart[] =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map((part): NoticePart => {
      const lines = part.split('\n');
      if (lines.every((line) => line.startsWith(' '))) return { kind: 'list', lines: lines.map((line) => line.trim().replace(/ {2,}/, ': ').replace(/ {2,}/g, ', ')) };
      return { kind: 'paragraph', lines: [lines.join('\n').replace(/-\n/g, '-').replace(/\n/g, ' ')] };
    });
