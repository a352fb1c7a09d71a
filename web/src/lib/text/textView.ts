import { orderLine } from '../match/orders';
import type { Offer, Order } from '../wire';

/**
 * The table in words. What each part holds and how it is read is written down in docs/text-view.md.
 *
 * @param situation where the match stands
 * @param changed what happened since the reader's own last move
 * @param question what is asked, or who is waited for
 * @param hand, table, out and log: what the commands of that name say
 * @param things what can be explained, by name
 * @param options the offers with their words, numbered from 1, and after them the orders that can be given
 * @param reasons why something else cannot be done, nothing before the hall has told
 */
export interface TextTable {
  situation: readonly string[];
  changed: readonly string[];
  question: string;
  hand: readonly string[];
  table: readonly string[];
  out: readonly string[];
  log: readonly string[];
  things: readonly Thing[];
  options: readonly Option[];
  reasons: readonly ReasonInWords[] | undefined;
}

/** Something with a name, and what there is to say of it. */
export interface Thing {
  name: string;
  lines: readonly string[];
}

/** @param rule its number, `R11`, if a rule book states it */
export interface ReasonInWords {
  words: string;
  why: string;
  rule?: string | undefined;
}

/** Something that can be chosen: a move to play, an order to give, or one's own answer to take back; with what is to be expected of it. */
export type Option = { words: string; /** The heading above it. */ group?: string; note?: string } & ({ kind: 'play'; offer: Offer } | { kind: 'order'; order: Order } | { kind: 'withdraw' });

/** What a command leads to: something to read, something that was chosen, or something to do. What was not understood can be mended. */
export type Reply =
  | { kind: 'tell'; lines: readonly string[]; isUnclear?: boolean }
  | Option
  | { kind: 'do'; what: 'undo' | 'reset' | 'why' }
  | { kind: 'say'; text: string };

export const COMMANDS = ['look', 'hand', 'table', 'out', 'log', 'changed', 'options', 'what', 'why', 'withdraw', 'undo', 'reset', 'say', 'help'] as const;

/** @param commands the words of the reader's language for the commands; the English ones are understood everywhere */
export interface CommandTexts {
  commands: Readonly<Record<string, (typeof COMMANDS)[number]>>;
  help: readonly string[];
  noSuchOption: (number: number, most: number) => string;
  unknown: (word: string) => string;
  nothing: string;
  reason: (words: string, why: string, rule: string | undefined) => string;
}

const LATEST = 20;

/** Reads one line that was typed. */
export function command(typed: string, table: TextTable, texts: CommandTexts): Reply {
  const [word = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  if (/^\d+$/.test(word)) return play(Number(word), table, texts);
  const meant = texts.commands[word] ?? word;
  switch (meant) {
    case '':
    case 'look':
      return tell([...table.situation, table.question, ...numbered(table)], texts);
    case 'hand':
      return tell(table.hand, texts);
    case 'table':
      return tell(table.table, texts);
    case 'out':
      return tell(table.out, texts);
    case 'log':
      return tell(table.log.slice(-LATEST), texts);
    case 'changed':
      return tell(table.changed, texts);
    case 'options':
      return tell([table.question, ...numbered(table)], texts);
    case 'what':
      return what(rest.join(' '), table, texts);
    case 'why':
      return why(rest.join(' '), table, texts);
    case 'withdraw':
      return table.options.find(({ kind }) => kind === meant) ?? tell([], texts);
    case 'undo':
    case 'reset':
      return { kind: 'do', what: meant };
    case 'say':
      return say(typed.trim().slice(word.length).trim(), texts);
    case 'help':
    case '?':
      return tell(texts.help, texts);
    default:
      return byWords(typed, table) ?? unclear(texts.unknown(word));
  }
}

export function numbered({ options }: TextTable): string[] {
  return grouped(options).flatMap(({ group, options: some, from }) => [
    ...(group === '' ? [] : [group]),
    ...some.map(({ words, note = '' }, index) => `${from + index}. ${words}${note === '' ? '' : `: ${note}`}`),
  ]);
}

/** The options below their headings; they are counted through. */
export function grouped(options: readonly Option[]): { group: string; from: number; options: Option[] }[] {
  const groups: { group: string; from: number; options: Option[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.group === (option.group ?? '')) last.options.push(option);
    else groups.push({ group: option.group ?? '', from: index + 1, options: [option] });
  }
  return groups;
}

function tell(lines: readonly string[], texts: CommandTexts): Reply {
  return { kind: 'tell', lines: lines.length > 0 ? lines : [texts.nothing] };
}

const unclear = (line: string): Reply => ({ kind: 'tell', lines: [line], isUnclear: true });

function play(number: number, table: TextTable, texts: CommandTexts): Reply {
  const option = table.options[number - 1];
  return option ?? unclear(texts.noSuchOption(number, table.options.length));
}

function say(text: string, texts: CommandTexts): Reply {
  return text === '' ? tell([], texts) : { kind: 'say', text };
}

/** `why` alone tells all; `why 3` the third of them; `why goblin` those that name it. */
function why(about: string, table: TextTable, texts: CommandTexts): Reply {
  if (!table.reasons) return { kind: 'do', what: 'why' };
  const lines = table.reasons.map(({ words, why, rule }, index) => `${index + 1}. ${texts.reason(words, why, rule)}`);
  if (about === '') return tell(lines, texts);
  if (/^\d+$/.test(about)) return tell(lines.slice(Number(about) - 1, Number(about)), texts);
  return tell(lines.filter((line) => line.toLowerCase().includes(about)), texts);
}

/** `what loki` explains everything with that word in its name; `what` alone names what can be explained. */
function what(about: string, { things }: TextTable, texts: CommandTexts): Reply {
  if (about === '') return tell([...new Set(things.map(({ name }) => name))], texts);
  const found = things.filter(({ name }, at) => name.toLowerCase().includes(about) && things.findIndex((one) => one.name === name) === at);
  if (found.length === 0) return unclear(texts.nothing);
  return tell(found.map(({ name, lines }) => [`${name}.`, ...lines].join(' ')), texts);
}

/** An option can be typed as it reads, or as its line: `play goblin-4`. */
function byWords(typed: string, table: TextTable): Reply | undefined {
  const wanted = typed.trim().toLowerCase();
  return table.options.find((option) => option.words.toLowerCase() === wanted || lineOf(option).toLowerCase() === wanted);
}

const lineOf = (option: Option): string =>
  option.kind === 'play' ? option.offer.line : option.kind === 'order' ? orderLine(option.order) : option.kind;
