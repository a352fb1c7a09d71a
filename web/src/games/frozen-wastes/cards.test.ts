import { beforeAll, expect, test, vi } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { gameText, learnGame, speak } from '../../lib/text/texts.svelte';
import { deedOf } from './cards';
import { catalogue } from './catalogue';

const phrases = new Phrases((key, values) => gameText('frozen-wastes', key, values), (seat) => new Person(seat));

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));

test.each(['en', 'nl', 'de', 'fr', 'es'] as const)('in %s a defeated Challenge tells what it does for its owner, without its fight', async (code) => {
  await speak(code);
  await learnGame('frozen-wastes');
  const won = Object.values(catalogue.challenge).filter(({ forage }) => forage !== undefined).map(({ id }) => `challenge:${id}`);
  expect(won.length).toBeGreaterThan(0);
  const word = gameText('frozen-wastes', 'why.R143')?.replace('.', '') ?? '';
  for (const card of won) {
    const deed = deedOf(card, phrases);
    expect(phrases.about(card), card).toMatch(new RegExp(`${word}[^.]*\\. ${deed.replaceAll(/[.+()?]/g, '\\$&')}$`));
    expect(deed, card).toMatch(/^.{5,}\.$/);
  }
});

test('what can be bought tells all that is printed on it', () => {
  expect(deedOf('item:padded-coat', phrases)).toBe(phrases.about('item:padded-coat'));
});
