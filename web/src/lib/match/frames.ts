import type { Event, Move, Scene } from '../wire';
import type { BeatOf, SceneOf } from './typed';

/**
 * One picture on the way to a scene: what had happened by then, and the table as it lay then. Nobody is asked anything and
 * nothing has ended before the last picture, which is the scene itself.
 *
 * @param beats the fresh beats up to here, the last one as far as it was told
 * @param told what this picture adds
 * @param hold how long it should be seen, in milliseconds at normal speed
 * @param rolling what the dice are about to tell, while they roll
 */
export interface Frame<V = unknown, M extends Move = Move, E extends Event = Event> {
  scene: SceneOf<V, M, E>;
  beats: readonly BeatOf<E>[];
  told: readonly E[];
  hold: number;
  rolling?: E;
}

/** How long a kind of event should be seen at normal speed, 0 tells it together with the next; or how long its dice roll before. */
export type Hold<E extends Event> = (event: E) => number;

/** Long enough to be painted once: what changes without words is seen, and nobody waits for it. */
const A_PICTURE = 1;

/**
 * The pictures between what was seen before and a scene, in the order in which things happened; none where nothing is to be
 * seen on the way. A part of a beat's view stands as it was sent; without one the table lies as before. What changed after the
 * last word is seen too before anybody is asked.
 */
export function framesOf<V, M extends Move, E extends Event>(before: SceneOf<V, M, E>, scene: SceneOf<V, M, E>, fresh: readonly BeatOf<E>[], hold: Hold<E>, rolls: Hold<E> = () => 0): Frame<V, M, E>[] {
  const frames: Frame<V, M, E>[] = [];
  let view = before.view;
  let told: E[] = [];
  fresh.forEach((beat, at) => {
    const isLast = at === fresh.length - 1;
    beat.events.forEach((event, index) => {
      const parts = beat.views?.find((interim) => interim.event === index)?.parts;
      if (parts) view = merged(scene.view, parts);
      if (isLast && index === beat.events.length - 1) view = scene.view;
      const picture = (count: number, millis: number, rolling?: E): void => {
        if (millis <= 0) return;
        const last = count > 0 ? [{ ...beat, events: beat.events.slice(0, count) }] : [];
        frames.push({ scene: onTheWay(before, scene, view), beats: [...fresh.slice(0, at), ...last], told, hold: millis, ...(rolling && { rolling }) });
        told = [];
      };
      picture(index, rolls(event), event);
      told.push(event);
      picture(index + 1, hold(event));
    });
  });
  const seen = frames.at(-1)?.scene.view ?? before.view;
  if (fresh.length > 0 && !isSame(seen, scene.view)) frames.push({ scene: onTheWay(before, scene, scene.view), beats: fresh, told, hold: A_PICTURE });
  return frames;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The scene before anybody is asked and before anything is decided; how far the match has come stands as before. */
function onTheWay<V, M extends Move, E extends Event>({ where }: Scene, { question: _, ending: __, ...scene }: SceneOf<V, M, E>, view: V): SceneOf<V, M, E> {
  return { ...scene, view, where };
}

function merged<V>(last: V, parts: unknown): V {
  const entries = Object.entries({ ...(last as object), ...(parts as object) });
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as V;
}
