import type { Component } from 'svelte';
import type { Lesson } from '../lib/match/lesson';
import type { Lookup, Naming, Phrases } from '../lib/text/phrases';
import type { Table } from '../lib/match/table.svelte';
import type { Beat, Event, GameCard, Problem, Scene, Seat, Steps } from '../lib/wire';
import type { Arranged } from './generic/arrange';
import { learnGame } from '../lib/text/texts.svelte';

/** What a game says in the text view beyond its log and its options. */
export interface Description {
  situation: string[];
  hand: string[];
  table: string[];
  /** What the reader has not seen yet; only where the table has memory aids. */
  out?: string[];
}

/** A scene of one game: its view is of the type that was generated for the game. */
export interface SceneOf<V> extends Scene {
  view: V;
}

/** What a board gets: the table to read and to touch, and the words for it. */
export interface BoardProps<V = unknown> {
  table: Table;
  scene: SceneOf<V>;
  phrases: Phrases;
  text: Lookup;
}

/** What the form of a game gets: the settings chosen so far, and a way to choose others. */
export interface SetupProps {
  game: GameCard;
  seats: number;
  chosen: Readonly<Record<string, string>>;
  /** What the hall did not take, by the key of the setting. */
  wrong: Readonly<Partial<Record<string, Problem>>>;
  text: Lookup;
  phrases: Phrases;
  onchoose: (key: string, value: string) => void;
}

/** What the look back at a finished match gets: its last scene, its steps, and a way to see any of them. */
export interface BreakdownProps<V = unknown> {
  scene: SceneOf<V>;
  steps: Steps;
  sceneAt: (step: number) => Promise<SceneOf<V>>;
  phrases: Phrases;
  text: Lookup;
}

/** What a game brings along beside its board; everything may be left out. */
export interface GameModule<V = unknown> {
  naming?: Naming;
  /** How long what happened should be seen before the next thing, in milliseconds at normal speed; without it, a moment. */
  hold?: (event: Event) => number;
  describe?: (view: V, seat: Seat | undefined, log: readonly Beat[], phrases: Phrases, text: Lookup, hasAids: boolean) => Description;
  /** Whether an event changes so little that the log may fold it: a pass. */
  isMinor?: (event: Event) => boolean;
  /** Whether something new begins with an event, a trick or a turn; what is folded before it stays apart. */
  isBeginning?: (event: Event) => boolean;
  /** Whether there are windows at a table with these settings; without it there always are. */
  hasWindows?: (settings: Readonly<Record<string, string>>) => boolean;
  /** How the generic board lays out a view whose shape alone does not tell. */
  arrange?: (view: V, seats: readonly Seat[], mine: Seat | undefined, phrases: Phrases, text: Lookup) => Arranged;
  /** The cards at hand that a standing order can name. */
  orderCards?: (scene: SceneOf<V>) => string[];
}

// A view is what its game says it is: each file below is only ever given the scenes of its own game.
const modules = import.meta.glob<{ default: GameModule }>('./*/game.ts');
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const breakdowns = import.meta.glob<{ default: Component<BreakdownProps> }>('./*/Breakdown.svelte');
const lessons = import.meta.glob<{ default: unknown }>('./*/lesson.json');
const setups = import.meta.glob<{ default: Component<SetupProps> }>('./*/Setup.svelte');

export async function gameModule(id: string): Promise<GameModule> {
  return (await modules[`./${id}/game.ts`]?.())?.default ?? {};
}

/** The board of a game; the generic one plays every game that has none of its own. */
export async function boardOf(id: string): Promise<Component<BoardProps>> {
  const load = boards[`./${id}/Board.svelte`] ?? boards['./generic/Board.svelte'];
  if (!load) throw new Error('there is no board at all');
  return (await load()).default;
}

/** What has to be at hand before a match of a game can be shown. */
export interface Unpacked {
  module: GameModule;
  Board: Component<BoardProps>;
}

/** Fetches everything a match needs, its words too. */
export async function unpack(id: string): Promise<Unpacked> {
  const [module, Board] = await Promise.all([gameModule(id), boardOf(id), learnGame(id)]);
  return { module, Board };
}

export async function setupOf(id: string): Promise<Component<SetupProps> | undefined> {
  return (await setups[`./${id}/Setup.svelte`]?.())?.default;
}

export const hasBreakdown = (id: string): boolean => `./${id}/Breakdown.svelte` in breakdowns;

/** What shows how a match of this game was decided, if the game has it. */
export async function breakdownOf(id: string): Promise<Component<BreakdownProps> | undefined> {
  return (await breakdowns[`./${id}/Breakdown.svelte`]?.())?.default;
}

export const hasLesson = (id: string): boolean => `./${id}/lesson.json` in lessons;

export async function lessonOf(id: string): Promise<Lesson | undefined> {
  return (await lessons[`./${id}/lesson.json`]?.())?.default as Lesson | undefined;
}
