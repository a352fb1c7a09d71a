import type { Component } from 'svelte';
import type { Phrases } from '../lib/text/phrases';

/** How a game draws the printed side of its cards; without an anchor the back. */
export type CardFace = Component<{ anchor?: string | undefined; small?: boolean; phrases: Phrases }>;

/** Equal cards are told apart by a count, so that a list can be keyed and animated. */
export function keyed(anchors: readonly string[]): { key: string; anchor: string; copy: number }[] {
  const seen = new Map<string, number>();
  return anchors.map((anchor) => {
    const copy = seen.get(anchor) ?? 0;
    seen.set(anchor, copy + 1);
    return { key: `${anchor}#${copy}`, anchor, copy };
  });
}
