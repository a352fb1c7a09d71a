import { beforeAll, expect, test, vi } from 'vitest';
import { hourText, leftText, momentText } from './time';
import { agoText } from '../hall/turns';
import { LANGUAGES, speak, t } from '../text/texts.svelte';

const DAYS = 86_400_000 * 2 + 3_600_000 * 4;

test('clocks read well from seconds to days', () => {
  expect([0, 65_000, 600_000, 3_661_000, DAYS].map((millis) => leftText(millis, 'en'))).toEqual([
    '0:00',
    '1:05',
    '10:00',
    '1:01:01',
    '2 days 4 hr',
  ]);
});

test('days are counted in the language', () => {
  expect(leftText(DAYS, 'fr')).toBe('2\u202fj 4\u202fh');
  expect(leftText(DAYS, 'nl')).toBe('2 dagen 4 uur');
});

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

test('since when a table has been there, and since when it waits, in every language', async () => {
  const evening = new Date(2026, 4, 7, 18, 30).getTime();
  const said: Record<string, string[]> = {};
  for (const code of LANGUAGES) {
    await speak(code);
    const region = code === 'en' ? 'en-GB' : code;
    said[code] = [
      t('tables.since', { when: momentText(evening, region) }),
      t('turn.asked', { ago: agoText(0, 90_000_000, code) }),
      t('turn.asked', { ago: agoText(0, 7_300_000, code) }),
      hourText(evening, region),
    ];
  }
  expect(said).toEqual({
    en: ['created 7 May 2026, 18:30', 'turn began yesterday', 'turn began 2 hours ago', '18:30'],
    nl: ['geopend op 7 mei 2026, 18:30', 'beurt begon gisteren', 'beurt begon 2 uur geleden', '18:30'],
    de: ['eröffnet am 07.05.2026, 18:30', 'Zug begann gestern', 'Zug begann vor 2 Stunden', '18:30'],
    fr: ['ouverte le 7 mai 2026, 18:30', 'tour commencé hier', 'tour commencé il y a 2 heures', '18:30'],
    es: ['abierta el 7 may 2026, 18:30', 'el turno empezó ayer', 'el turno empezó hace 2 horas', '18:30'],
  });
});
