import type { Table } from './table.svelte';

const LONG_PRESS = 450;

/** For whatever carries an anchor, or the line of a move: pointed at, focused or pressed long while it is not offered, it says why not. */
export const wondering =
  (table: Table, anchor: string) =>
  (element: HTMLElement): (() => void) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => clearTimeout(pressing);
    const wonder = (): void => {
      if (!table.narrowed.lit.has(anchor) && !table.picked.includes(anchor)) table.wonder(anchor);
    };
    const press = (): void => {
      release();
      pressing = setTimeout(wonder, LONG_PRESS);
    };
    const heard = { mouseenter: wonder, focus: wonder, pointerdown: press, pointerup: release, pointercancel: release };
    for (const [event, listener] of Object.entries(heard)) element.addEventListener(event, listener);
    return () => {
      release();
      for (const [event, listener] of Object.entries(heard)) element.removeEventListener(event, listener);
    };
  };
