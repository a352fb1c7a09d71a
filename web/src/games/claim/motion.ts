import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/settings.svelte';

const CALM = 340;

export const calm = (): number => (isStill() ? 0 : CALM);

/** A card that leaves one place and comes to another slides there; one that comes from nowhere falls in softly. */
export const [send, receive] = crossfade({
  duration: calm,
  easing: cubicOut,
  fallback: (node) => drop(node, { from: 'above' }),
});

/** Comes from, or goes to, whoever sits above or below. */
export function drop(_: Element, { from }: { from: 'above' | 'below' }): TransitionConfig {
  const sign = from === 'above' ? -1 : 1;
  return {
    duration: calm(),
    easing: cubicOut,
    css: (here, away) => `transform: translateY(${sign * away * 7}rem) scale(${0.7 + 0.3 * here}); opacity: ${here}`,
  };
}
