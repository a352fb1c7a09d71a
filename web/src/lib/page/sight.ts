/** Points of an element, as shares of its sides, at which a finger would try. */
const TRIES = [0.15, 0.5, 0.85];
const MIDDLE = 0.5;
const LEAST_FREE = 2;

/** Whether something can be touched where it is now: on the screen, and mostly not under anything else. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && canBeTouched((x, y) => element.contains(document.elementFromPoint(left + x * width, top + y * height)));
}

/** A finger aims at the middle of its height, wherever a neighbour in a fan leaves that free: an edge above the bar is not in sight. */
export const canBeTouched = (isFree: (x: number, y: number) => boolean): boolean =>
  TRIES.some((x) => isFree(x, MIDDLE)) && TRIES.flatMap((x) => TRIES.map((y) => isFree(x, y))).filter(Boolean).length >= LEAST_FREE;

/** Whether scrolling can bring it to the screen: it is drawn, and not in something that is folded up. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;

/** Which way something lies that is out of sight: on a map any way, elsewhere up or down. */
export function arrowTo(element: Element | undefined): string {
  const map = element?.closest('.pan-zoom');
  const around = map ?? element?.closest('.board');
  return element && around ? arrowBetween(around.getBoundingClientRect(), element.getBoundingClientRect(), map !== null) : '';
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function arrowBetween(from: Area, to: Area, isMap: boolean): string {
  const across = isMap ? to.x + to.width / 2 - from.x - from.width / 2 : 0;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  return ARROWS[(Math.round(Math.atan2(down, across) / (Math.PI / 4)) + 8) % 8] ?? '';
}
