import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../lib/page/settings.svelte';
import type { Point } from './hex';

const ROLL = 700;
const STAGGER = 70;

const [LOW, MIDDLE, HIGH] = [25, 50, 75];
const PIPS: readonly (readonly Point[])[] = [
  [],
  [{ x: MIDDLE, y: MIDDLE }],
  [{ x: LOW, y: LOW }, { x: HIGH, y: HIGH }],
  [{ x: LOW, y: LOW }, { x: MIDDLE, y: MIDDLE }, { x: HIGH, y: HIGH }],
  [{ x: LOW, y: LOW }, { x: HIGH, y: LOW }, { x: LOW, y: HIGH }, { x: HIGH, y: HIGH }],
  [{ x: LOW, y: LOW }, { x: HIGH, y: LOW }, { x: MIDDLE, y: MIDDLE }, { x: LOW, y: HIGH }, { x: HIGH, y: HIGH }],
  [LOW, MIDDLE, HIGH].flatMap((y) => [{ x: LOW, y }, { x: HIGH, y }]),
];

/** Where the pips of a face lie, in hundredths of its side; nothing for a face that has a sign or a word. */
export const pips = (face: string): readonly Point[] | undefined => (/^[1-6]$/.test(face) ? PIPS[Number(face)] : undefined);

/** A die comes rolling and lies still at the end; with reduced motion it just lies there. */
export function roll(_: Element, { index = 0, still = isStill() }: { index?: number; still?: boolean } = {}): TransitionConfig {
  return {
    delay: still ? 0 : index * STAGGER,
    duration: still ? 0 : ROLL,
    easing: cubicOut,
    css: (here, away) =>
      `transform: translate(${-90 * away}px, ${-40 * Math.abs(Math.sin(here * Math.PI * 2)) * away}px) rotate(${away * -540}deg); opacity: ${Math.min(1, here * 4)}`,
  };
}
