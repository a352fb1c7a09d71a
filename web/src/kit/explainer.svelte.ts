import { realTimers, type Timers } from '../lib/match/pacer';

/** What is explained now, and the element at which that is read. */
export interface Explained {
  anchor: string;
  element: Element;
  /** Whether somebody asked by a key, and may not see it. */
  byKey: boolean;
}

/** How a thing may be asked about. Where a touch does nothing else, it explains at once. */
interface Ways {
  byTap?: boolean;
}

const HOVER = 450;
const LEAVE = 250;
const LONG_PRESS = 450;
const KEYS: ReadonlySet<string> = new Set(['?', 'i']);

/**
 * Explains things of a game to whoever points at them for a moment, presses them long, or asks by the key `?` or `i`. A long
 * press explains and does nothing else, so that a card can be read without being played.
 */
export class Explainer {
  shown = $state.raw<Explained | undefined>(undefined);

  private cancel = (): void => {};

  /**
   * @param thingsOf the things behind an anchor that have words: of a card without a text of its own, its faction
   * @param byHover whether a mouse that rests explains; not where it would cover what is played with
   */
  constructor(
    private readonly timers: Timers = realTimers,
    readonly thingsOf: (anchor: string) => readonly string[] = (anchor) => [anchor],
    private readonly byHover = true,
  ) {}

  /** For whatever stands for a thing, as an attachment. */
  on(anchor: string, { byTap = false }: Ways = {}) {
    return (element: Element): (() => void) => {
      const show = (byKey = false): void => {
        this.shown = { anchor, element, byKey };
      };
      const isHere = (): boolean => this.shown?.element === element;
      let isPressedLong = false;
      const press = (): void => {
        isPressedLong = true;
        show();
      };
      const listeners: Readonly<Record<string, (event: Event) => void>> = {
        pointerenter: (event) => isMouse(event) && this.byHover && this.later(HOVER, () => show()),
        pointerleave: (event) => isMouse(event) && this.leave(),
        pointerdown: (event) => {
          isPressedLong = false;
          if (isMouse(event)) this.hide();
          else this.later(LONG_PRESS, press);
        },
        pointerup: (event) => !isMouse(event) && this.cancel(),
        pointercancel: () => this.cancel(),
        contextmenu: (event) => isPressedLong && event.preventDefault(),
        click: (event) => {
          if (isPressedLong) {
            event.preventDefault();
            event.stopImmediatePropagation();
          } else if (byTap) isHere() ? this.hide() : show();
          isPressedLong = false;
        },
        keydown: (event) => {
          if (!KEYS.has((event as KeyboardEvent).key)) return;
          event.preventDefault();
          isHere() ? this.hide() : show(true);
        },
        blur: () => isHere() && this.hide(),
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: true });
      return () => {
        if (isHere()) this.hide();
        for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener, { capture: true });
      };
    };
  }

  hide(): void {
    this.cancel();
    this.shown = undefined;
  }

  /** The pointer left; what is explained stays for a moment, so that the pointer can go there. */
  leave(): void {
    this.later(LEAVE, () => this.hide());
  }

  stay(): void {
    this.cancel();
  }

  private later(millis: number, run: () => void): void {
    this.cancel();
    this.cancel = this.timers.later(millis, run);
  }
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 8;

/** Where something of this size goes: above a thing if there is room, else below, and always whole on the screen. */
export function beside(thing: Rectangle, { width, height }: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const centred = thing.left + thing.width / 2 - width / 2;
  const above = thing.top - height - EDGE;
  const below = thing.top + thing.height + EDGE;
  return {
    left: Math.max(EDGE, Math.min(centred, screen.width - width - EDGE)),
    top: above >= EDGE ? above : Math.max(EDGE, Math.min(below, screen.height - height - EDGE)),
  };
}
