import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** The anchors that can be touched on the board now, each as often as it is there. */
export class OnBoard {
  private readonly counts = new SvelteMap<string, number>();

  has(anchor: string): boolean {
    return this.counts.has(anchor);
  }

  /** @returns takes it away again */
  add(anchor: string): () => void {
    this.count(anchor, 1);
    return () => this.count(anchor, -1);
  }

  private count(anchor: string, change: number): void {
    untrack(() => {
      const now = (this.counts.get(anchor) ?? 0) + change;
      if (now > 0) this.counts.set(anchor, now);
      else this.counts.delete(anchor);
    });
  }
}
