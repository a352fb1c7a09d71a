import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../../lib/page/settings.svelte';

const arriving = (millis: number, easing: (t: number) => number, css: (t: number, left: number) => string) => (_: Element): TransitionConfig => ({ duration: isStill() ? 0 : millis, easing, css });

/** A temple rises from its field. */
export const rise = arriving(480, backOut, (t, left) => `transform: translateY(${left * 60}%) scaleY(${t}); transform-origin: bottom`);
/** A line drops into the sum. */
export const drop = arriving(320, cubicOut, (t, left) => `transform: translateY(${left * -100}%); opacity: ${t}`);
/** A number that has changed. */
export const leap = arriving(600, backOut, (_, left) => `transform: scale(${1 + left * 0.9})`);
/** The ship sails on to the next round. */
export const sail = arriving(700, cubicOut, (_, left) => `transform: translateX(${left * -1.2}em)`);
