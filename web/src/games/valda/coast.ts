const POINTS = 40;
const MIDDLE = 50;
/** How far the coast is from the middle, and how much it wanders. */
const REACH = 46.5;
const WANDER = 2.4;
/** More than 2 makes an oval into a rounded rectangle, in which words have room. */
const SQUARENESS = 5;

/** The coast of one land in a square of 100 that is stretched to its place: always the same for the same number. */
export function coast(land: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => point(land, index));
  const curves = points.map((_, index) => curve(points, index)).join('');
  const [x, y] = points[0] ?? [0, 0];
  return `M${round(x)} ${round(y)}${curves}z`;
}

type Point = readonly [number, number];

function point(land: number, index: number): Point {
  const angle = (index / POINTS) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const edge = (Math.abs(cos) ** SQUARENESS + Math.abs(sin) ** SQUARENESS) ** (-1 / SQUARENESS);
  const wander = Math.sin(land * 7.3 + index * 1.15) * 0.55 + Math.sin(land * 3.7 + index * 2.6) * 0.45;
  const reach = Math.min(edge, 1.2) * REACH * 0.96 + wander * WANDER;
  return [clamp(MIDDLE + cos * reach * 1.06), clamp(MIDDLE + sin * reach * 1.08)];
}

/** Through every point, as smooth as its neighbours let it (Catmull-Rom). */
function curve(points: readonly Point[], index: number): string {
  const at = (offset: number): Point => points[(index + offset + POINTS) % POINTS] ?? [0, 0];
  const [before, from, to, after] = [at(-1), at(0), at(1), at(2)];
  const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${[...first, ...second, ...to].map(round).join(' ')}`;
}

const clamp = (value: number): number => Math.max(2.5, Math.min(97.5, value));
const round = (value: number): number => Math.round(value * 10) / 10;
