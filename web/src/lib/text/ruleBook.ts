import { plain, runs, type Run } from './runs';

/** One paragraph, list item or table row. The rules it states are those of its mark, `{#R10 #R11}`. */
export interface Passage {
  cells: Run[][];
  rules: string[];
}

/** Passages that belong together: a paragraph alone, a list, or a table whose first row is its head. */
export interface Block {
  kind: 'paragraph' | 'bullets' | 'steps' | 'table';
  passages: Passage[];
}

/** Chapters may be called alike, so each has a number. */
export interface Chapter {
  number: number;
  level: number;
  title: string;
  blocks: Block[];
}

const MARK = /\s*\{((?:#[\w.]+ ?)+)\}$/;

/** Reads a rule book as docs/texts.md writes it down: every block stands on one line. The first chapter is the title. */
export function readBook(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  let isApart = true;
  for (const line of source.split(/\r?\n/).map((one) => one.trim())) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) chapters.push({ number: chapters.length, level: heading[1]?.length ?? 1, title: heading[2] ?? '', blocks: [] });
    else if (line !== '' && !/^[|:\s-]+$/.test(line)) put(chapters, line, isApart);
    isApart = line === '' || heading !== null;
  }
  return chapters;
}

function put(chapters: Chapter[], line: string, isApart: boolean): void {
  const blocks = chapters.at(-1)?.blocks;
  if (!blocks) return;
  const { kind, cells } = kindOf(line.replace(MARK, ''));
  const rules = MARK.exec(line)?.[1]?.split(' ').flatMap((mark) => (mark === '' ? [] : mark.slice(1))) ?? [];
  const passage = { cells: cells.map(runs), rules };
  const last = blocks.at(-1);
  if (!isApart && last?.kind === kind && kind !== 'paragraph') last.passages.push(passage);
  else blocks.push({ kind, passages: [passage] });
}

function kindOf(line: string): { kind: Block['kind']; cells: string[] } {
  if (line.startsWith('|')) return { kind: 'table', cells: line.slice(1, -1).split('|').map((cell) => cell.trim()) };
  if (line.startsWith('- ')) return { kind: 'bullets', cells: [line.slice(2)] };
  const step = /^\d+\. (.*)$/.exec(line);
  return step ? { kind: 'steps', cells: [step[1] ?? ''] } : { kind: 'paragraph', cells: [line] };
}

/** The rules that a chapter states. */
export const rulesIn = ({ blocks }: Chapter): string[] => blocks.flatMap(({ passages }) => passages.flatMap(({ rules }) => rules));

/** The words of a passage without their looks. */
export const plainText = (passage: Passage): string =>
  passage.cells.map(plain).join(' ');

/** What is left of a book for somebody who looks for these words; a rule can be looked for by its number. */
export function searchBook(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap((block) => hitsIn(block, words)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** A table keeps its head; of a list only the items that fit are left. */
function hitsIn(block: Block, words: readonly string[]): Block[] {
  const fits = (passage: Passage): boolean => {
    const text = folded(`${plainText(passage)} ${passage.rules.join(' ')}`);
    return words.every((word) => text.includes(word));
  };
  const [head, ...rows] = block.passages;
  const hits = (block.kind === 'table' ? rows : block.passages).filter(fits);
  if (hits.length === 0) return [];
  return [{ ...block, passages: block.kind === 'table' && head ? [head, ...hits] : hits }];
}

/** How many passages a search found. */
export function countPassages(chapters: readonly Chapter[]): number {
  const inBlock = ({ kind, passages }: Block): number => passages.length - (kind === 'table' ? 1 : 0);
  return chapters.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + inBlock(block), 0);
}

/** Capitals and accents do not matter to somebody who searches. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
