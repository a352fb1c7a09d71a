import type { Table } from './table.svelte';

const LONG_PRESS = 450;

/**
 * For whatever on a board carries an anchor, or the line of a move: while it is there, what it stands for needs no button
 * in the bar. Pointed at, focused or pressed long while it is not offered, it says why not.
 */
export const touchable =
  (table: Table, anchor: string) =>
  (element: HTMLElement | SVGElement): (() => void) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => clearTimeout(pressing);
    const explain = (): void => {
      if (!table.narrowed.lit.has(anchor) && !table.picked.includes(anchor)) table.pointAt(anchor);
    };
    const press = (): void => {
      release();
      pressing = setTimeout(explain, LONG_PRESS);
    };
    /** A pointer that rests where a card was just played asks nothing. */
    const hover = (): void => {
      if (table.offers.length > 0) explain();
    };
    const heard = { mouseenter: hover, focus: explain, pointerdown: press, pointerup: release, pointercancel: release };
    for (const [event, listener] of Object.entries(heard)) element.addEventListener(event, listener);
    const remove = table.onBoard.add(anchor);
    return () => {
      remove();
      release();
      for (const [event, listener] of Object.entries(heard)) element.removeEventListener(event, listener);
    };
  };
