import { expect, test } from 'vitest';
import { landsOf } from './lands';
import { scenery } from './scenery';
import { staged } from './testMoments';

test('every land has a drawing of its own', () => {
  expect(Object.keys(scenery).sort()).toEqual(landsOf(staged('valda').view).map(({ id }) => id).sort());
  const paths = Object.values(scenery).map((parts) => Object.values(parts).join());
  expect(new Set(paths).size).toBe(paths.length);
});

test('no drawing reaches far out of its box', () => {
  for (const path of Object.values(scenery).flatMap((parts) => Object.values(parts))) {
    const [start = ''] = path.match(/^M-?[\d.]+ -?[\d.]+/) ?? [];
    const [x = NaN, y = NaN] = start.slice(1).split(' ').map(Number);
    expect(x >= 0 && x <= 180 && y >= 0 && y <= 150, path).toBe(true);
  }
});
