import { expect, test } from 'vitest';
import { leftText } from './time';

const DAYS = 86_400_000 * 2 + 3_600_000 * 4;

test('clocks read well from seconds to days', () => {
  expect([0, 65_000, 600_000, 3_661_000, DAYS].map((millis) => leftText(millis, 'en'))).toEqual([
    '0:00',
    '1:05',
    '10:00',
    '1:01:01',
    '2d 4h',
  ]);
});

test('days have the letters of the language', () => {
  expect(leftText(DAYS, 'fr')).toBe('2j 4h');
  expect(leftText(DAYS, 'nl')).toBe('2 d 4 u');
});
