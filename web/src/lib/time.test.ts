import { expect, test } from 'vitest';
import { leftText } from './time';

test('clocks read well from seconds to days', () => {
  expect([0, 65_000, 600_000, 3_661_000, 86_400_000 * 2 + 3_600_000 * 4].map(leftText)).toEqual([
    '0:00',
    '1:05',
    '10:00',
    '1:01:01',
    '2 d 4 h',
  ]);
});
