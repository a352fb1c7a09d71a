import { beforeAll, expect, test, vi } from 'vitest';
import { problemText } from './problems';
import { phrasesFor } from '../text/sentences';
import type { Problem } from '../wire';
import { learnGame, speak } from '../text/texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: [] });
  await speak('de');
  await learnGame('claim');
});

const refused = (key: string, rule: string, words: Record<string, string>): string =>
  problemText({ status: 422, key, rule, where: 'settings', words } satisfies Problem, phrasesFor('claim', []));

test('a table that cannot be laid says what is wrong and what would do, in the words of the game', () => {
  expect(refused('deck-does-not-add-up', 'claim:R2', { seats: '2', tens: '3' })).toContain('Kobolde und Ritter');
  expect(refused('deck-does-not-add-up', 'claim:R2', { seats: '2', tens: '3' })).toContain('3 weiteren Fraktionen');
});

test('the hall names an option as the game does', () => {
  const words = { setting: 'first-leader', seats: '2', counts: '3, 4' };
  expect(refused('not-with-so-many', 'engine:setup', words)).toMatch(/^„Erstes Ausspiel“ lässt sich an einem Tisch für 3 oder 4 wählen, nicht für 2\./);
});

test('values that can be chosen are called what the form calls them', () => {
  const words = { setting: 'first-leader', value: 'nobody', values: 'random, seat-1' };
  const said = refused('no-such-value', 'engine:setup', words);
  expect(said).toContain('„Erstes Ausspiel“');
  expect(said).not.toMatch(/random|seat-1/);
});

test('what people wrote stands as they wrote it', () => {
  expect(refused('banned', '', { why: 'spam: too much' })).toContain('spam: too much');
});
