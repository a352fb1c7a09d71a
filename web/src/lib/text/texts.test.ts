import { beforeAll, expect, test, vi } from 'vitest';
import { browserLanguage, gameText, language, learnCovers, learnGame, regionOf, speak, t } from './texts.svelte';

const root = { lang: 'en' };

beforeAll(() => vi.stubGlobal('document', { documentElement: root }));

test('dates are written as where the reader lives, if that speaks the chosen language', () => {
  expect(regionOf('en', ['en-GB', 'en'])).toBe('en-GB');
  expect(regionOf('en', ['nl-BE', 'en-GB'])).toBe('en-GB');
  expect(regionOf('de', ['en-GB', 'den-CA'])).toBe('de');
  expect(regionOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
  expect(regionOf('en', ['en-US@posix'])).toBe('en-GB');
});

test('the first language of the browser that the hall speaks', () => {
  expect(browserLanguage(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
  expect(browserLanguage(['DE-at'])).toBe('de');
  expect(browserLanguage(['frr', 'it'])).toBe('en');
});

test('a cover brings the name of a game; its cards come when it is played', async () => {
  await speak('en');
  await learnCovers(['claim']);
  expect(gameText('claim', 'game.name')).toBe('Claim');
  expect(gameText('claim', 'game.summary')).toContain('followers');
  expect(gameText('claim', 'move.pass')).toBeUndefined();
});

test('everything changes at once: the page, its games and its problems', async () => {
  await speak('en');
  await learnGame('claim');
  await learnCovers(['claim']);
  expect(gameText('claim', 'move.pass')).toBe('Pass');
  expect(gameText('claim', 'why.A8', { thing: 'Magic Wand' })).toBe('Magic Wand changes the value by 2.');
  expect(['move.raise', 'twist.lowered'].map((key) => gameText('claim', key)), 'a printed value by its full name').toEqual(['+2', 'Magic Wand −2']);
  expect(gameText('claim', 'move.raise', { '*': 'none' })).toBe('+2');
  await speak('de');
  expect([language(), root.lang]).toEqual(['de', 'de']);
  expect(t('menu.no')).toBe('Nein');
  expect(t('problem.match-is-over')).toBe('Die Partie ist zu Ende.');
  expect(gameText('claim', 'move.pass')).toBe('Passen');
  expect(gameText('claim', 'board.hand')).toBe('Deine Hand');
  expect(gameText('claim', 'location.pit.text')).toContain('2');
});

test('choosing twice gives the last choice, and no game is forgotten meanwhile', async () => {
  await Promise.all([speak('fr'), learnGame('never-heard-of'), speak('es')]);
  expect(t('menu.no')).toBe('No');
  expect(t('menu.resign')).toBe('Abandonar');
  expect(gameText('claim', 'move.pass')).toBe('Pasar');
});

test('a language that the hall does not speak is English', async () => {
  await speak('it');
  expect([language(), t('menu.resign')]).toEqual(['en', 'Resign']);
});
