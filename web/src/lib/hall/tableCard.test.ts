import { expect, test } from 'vitest';
import { fallKey, standing } from './tableCard';

const seats = ['person', 'open', 'open'].map((kind, index) => ({ seat: index + 1, kind, name: '', bot: '' }));

test('what the fall of the flag does depends on how many sit there', () => {
  expect(fallKey('loses', 2)).toBe('fall.loses');
  expect(fallKey('loses', 3)).toBe('fall.comes-last');
  expect(fallKey('bot-sits-in', 4)).toBe('fall.bot-sits-in');
  expect(fallKey('nothing', 4)).toBe('fall.nothing');
});

test('a table says whom it waits for, or why it does not', () => {
  expect(standing({ stage: 'open', seats })).toEqual(['gather.title', { count: 2 }]);
  expect(standing({ stage: 'cancelled', seats })).toEqual(['gather.cancelled']);
  expect(standing({ stage: 'cancelled', seats, notice: 'too late' })).toEqual(['gather.ended', { why: 'too late' }]);
  expect(standing({ stage: 'running', seats })).toEqual(['loading']);
  expect(standing({ stage: 'frozen', seats, notice: 'line 3' })).toEqual(['problem.frozen']);
});
