import { expect, test } from 'vitest';
import { format, type Values } from '../../lib/text/format';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { naming } from './naming';
import { shortPower } from './powers';

const files = import.meta.glob<Record<string, string>>('./texts/*.properties', { eager: true, import: 'default' });
const LONGEST = 52;

const speaking = (texts: Record<string, string>) => {
  const text = (key: string, values?: Values) => (texts[key] === undefined ? undefined : format(texts[key], values ?? {}));
  const phrases = new Phrases(text, (seat) => new Person(seat), naming);
  return (id: string, level: number, seats: number) => shortPower(`occupant:${id}`, level, seats, phrases, text);
};
const english = speaking(files['./texts/en.properties'] ?? {});

test('every power has a few words at both levels, for few seats and many, in every language', () => {
  for (const [path, texts] of Object.entries(files)) {
    const say = speaking(texts);
    for (const id of Object.keys(catalogue.occupant)) {
      for (const [level, seats] of [[1, 2], [2, 2], [1, 5], [2, 5]] as const) {
        const words = say(id, level, seats);
        expect(words, `${path} ${id} ${level}`).not.toBe('');
        expect(words.length, `${path} ${words}`).toBeLessThanOrEqual(LONGEST);
      }
    }
  }
});

test('the numbers are those that are printed', () => {
  expect(english('freya', 1, 4)).toBe('Draw 3, keep 2');
  expect(english('freya', 2, 4)).toBe('Draw 3, keep 3');
  expect(english('surtur', 2, 4)).toBe('Your attacks are worth 3 more');
  expect(english('surtur', 2, 3)).toBe('Attack twice, worth 1 more');
  expect(english('thrym', 2, 4)).toBe('2 runes: 3 followers');
  expect(english('loki', 2, 4)).toBe('Any 3: roll for followers; one roll free');
  expect(english('odin', 1, 4)).toMatch(/^1 blood, 1 diamond,? and 1 gold: 1 follower$/);
});
