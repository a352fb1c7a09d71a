import { expect, test } from 'vitest';
import type { Table } from './table.svelte';
import { touchable } from './touchable';

test('a pointer asks why not when it moves onto a thing, not when the thing moves under it', () => {
  const asked: string[] = [];
  const table = { lit: new Set(), picked: [], offers: [{}], onBoard: { add: () => () => undefined }, pointAt: (anchor: string) => asked.push(anchor) };
  const space = new EventTarget();
  const say = (kind: string, movementX = 0): boolean => space.dispatchEvent(Object.assign(new Event(kind), { movementX, movementY: 0 }));
  touchable(table as unknown as Table, 'hex:7-12')(space as unknown as HTMLElement);
  say('mouseenter');
  say('mousemove');
  expect(asked).toEqual([]);
  say('mousemove', 2);
  say('mousemove', 1);
  expect(asked).toEqual(['hex:7-12']);
});
