import type { Filling, Touch } from './play.ts';
import { STAGED } from './staged.ts';
import type { Until } from './unseen.ts';

/** What the tests that go through all games have to know of each: `moments/<id>.ts`, beside its staged moments. */
export interface Tried {
  /** The tables at which random matches are looked at on every screen. */
  tables: readonly { seats: number; settings?: Record<string, string> }[];
  /** How it is played on the generic board, except on a phone. */
  touch: Touch;
  /** The table and the moment from which its counts are watched while moves are told, where they lie with the seats. */
  told?: { seats: readonly Filling[]; moment: Until };
  /** Staged moments of which the README has pictures. */
  pictures: readonly string[];
  /** A text of its rules that reads otherwise in every language. */
  text: string;
  /** Whether its hand is scrolled to on a phone on its side, where every other board shows all that is offered. */
  isUpright?: boolean;
}

export const GAMES: Readonly<Record<string, Tried>> = Object.fromEntries(
  await Promise.all(STAGED.map(async (game) => [game, ((await import(`./moments/${game}.ts`)) as { default: Tried }).default] as const)),
);
