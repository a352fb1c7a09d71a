import { expect, test } from 'vitest';
import { RADIUS, WIDTH, type Box } from '../../kit/hex';
import { framing, LEAST_PIXELS, type Framing } from './framing';

const size = { width: 776, height: 458 };
const TRAY = 100;
const hero = { x: 500, y: 700 };
const around = (across: number, up: number, down: number): Box => ({ left: hero.x - across, right: hero.x + across, top: hero.y - up, bottom: hero.y + down });
/** How far below the upper edge of the window, in pixels. */
const down = (y: number, { at, zoom }: Framing): number => size.height / 2 + (y - at.y) * zoom;

test('what is in reach stands above the dice, larger where there is room', () => {
  const near = around(200, 150, 100);
  const close = framing(near, hero, size, TRAY);
  expect(close.zoom * WIDTH).toBeCloseTo(LEAST_PIXELS);
  expect([down(near.top, close) > 0, down(near.bottom, close) < size.height - TRAY]).toEqual([true, true]);
  const coast = around(400, 420, 80);
  const far = framing(coast, hero, size, TRAY);
  expect(far.zoom).toBeLessThan(close.zoom);
  expect([down(coast.top, far) >= 0, down(coast.bottom, far) <= size.height - TRAY]).toEqual([true, true]);
});

test('where not all of it has room the hero stays in sight above the dice', () => {
  for (const reach of [around(900, 900, 40), around(900, 40, 900)]) {
    const shown = framing(reach, hero, size, TRAY);
    expect(down(hero.y - RADIUS, shown)).toBeGreaterThanOrEqual(0);
    expect(down(hero.y + RADIUS, shown)).toBeLessThanOrEqual(size.height - TRAY);
  }
});
