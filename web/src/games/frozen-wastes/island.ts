import { boxOf, RADIUS, type Box, type Point } from '../../kit/hex';
import { LANDS, type Land } from './isheim';
import { sceneryOf } from './scenery';
import type { Side } from './parties';

const corner = (index: number, radius: number): Point => {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

const hexagon = (radius: number): readonly Point[] => Array.from({ length: 6 }, (_, index) => corner(index, radius));

/** The outlines of several spaces as one path. */
export const outlines = (lands: readonly Land[], radius = RADIUS): string =>
  lands.map(({ centre }) => `M${hexagon(radius).map(({ x, y }) => `${(centre.x + x).toFixed(1)} ${(centre.y + y).toFixed(1)}`).join('L')}Z`).join('');

/** One line around all of these spaces: the edges that only one of them has. */
export function border(lands: readonly Land[]): string {
  const edges = new Map<string, string>();
  const corners = hexagon(RADIUS);
  for (const { centre } of lands) {
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const middle = `${Math.round(centre.x + (from.x + to.x) / 2)} ${Math.round(centre.y + (from.y + to.y) / 2)}`;
      if (!edges.delete(middle)) edges.set(middle, `M${(centre.x + from.x).toFixed(1)} ${(centre.y + from.y).toFixed(1)}L${(centre.x + to.x).toFixed(1)} ${(centre.y + to.y).toFixed(1)}`);
    });
  }
  return [...edges.values()].join('');
}

export const COAST = outlines(LANDS);
export const SCENERY = Object.entries(sceneryOf(LANDS));
/** The grounds by kind of land, each one path. */
export const GROUNDS: readonly (readonly [string, string])[] = [...new Set(LANDS.map((land) => land.terrain ?? (land.town ? 'town' : 'vale')))].map(
  (kind) => [kind, outlines(LANDS.filter((land) => (land.terrain ?? (land.town ? 'town' : 'vale')) === kind))] as const,
);

const MARGIN = 46;
const { left, top, right, bottom } = boxOf(LANDS.map(({ hex }) => hex));
export const BOX: Box = { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };

/** Where the middle of something so wide stands, so that no edge of the map cuts it. */
export const onMap = (x: number, half: number): number => Math.min(BOX.right - half, Math.max(BOX.left + half, x));

/** A figure where it stands; several in one space fan, the one whose turn it is in front, and more than three are counted. */
export interface Figure {
  side: Side;
  at: Point;
  scale: number;
}

const MOST_SHOWN = 3;

export function figuresOn(sides: readonly Side[], land: Land): { figures: Figure[]; more: number } {
  const here = sides.filter(({ party }) => party.at === land.anchor).sort((one, other) => Number(one.isActive) - Number(other.isActive));
  const shown = here.slice(-MOST_SHOWN);
  const aside = land.jewel ? -16 : land.dwelling ? 14 : 0;
  const step = shown.length > 1 ? 24 : 0;
  return {
    figures: shown.map((side, index) => ({
      side,
      at: { x: land.centre.x + aside + (index - (shown.length - 1) / 2) * step, y: land.centre.y + (land.dwelling ? 8 : 17) },
      scale: shown.length > 1 ? 0.98 : 1.2,
    })),
    more: here.length - shown.length,
  };
}
