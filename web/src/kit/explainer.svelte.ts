import { realTimers, type Timers } from '../lib/match/pacer';

/** What is explained now, and the element at which that is read. */
export interface Explained {
  anchor: string;
  element: Element;
  /** Whether somebody asked by a key, and may not see it. */
  byKey: boolean;
  /** Whether it stands aside from all around it, and a mouse goes through it to what lies below. */
  isAside: boolean;
}

/** How a thing may be asked about. Where a touch does nothing else, it explains at once. */
interface Ways {
  byTap?: boolean;
  /** For a space of a map: the pointer goes to the one beside it next, so the words are never in the way. */
  isSpace?: boolean;
}

const HOVER = 450;
const LEAVE = 250;
const LONG_PRESS = 450;
const KEYS: ReadonlySet<string> = new Set(['?', 'i']);

/**
 * Explains things of a game to a reader who points at them for a moment, presses them long, or asks by the key `?` or `i`. A long
 * press explains and does nothing else, so that a card can be read without being played.
 */
export class Explainer {
  shown = $state.raw<Explained | undefined>(undefined);

  private cancel = (): void => {};

  /**
   * @param thingsOf the things behind an anchor that have words: of a card without a text of its own, its faction
   * @param byFocus whether a focus that rests explains, where it came by a key
   * @param byHover whether a mouse that rests explains; not where it would cover what is played with
   */
  constructor(
    private readonly timers: Timers = realTimers,
    readonly thingsOf: (anchor: string) => readonly string[] = (anchor) => [anchor],
    private readonly byHover = true,
    private readonly byFocus = false,
  ) {}

  /** For whatever stands for a thing, as an attachment. */
  on(anchor: string, { byTap = false, isSpace = false }: Ways = {}) {
    return (element: Element): (() => void) => {
      const show = (byKey = false, isAside = false): void => {
        this.shown = { anchor, element, byKey, isAside };
      };
      const isHere = (): boolean => this.shown?.element === element;
      let isPressedLong = false;
      /** Somebody points at it and has not been told yet. */
      let isPointedAt = false;
      const press = (): void => {
        isPressedLong = true;
        show();
      };
      const listeners: Readonly<Record<string, (event: Event) => void>> = {
        /** A mouse that moves here asks; one that rests while the page or a card slides under it does not. */
        pointermove: (event) => {
          if (isPointedAt || !isMouse(event) || !this.byHover) return;
          isPointedAt = true;
          this.later(HOVER, () => show(false, isSpace));
        },
        pointerleave: (event) => {
          isPointedAt = false;
          if (isMouse(event)) isSpace ? this.hide() : this.leave();
        },
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
        focus: () => this.byFocus && element.matches(':focus-visible') && this.later(HOVER, () => show()),
        blur: () => {
          if (isHere()) queueMicrotask(() => isHere() && this.hide()); // it may be leaving the page just now
          else if (this.byFocus) this.cancel();
        },
      };
      for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: true });
      return () => {
        if (isHere() || isPointedAt) this.hide();
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

/** A space and what lies around it. */
export const withNeighbours = ({ left, top, width, height }: Rectangle): Rectangle => ({ left: left - width, top: top - height * 0.8, width: width * 3, height: height * 2.6 });

interface Size {
  width: number;
  height: number;
}

/** Where words about a thing leave everything around it in sight: to the right of all that, or above it; nowhere if there is no room. */
export function outside(thing: Rectangle, words: Size, around: Rectangle, screen: Size): { left: number; top: number } | undefined {
  const within = (from: number, size: number, room: number): number => Math.max(EDGE, Math.min(from, room - size - EDGE));
  const right = around.left + around.width + EDGE;
  if (right + words.width <= screen.width) return { left: right, top: within(thing.top, words.height, screen.height) };
  const top = Math.max(EDGE, around.top - words.height - EDGE);
  if (top + words.height > thing.top) return undefined;
  return { left: within(thing.left, words.width, screen.width), top };
}

/** Where something of this size goes: above a thing if there is room, else below, and always whole on the screen. */
export function beside(thing: Rectangle, { width, height }: Size, screen: Size): { left: number; top: number } {
  const centred = thing.left + thing.width / 2 - width / 2;
  const above = thing.top - height - EDGE;
  const below = thing.top + thing.height + EDGE;
  return {
    left: Math.max(EDGE, Math.min(centred, screen.width - width - EDGE)),
    top: above >= EDGE ? above : Math.max(EDGE, Math.min(below, screen.height - height - EDGE)),
  };
}
