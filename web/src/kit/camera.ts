import type { Box, Point } from './hex';

/** Where one looks at a map: the middle of what is seen, and how many pixels a unit of the map is wide. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How close and how far one may look. */
export interface Limits {
  box: Box;
  least: number;
  most: number;
}

const within = (value: number, least: number, most: number): number => (least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value)));

/** The whole box in the middle, as large as it can be. */
export function fit({ left, top, right, bottom }: Box, { width, height }: Size): Camera {
  const zoom = Math.min(width / (right - left), height / (bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: zoom > 0 ? zoom : 1 };
}

/** Not closer, farther or further away than allowed: what can be filled with the map is filled with it. */
export function limited({ x, y, zoom }: Camera, { box, least, most }: Limits, { width, height }: Size): Camera {
  const now = within(zoom, least, most);
  const [across, down] = [width / now / 2, height / now / 2];
  const along = (value: number, from: number, to: number, half: number): number =>
    to - from <= 2 * half ? (from + to) / 2 : within(value, from + half, to - half);
  return { x: along(x, box.left, box.right, across), y: along(y, box.top, box.bottom, down), zoom: now };
}

/** The map follows the finger by so many pixels. */
export const panned = ({ x, y, zoom }: Camera, by: Point): Camera => ({ x: x - by.x / zoom, y: y - by.y / zoom, zoom });

/** Closer by a factor; what is at this point, in pixels from the middle of the screen, stays there. */
export function zoomed({ x, y, zoom }: Camera, factor: number, at: Point = { x: 0, y: 0 }): Camera {
  const now = zoom * factor;
  return { x: x + at.x / zoom - at.x / now, y: y + at.y / zoom - at.y / now, zoom: now };
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers move the map between them and stretch it; points are in pixels from the middle of the screen. */
export function pinched(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const [from, to] = [middle(before), middle(after)];
  const factor = apart(before) > 0 ? apart(after) / apart(before) : 1;
  return zoomed(panned(camera, { x: to.x - from.x, y: to.y - from.y }), factor, to);
}

/** As little to the side as shows this point, with some room around it. */
export function showing(camera: Camera, { x, y }: Point, { width, height }: Size, room: number): Camera {
  const [across, down] = [Math.max(0, width / camera.zoom / 2 - room), Math.max(0, height / camera.zoom / 2 - room)];
  return { ...camera, x: within(camera.x, x - across, x + across), y: within(camera.y, y - down, y + down) };
}

/** Where the whole map lies then and how large it is, in pixels from the upper left corner of the screen. */
export const placed = ({ x, y, zoom }: Camera, { left, top, right, bottom }: Box, { width, height }: Size): Point & Size => ({
  x: width / 2 - (x - left) * zoom,
  y: height / 2 - (y - top) * zoom,
  width: (right - left) * zoom,
  height: (bottom - top) * zoom,
});
