import { expect, test } from 'vitest';
import { rolledBy } from './rolled';
import { staged } from './testMoments';

const { view, log } = staged('resource-draw');

test('what the dice brought is told with what one had before', () => {
  expect(rolledBy('seat:1', view, log)?.gains).toEqual([
    { kind: 'blood', count: 2, before: 2, now: 4 },
    { kind: 'diamond', count: 4, before: 3, now: 7 },
    { kind: 'gold', count: 2, before: 3, now: 5 },
  ]);
  expect(rolledBy('seat:2', view, log)).toBeUndefined();
});

test('a die that was rolled again shows its last face', () => {
  const rolls = [{ kind: 'dice-rolled', seat: 'seat:1', faces: ['face:gold-1', 'face:blood-1'] }, { kind: 'die-rerolled', seat: 'seat:1', die: 1, face: 'face:gold-2' }];
  const told = [{ ...log[0], events: [...rolls, ...(log[0]?.events ?? [])] }] as never;
  expect(rolledBy('seat:1', view, told)?.faces).toEqual(['face:gold-2', 'face:blood-1']);
});

test('the second resource of a 1 that Kari rolled again counts with the others (R147)', () => {
  const more = { kind: 'resources-gained', seat: 'seat:1', resources: 'stock:1-gold', cause: 'valda:R147@occupant:kari' };
  const told = log.map((beat, at) => (at < log.length - 1 ? beat : { ...beat, events: [...beat.events, more] })) as never;
  expect(rolledBy('seat:1', view, told)?.gains).toContainEqual({ kind: 'gold', count: 3, before: 2, now: 5 });
});

test('a roll that was taken back is not told', () => {
  expect(rolledBy('seat:1', view, [...log.map((beat) => ({ ...beat, what: 'move' })), { step: 99, what: 'taken-back', to: -1, events: [] } as never])).toBeUndefined();
});
