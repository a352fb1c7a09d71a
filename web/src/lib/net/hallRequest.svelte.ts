import { untrack } from 'svelte';
import { HallProblem } from './http';
import type { Problem } from '../wire';

/** One thing that is asked of the hall: under way, refused with a problem, or done. */
export class HallRequest {
  busy = $state(false);
  done = $state(false);
  problem = $state.raw<Problem | undefined>();

  /**
   * Whether it worked; what the hall refused is kept, until the next try, to be shown. An effect that asks does not ask
   * again because of the answer.
   */
  run(work: () => Promise<unknown>): Promise<boolean> {
    return untrack(() => this.tryOnce(work));
  }

  dismiss(): void {
    this.problem = undefined;
  }

  private async tryOnce(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.problem = undefined;
    try {
      await work();
      this.done = true;
    } catch (trouble) {
      if (!(trouble instanceof HallProblem)) throw trouble;
      this.problem = trouble.problem;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
