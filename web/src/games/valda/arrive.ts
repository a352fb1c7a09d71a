import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/page/settings.svelte';

const arriving = (millis: number, easing: (t: number) => number, css: (t: number, left: number) => string) => (_: Element): TransitionConfig => ({ duration: isStill() ? 0 : millis, easing, css });

/** A temple rises from its field. */
export const rise = arriving(480, backOut, (t, left) => `transform: translateY(${left * 60}%) scaleY(${t}); transform-origin: bottom`);
/** A temple that is destroyed sinks into it. */
export const sink = arriving(420, cubicOut, (t, left) => `transform: translateY(${left * 60}%) scaleY(${t}); transform-origin: bottom; opacity: ${t}`);
/** A coast lights up when somebody takes control of it. */
export const light = arriving(1100, cubicOut, (_, left) => `stroke-width: ${2.5 + left * 7}; filter: drop-shadow(0 0 ${left * 14}px var(--own))`);
/** A line drops into the sum. */
export const drop = arriving(320, cubicOut, (t, left) => `transform: translateY(${left * -100}%); opacity: ${t}`);
/** A number that has changed. */
export const leap = arriving(600, backOut, (_, left) => `transform: scale(${1 + left * 0.9})`);
/** The ship sails on to the next round. */
export const sail = arriving(700, cubicOut, (_, left) => `transform: translateX(${left * -1.2}em)`);
/** A number counts from what it was to what it is. */
export const count = (element: Element, { from }: { from: number }): TransitionConfig => {
  const to = Number(element.textContent);
  return { duration: isStill() ? 0 : 600, easing: cubicOut, css: (_, left) => `transform: scale(${1 + left * 0.6})`, tick: (t) => (element.textContent = String(Math.round(from + (to - from) * t))) };
};
