import type { Table } from './table.svelte';

const LONG_PRESS = 450;

/** For whatever carries an anchor, or the line of a move: pointed at, focused or pressed long while it is not offered, it says why not. */
export const explainRefusal =
  (table: Table, anchor: string) =>
  (element: HTMLElement): (() => void) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => clearTimeout(pressing);
    const explain = (): void => {
      if (!table.narrowed.lit.has(anchor) && !table.picked.includes(anchor)) table.pointAt(anchor);
    };
    const press = (): void => {
      release();
      pressing = setTimeout(explain, LONG_PRESS);
    };
    const heard = { mouseenter: explain, focus: explain, pointerdown: press, pointerup: release, pointercancel: release };
    for (const [event, listener] of Object.entries(heard)) element.addEventListener(event, listener);
    return () => {
      release();
      for (const [event, listener] of Object.entries(heard)) element.removeEventListener(event, listener);
    };
  };
