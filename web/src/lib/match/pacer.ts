/** Time, as the browser has it or as a test does. */
export interface Timers {
  now(): number;
  later(millis: number, run: () => void): () => void;
}

/** A page that is hidden paints nothing, and waits this much longer. */
const UNPAINTED = 1_000;

/** The time of what is shown begins when it has been painted: on a busy device nothing is told that nobody could see. */
export const realTimers: Timers = {
  now: () => Date.now(),
  later: (millis, run) => {
    let id = setTimeout(run, millis + UNPAINTED);
    const picture = requestAnimationFrame(() => {
      clearTimeout(id);
      id = setTimeout(run, millis);
    });
    return () => {
      cancelAnimationFrame(picture);
      clearTimeout(id);
    };
  },
};

/** Where things are shown, and for how long in milliseconds. */
interface Screen<T> {
  show(thing: T): void;
  hold(thing: T): number;
}

/** Shows one thing after another and lets each be seen for a while. */
export class Pacer<T> {
  private waiting: T[] = [];
  private until = 0;
  private callOff: (() => void) | undefined;

  constructor(
    private readonly screen: Screen<T>,
    private readonly timers: Timers = realTimers,
  ) {}

  push(...things: readonly T[]): void {
    this.waiting.push(...things);
    this.drain();
  }

  get isBusy(): boolean {
    return this.waiting.length > 0;
  }

  /** Drops what waits and gives it back; what comes next is shown at once. */
  skip(): T[] {
    const rest = this.waiting;
    this.waiting = [];
    this.until = 0;
    this.callOff?.();
    return rest;
  }

  private drain(): void {
    this.callOff?.();
    this.callOff = undefined;
    for (;;) {
      const [next] = this.waiting;
      if (next === undefined) return;
      const left = this.until - this.timers.now();
      if (left > 0) {
        this.callOff = this.timers.later(left, () => this.drain());
        return;
      }
      this.waiting.shift();
      const hold = this.screen.hold(next);
      this.screen.show(next);
      this.until = this.timers.now() + hold; // from now, or a short one would be over before it is painted
    }
  }
}
