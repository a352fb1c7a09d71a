import { expect, test } from 'vitest';
import { command, type CommandTexts, type TextTable } from './textView';

const offer = (line: string) => ({ line, anchors: [], move: { kind: 'play' } });
const table: TextTable = {
  situation: ['Phase 1.'],
  changed: ['Bert leads Goblin 3.'],
  question: 'Follow.',
  hand: ['Goblin 4', 'Knight 9'],
  table: ['The prize is Seer 2.'],
  out: ['Goblin 3 is still out.'],
  things: [
    { name: 'Loki', lines: ['Roll a die.'] },
    { name: 'Goblin 4', lines: ['Nothing special.'] },
  ],
  log: Array.from({ length: 30 }, (_, i) => `line ${i}`),
  options: [{ kind: 'play', offer: offer('play goblin-4'), words: 'Play Goblin 4' }],
  reasons: [
    { words: 'Play Knight 9', why: 'you must follow', rule: 'R11' },
    { words: 'Undo', why: 'something was shown' },
  ],
};
const texts: CommandTexts = {
  commands: { hilfe: 'help', sag: 'say', zurückziehen: 'withdraw' },
  help: ['help'],
  noSuchOption: (number, most) => `no ${number} of ${most}`,
  unknown: (word) => `what is ${word}`,
  nothing: 'nothing',
  reason: (words, why, rule) => `${words}: ${why}${rule ? ` (${rule})` : ''}`,
};
const lines = (typed: string, of = table) => {
  const reply = command(typed, of, texts);
  return reply.kind === 'tell' ? reply.lines : reply;
};

test('a number plays that option', () => {
  expect(lines(' 1 ')).toMatchObject({ kind: 'play', words: 'Play Goblin 4' });
  expect(lines('2')).toEqual(['no 2 of 1']);
});

test('an option can be typed as it reads or as its line', () => {
  expect(lines('play goblin 4')).toMatchObject({ kind: 'play' });
  expect(lines('play goblin-4')).toMatchObject({ kind: 'play' });
});

test('an order is given by its number, its words or its line', () => {
  const order = { ask: 'act', window: 'any', choice: 'pass', cards: [], until: 'trick' };
  const asked: TextTable = { ...table, options: [...table.options, { kind: 'order', order, words: 'Pass for the rest of this trick' }] };
  for (const typed of ['2', 'pass for the rest of this trick', 'act any pass trick']) {
    expect(lines(typed, asked)).toMatchObject({ kind: 'order', order });
  }
});

test('an answer that does not count yet is taken back; without one there is nothing to take back', () => {
  const answered: TextTable = { ...table, options: [{ kind: 'withdraw', words: 'Answer differently' }] };
  expect(lines('withdraw', answered)).toMatchObject({ kind: 'withdraw' });
  expect(lines('1', answered)).toMatchObject({ kind: 'withdraw' });
  expect(lines('withdraw')).toEqual(['nothing']);
});

test('nothing typed tells where the match stands', () => {
  expect(lines('')).toEqual(['Phase 1.', 'Follow.', '1. Play Goblin 4']);
});

test('commands are understood in the language of the reader and in English', () => {
  expect(lines('Hilfe')).toEqual(lines('help'));
  expect(lines('sag Guten Abend')).toEqual({ kind: 'say', text: 'Guten Abend' });
  expect(lines('zurückziehen')).toEqual(['nothing']);
});

test('each part has its command', () => {
  expect(lines('hand')).toEqual(table.hand);
  expect(lines('out')).toEqual(table.out);
  expect(lines('TABLE')).toEqual(table.table);
  expect(lines('changed')).toEqual(table.changed);
  expect(lines('log')).toHaveLength(20);
  expect(lines('hand', { ...table, hand: [] })).toEqual(['nothing']);
});

test('why tells all, one by number, or those that name a word', () => {
  expect(lines('why')).toHaveLength(2);
  expect(lines('why 2')).toEqual(['2. Undo: something was shown']);
  expect(lines('why knight')).toEqual(['1. Play Knight 9: you must follow (R11)']);
});

test('reasons are asked for once: what the hall told may be nothing', () => {
  expect(lines('why 2', { ...table, reasons: undefined })).toEqual({ kind: 'do', what: 'why' });
  expect(lines('why 2', { ...table, reasons: [] })).toEqual(['nothing']);
});

test('remarks keep their capitals, unknown words are said', () => {
  expect(lines('say Well Played')).toEqual({ kind: 'say', text: 'Well Played' });
  expect(lines('say')).toEqual(['nothing']);
  expect(lines('dance')).toEqual(['what is dance']);
});

test('what was not understood is told apart, so that it stays to be mended', () => {
  const isUnclear = (typed: string): boolean => 'isUnclear' in command(typed, table, texts);
  expect(['dance', '99', 'what dragon'].map(isUnclear)).toEqual([true, true, true]);
  expect(['hand', 'out', 'what', 'what loki', 'why 2', 'say', ''].map(isUnclear)).toEqual([false, false, false, false, false, false, false]);
});

test('undo takes one move back, reset the whole turn', () => {
  expect(lines('undo')).toEqual({ kind: 'do', what: 'undo' });
  expect(lines('Reset')).toEqual({ kind: 'do', what: 'reset' });
});

test('what explains a thing by its name, and alone names what can be explained', () => {
  expect(lines('what loki')).toEqual(['Loki. Roll a die.']);
  expect(lines('what')).toEqual(['Loki', 'Goblin 4']);
  expect(lines('what dragon')).toEqual(['nothing']);
});

test('below headings options are counted through', () => {
  const [first] = table.options;
  const options = first ? [first, { ...first, words: 'Walk', group: 'Ways' }, { ...first, words: 'Run', group: 'Ways' }] : [];
  expect(lines('options', { ...table, options })).toEqual(['Follow.', '1. Play Goblin 4', 'Ways', '2. Walk', '3. Run']);
  expect(lines('3', { ...table, options })).toMatchObject({ words: 'Run' });
});
