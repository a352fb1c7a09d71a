import { RADIUS, WIDTH, type Box, type Point } from '../../kit/hex';
import type { Size } from '../../kit/camera';

/** So wide a hex is at least, so that its label can be read and a finger hits it. */
export const LEAST_PIXELS = 62;
/** So narrow it may become where more of what is in reach comes into sight; from farther away less is written on it. */
const NARROW_PIXELS = 54;
/** Kept free around what is shown. */
const ROOM = RADIUS * 0.4;

/** Where the map's window has its middle, and how many pixels a unit of the map is wide. */
export interface Framing {
  at: Point;
  zoom: number;
}

/**
 * What is in reach stands above what lies over the lower edge, smaller if it must; where even that is too little, the hero stays in sight.
 *
 * @param below how many pixels of the window are covered
 */
export function framing(reach: Box, hero: Point, { width, height }: Size, below: number): Framing {
  const free = { width, height: Math.max(1, height - below) };
  const fits = Math.min(free.width / (reach.right - reach.left + 2 * ROOM), free.height / (reach.bottom - reach.top + 2 * ROOM));
  const zoom = Math.min(LEAST_PIXELS, Math.max(NARROW_PIXELS, fits * WIDTH)) / WIDTH;
  const along = (from: number, to: number, own: number, window: number): number => {
    const most = Math.max(0, window / zoom / 2 - RADIUS - ROOM);
    return Math.min(own + most, Math.max(own - most, (from + to) / 2));
  };
  return { at: { x: along(reach.left, reach.right, hero.x, free.width), y: along(reach.top, reach.bottom, hero.y, free.height) + below / zoom / 2 }, zoom };
}
