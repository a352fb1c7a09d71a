import type { Beat, Event, Scene } from '../wire';

/**
 * One picture on the way to a scene: what had happened by then, and the table as it lay then. Nobody is asked anything and
 * nothing has ended before the last picture, which is the scene itself.
 *
 * @param beats the fresh beats up to here, the last one as far as it was told
 * @param told what this picture adds
 * @param hold how long it should be seen, in milliseconds at normal speed
 * @param rolling what the dice are about to tell, while they roll
 */
export interface Frame {
  scene: Scene;
  beats: readonly Beat[];
  told: readonly Event[];
  hold: number;
  rolling?: Event;
}

/** How long a kind of event should be seen at normal speed, 0 tells it together with the next; or how long its dice roll before. */
export type Hold = (event: Event) => number;

/**
 * The pictures between what was seen before and a scene, in the order in which things happened; none where nothing is to be
 * seen on the way. A part of a beat's view stands as it was sent; without one the table lies as before.
 */
export function framesOf(before: Scene, scene: Scene, fresh: readonly Beat[], hold: Hold, rolls: Hold = () => 0): Frame[] {
  const frames: Frame[] = [];
  let view = before.view;
  let told: Event[] = [];
  fresh.forEach((beat, at) => {
    const isLast = at === fresh.length - 1;
    beat.events.forEach((event, index) => {
      const parts = beat.views?.find((interim) => interim.event === index)?.parts;
      if (parts) view = merged(scene.view, parts);
      if (isLast && index === beat.events.length - 1) view = scene.view;
      const picture = (count: number, millis: number, rolling?: Event): void => {
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
  return frames;
}

/** The scene before anybody is asked and before anything is decided; how far the match has come stands as before. */
function onTheWay({ where }: Scene, { question: _, ending: __, ...scene }: Scene, view: unknown): Scene {
  return { ...scene, view, where };
}

function merged(last: unknown, parts: unknown): unknown {
  const entries = Object.entries({ ...(last as object), ...(parts as object) });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
