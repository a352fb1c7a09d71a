import { expect, test } from 'vitest';
import { format, Person } from './format';

test('names parameters', () => {
  expect(format('{seat} plays {card}.', { seat: 'Anna', card: 'Goblin 4' })).toBe('Anna plays Goblin 4.');
  expect(format('{seat} waits', {})).toBe('{seat} waits');
});

test('selects by word, with braces inside', () => {
  const text = '{card, select, none {{seat} looks.} other {{seat} looks: {card}.}}';
  expect(format(text, { card: 'none', seat: 'Anna' })).toBe('Anna looks.');
  expect(format(text, { card: 'Seer 2', seat: 'Anna' })).toBe('Anna looks: Seer 2.');
});

test('counts in the plural of the language', () => {
  const text = '{n, plural, =0 {no cards} one {# card} other {# cards}} left';
  expect([0, 1, 5].map((n) => format(text, { n }))).toEqual(['no cards left', '1 card left', '5 cards left']);
  expect(format('{n, plural, one {un} other {#}}', { n: 0 }, 'fr')).toBe('un');
});

test('writes numbers as the language does', () => {
  expect(format('{n}; {n, plural, other {#}}', { n: 12345 }, 'de')).toBe('12.345; 12.345');
  expect(format('{n, plural, =12345 {exactly} other {#}}', { n: 12345 })).toBe('exactly');
});

test('reads apostrophes as ICU does', () => {
  expect(format("King''s Dagger")).toBe("King's Dagger");
  expect(format("it's '{'open'}'")).toBe("it's {open}");
});

test('the reader is told you by sitting there, not by a name', () => {
  const text = '{seat, select, you {You lead.} other {{seat} leads.}}';
  expect(format(text, { seat: new Person('Anna', true) })).toBe('You lead.');
  expect(format(text, { seat: new Person('you') })).toBe('you leads.');
  expect(format(text, { seat: 'you' })).toBe('you leads.');
  expect(format('{seat}', { seat: new Person('Anna', true) })).toBe('Anna');
});

test('the reader among others is told you, and the others by their names', () => {
  const text = 'Bram attacks {targets, select, you {you} among {you as well as {targets}} other {{targets}}}.';
  const told = (targets: Person): string => format(text, { targets });
  expect(told(new Person('Anna, Fox and Hanna', false, 'Fox and Hanna'))).toBe('Bram attacks you as well as Fox and Hanna.');
  expect(told(new Person('Anna', true))).toBe('Bram attacks you.');
  expect(told(new Person('Fox and Hanna'))).toBe('Bram attacks Fox and Hanna.');
  expect(format('{targets, select, you {you} other {{targets}}}', { targets: new Person('Anna and Fox', false, 'Fox') })).toBe('Anna and Fox');
});
