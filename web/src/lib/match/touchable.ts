import type { Table } from './table.svelte';

const LONG_PRESS = 450;
const LEAVE = 900;

/**
 * For whatever on a board carries an anchor, or the line of a move: while it is there, what it stands for needs no button
 * in the bar. Pointed at, focused or pressed long while it is not offered, it says why not.
 */
export const touchable =
  (table: Table, anchor: string) =>
  (element: HTMLElement | SVGElement): (() => void) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => clearTimeout(pressing);
    const explain = (): void => table.pointAt(table.lit.has(anchor) || table.picked.includes(anchor) ? undefined : anchor);
    const press = (): void => {
      release();
      pressing = setTimeout(explain, LONG_PRESS);
    };
    /** A pointer that rests where a card was just played, or where the map moved under it, asks nothing. */
    let isNew = false;
    const enter = (): void => void (isNew = true);
    const hover = (event: Event): void => {
      const { movementX, movementY } = event as MouseEvent;
      if (!isNew || (movementX === 0 && movementY === 0)) return;
      isNew = false;
      if (table.offers.length > 0) explain();
    };
    /** Who looks elsewhere no longer asks; on the way to the bar, whose rule can be followed, there is time. */
    const leave = (): void => {
      if (table.pointedAt === anchor) setTimeout(() => table.pointedAt === anchor && !document.querySelector('.why:hover, .why :focus') && !element.matches(':hover') && table.pointAt(undefined), LEAVE);
    };
    const heard = { mouseenter: enter, mouseleave: leave, mousemove: hover, focus: explain, pointerdown: press, pointerup: release, pointercancel: release };
    for (const [event, listener] of Object.entries(heard)) element.addEventListener(event, listener);
    const remove = table.onBoard.add(anchor);
    return () => {
      remove();
      release();
      for (const [event, listener] of Object.entries(heard)) element.removeEventListener(event, listener);
    };
  };
