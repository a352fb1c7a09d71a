import { expect, test } from 'vitest';
import { fit, limited, panned, pinched, placed, showing, zoomed, type Camera } from './camera';
import type { Point } from './hex';

const box = { left: 0, top: 0, right: 400, bottom: 200 };
const size = { width: 200, height: 200 };
const camera: Camera = { x: 100, y: 50, zoom: 2 };

/** Where a point of the map is on the screen, from its middle. */
const onScreen = ({ x, y, zoom }: Camera, at: Point): Point => ({ x: (at.x - x) * zoom, y: (at.y - y) * zoom });

test('the whole map fits, in its middle', () => {
  expect(fit(box, size)).toEqual({ x: 200, y: 100, zoom: 0.5 });
  expect(fit(box, { width: 0, height: 0 }).zoom).toBe(1);
  expect(placed(fit(box, size), box, size)).toEqual({ x: 0, y: 50, width: 200, height: 100 });
});

test('what is under the pointer stays there when one looks closer', () => {
  const at = { x: 30, y: -20 };
  const under = { x: camera.x + at.x / camera.zoom, y: camera.y + at.y / camera.zoom };
  const closer = zoomed(camera, 1.7, at);
  expect(closer.zoom).toBeCloseTo(3.4);
  expect(onScreen(closer, under).x).toBeCloseTo(at.x);
  expect(onScreen(closer, under).y).toBeCloseTo(at.y);
});

test('the map follows one finger, and stays between two', () => {
  expect(onScreen(panned(camera, { x: 8, y: 6 }), { x: 100, y: 50 })).toEqual({ x: 8, y: 6 });
  const before: [Point, Point] = [{ x: -10, y: 0 }, { x: 30, y: 0 }];
  const after: [Point, Point] = [{ x: -40, y: 10 }, { x: 40, y: 10 }];
  const pinch = pinched(camera, before, after);
  expect(pinch.zoom).toBeCloseTo(4);
  before.forEach((finger, index) => {
    const point = { x: camera.x + finger.x / camera.zoom, y: camera.y + finger.y / camera.zoom };
    expect(onScreen(pinch, point).x).toBeCloseTo(after[index]?.x ?? 0);
    expect(onScreen(pinch, point).y).toBeCloseTo(after[index]?.y ?? 0);
  });
  expect(pinched(camera, [before[0], before[0]], after).zoom).toBe(2);
});

test('one cannot lose the map', () => {
  const limits = { box, least: 0.5, most: 4 };
  expect(limited({ x: 9999, y: -9999, zoom: 2 }, limits, size)).toEqual({ x: 350, y: 50, zoom: 2 });
  expect(limited({ x: 9999, y: 0, zoom: 0.01 }, limits, size)).toEqual({ x: 200, y: 100, zoom: 0.5 });
  expect(limited({ ...camera, zoom: 99 }, limits, size).zoom).toBe(4);
});

test('what the cursor comes to is brought into sight, and no further', () => {
  expect(showing(camera, { x: 110, y: 60 }, size, 10)).toEqual(camera);
  expect(showing(camera, { x: 200, y: 50 }, size, 10)).toEqual({ x: 160, y: 50, zoom: 2 });
});
