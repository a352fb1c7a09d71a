import { beforeAll, expect, test, vi } from 'vitest';
import { personName, problemText, sitterName } from './problems';
import { phrasesFor } from '../text/sentences';
import type { Problem, SeatInfo } from '../wire';
import { LANGUAGES, learnGame, speak } from '../text/texts.svelte';

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

test('whoever has chosen no name is a guest in the language of the reader; a name that was chosen stands as it is', async () => {
  const unnamed = '\u2060Anonyme 4821';
  const seats = [{ seat: 'seat:1', name: unnamed, sitting: 'person', bot: '' }, { seat: 'seat:2', name: 'Anonyme 4821', sitting: 'person', bot: '' }] as unknown as SeatInfo[];
  const told = (): string => phrasesFor('claim', seats).event({ kind: 'five-taken', seat: 'seat:1', owner: 'seat:2', card: 'card:goblin-5' } as never);
  expect(personName(unnamed)).toBe('Gast 4821');
  expect(told()).toMatch(/^Gast 4821 .*Anonyme 4821/);
  await speak('es');
  expect(seats.map((one) => sitterName(seats, one))).toEqual(['Visitante 4821', 'Anonyme 4821']);
  expect(told()).toMatch(/^Visitante 4821 .*Anonyme 4821/);
  await speak('de');
});

test('the hall calls a guest in its letters as the client does', () => {
  const files: Readonly<Record<string, Readonly<Record<string, string>>>> = import.meta.glob(['../../texts/*.properties', '../../../../server/src/main/resources/winterhall/server/texts/*.properties'], { eager: true, import: 'default' });
  for (const code of LANGUAGES) {
    const said = Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${code}.properties`) ? [texts['guest.name']] : []));
    expect([code, said.length, new Set(said).size]).toEqual([code, 2, 1]);
  }
});
