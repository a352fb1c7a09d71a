import type { Problem } from '../wire';

/** While the hall does not answer, somebody sits before the screen and waits. */
const SOON = 4_000;

/** How long to wait after a look at the hall: as usual, or not long if it will do better soon. */
export const untilNext = (problem: Problem | undefined, usual?: number): number | undefined => (problem && isPassing(problem) ? SOON : usual);

/** A hall that is not there, or in trouble itself; what it refuses, it will refuse again. */
const isPassing = ({ status }: Problem): boolean => status === 0 || status >= 500;

/**
 * Looks at once, and again after the time that `pause` gives then; no time is the end of it.
 *
 * @returns stops it
 */
export function repeat(look: () => Promise<unknown>, pause: () => number | undefined): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function go(): Promise<void> {
    await look();
    const millis = pause();
    if (!isStopped && millis !== undefined) timer = setTimeout(() => void go(), millis);
  }

  void go();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
