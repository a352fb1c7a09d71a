import { standingOf, scoringSteps, type Standing } from './breakdown';
import type { Beat, Scene } from './table';
import type { ClaimView } from './types';

/** The match that was looked at last, and what was seen of it by step: a step never changes, so nothing is asked for twice. */
let match = '';
const seen = new Map<number, Promise<ClaimView>>();

function turnTo(table: string): void {
  if (table === match) return;
  match = table;
  seen.clear();
}

/** Remembers how the match stood at this step. */
export function remember(table: string, step: number, view: ClaimView): void {
  turnTo(table);
  seen.set(step, Promise.resolve(view));
}

/** How the score piles stood whenever they had changed. The hall knows it; nothing is worked out from the events. */
export function standingsOf(table: string, beats: readonly Beat[], sceneAt: (step: number) => Promise<Scene>): Promise<Standing[]> {
  turnTo(table);
  return Promise.all(scoringSteps(beats).map(async (at) => standingOf(at, await viewAt(at.step, sceneAt))));
}

function viewAt(step: number, sceneAt: (step: number) => Promise<Scene>): Promise<ClaimView> {
  const known = seen.get(step);
  if (known) return known;
  const asked = sceneAt(step).then(({ view }) => view);
  seen.set(step, asked);
  asked.catch(() => seen.delete(step)); // next time it may work
  return asked;
}
