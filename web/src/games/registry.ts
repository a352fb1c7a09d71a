import type { Component } from 'svelte';
import type { Preset } from '../lib/hall/presets';
import type { Lookup, Naming, Phrases } from '../lib/text/phrases';
import type { Forecast, Table } from '../lib/match/table.svelte';
import type { BeatOf, OfferOf, SceneOf, StepsOf } from '../lib/match/typed';
import type { Event, GameCard, Move, Offer, Problem, Seat } from '../lib/wire';
import { learnGame } from '../lib/text/texts.svelte';

/** What a game says in the text view beyond its log and its options. */
export interface Description {
  situation: string[];
  hand: string[];
  table: string[];
  /** What the reader has not seen yet; only where the table has memory aids. */
  out?: string[];
  /** What can be explained by name; without it, what is offered. */
  things?: readonly { name: string; lines: readonly string[] }[];
}

/** What a board gets: the table to read and to touch, and the words for it. */
export interface BoardProps<V = unknown, M extends Move = Move, E extends Event = Event> {
  table: Table<V, M, E>;
  scene: SceneOf<V, M, E>;
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

/** What draws the table that is being set up gets: how many will sit there, and what was chosen so far. */
export type SetupPictureProps = Pick<SetupProps, 'seats' | 'chosen'>;

/** What the look back at a finished match gets: its last scene, its steps, and a way to see any of them. */
export interface BreakdownProps<V = unknown, M extends Move = Move, E extends Event = Event> {
  scene: SceneOf<V, M, E>;
  steps: StepsOf<E>;
  sceneAt: (step: number) => Promise<SceneOf<V, M, E>>;
  phrases: Phrases;
  text: Lookup;
}

/** What the pictures of a rule book get: the rules of one chapter; the first chapter has `BEGINNING` among them. */
export interface RulePicturesProps {
  rules: readonly string[];
  text: Lookup;
}

export const BEGINNING = 'beginning';

/** An answer in words: the heading above it, if it needs one, and what is to be expected of it. */
export interface ChoiceInWords {
  offer: Offer;
  group: string;
  note: string;
}

/** What a game brings along beside its board; everything may be left out. */
export interface GameModule<V = unknown, M extends Move = Move, E extends Event = Event> {
  naming?: Naming<V>;
  /** How long what happened should be seen before the next thing, in milliseconds at normal speed; without it, a moment. */
  hold?: (event: E) => number;
  /** How long the dice of an event roll before anybody reads what they came to; without it they are read at once. */
  rolls?: (event: E) => number;
  describe?: (view: V, seat: Seat | undefined, log: readonly BeatOf<E>[], phrases: Phrases, text: Lookup, hasAids: boolean) => Description;
  /** Whether an event changes so little that the log may fold it: a pass. */
  isMinor?: (event: E) => boolean;
  /** Whether something new begins with an event, a trick or a turn; what is folded before it stays apart. */
  isBeginning?: (event: E) => boolean;
  /** The thing that somebody played with this event, by which an undo is named. */
  undoes?: (event: E) => string | undefined;
  /** Whether the log folds a small event also where more came of it: the pass that closes a window. */
  isFolded?: (event: E) => boolean;
  /** Whether a lesson repeats in words that this has just happened: a roll, and what came of it. */
  isRetold?: (event: E) => boolean;
  /** What a move costs or is likely to bring, for who reads without the board, which shows it beside the move. */
  remark?: (offer: OfferOf<M>, scene: SceneOf<V, M, E>, phrases: Phrases) => string;
  /** All offers as the text view lists them, where their own order is not enough: in which order, below which headings, and with which remark. */
  choicesInWords?: (offers: readonly OfferOf<M>[], view: V, phrases: Phrases, text: Lookup) => readonly ChoiceInWords[];
  /** What would be given up by a move, so that it is chosen twice; without it every move is played at once. */
  warns?: (offer: OfferOf<M>, scene: SceneOf<V, M, E>, phrases: Phrases) => Forecast | undefined;
  /** Whether a move is possible nearly always and rarely meant: in words it stands behind the others. */
  isAside?: (move: M) => boolean;
  /** Whether a move is what one nearly always answers: its button stands out among the others. */
  isMain?: (move: M) => boolean;
  /** Whether there are windows at a table with these settings; without it there always are. */
  hasWindows?: (settings: Readonly<Record<string, string>>) => boolean;
  /** For how long the first button passes, unless the reader wants to be asked every time; without it, this once. */
  passesFor?: string;
  /** The things whose words explain a thing: of a card without a text of its own, its faction. */
  thingsOf?: (anchor: string) => readonly string[];
  /** Which things explain themselves where the log names them; none without it. */
  inspects?: (anchor: string) => boolean;
  /** What a thing that is chosen would cost and bring now, for a touch that only lifts it; without it, the words of the thing. */
  foretell?: (anchor: string, scene: SceneOf<V, M, E>, phrases: Phrases) => string;
  /** Whether a first touch only lifts what it would do, by mouse and keys too, where a move costs much and says little of itself. */
  lifts?: boolean;
  /** Whether its board shows who sits where, with a `SeatState` for each; then no row of seats stands above it. */
  drawsSeats?: boolean;
  /** How a finished match ended, in a sentence of the game's own; without it, who won and by what. */
  endingOf?: (scene: SceneOf<V, M, E>, phrases: Phrases, text: Lookup) => string | undefined;
  /** What can be played in each window that a standing order can name; none are named without it. */
  orderWindows?: (scene: SceneOf<V, M, E>) => Readonly<Record<string, readonly string[]>>;
  /** The cards at hand that a standing order can name. */
  orderCards?: (scene: SceneOf<V, M, E>) => string[];
}

// A view is what its game says it is: each file below is only ever given the scenes of its own game.
const modules = import.meta.glob<{ default: GameModule }>('./*/game.ts');
const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
/** What a game shows beside its board, above the log, where there is room. */
const besides = import.meta.glob<{ default: Component<BoardProps> }>('./*/Beside.svelte');
const breakdowns = import.meta.glob<{ default: Component<BreakdownProps> }>('./*/Breakdown.svelte');
const rulePictures = import.meta.glob<{ default: Component<RulePicturesProps> }>('./*/RulePictures.svelte');
const presets = import.meta.glob<{ presets?: readonly Preset[]; presetsFor?: (seats: number) => readonly Preset[] }>('./*/presets.ts');
const setupPictures = import.meta.glob<{ default: Component<SetupPictureProps> }>('./*/SetupPicture.svelte');
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
  Beside?: Component<BoardProps> | undefined;
}

/** Fetches everything a match needs, its words too. */
export async function unpack(id: string): Promise<Unpacked> {
  const [module, Board, beside] = await Promise.all([gameModule(id), boardOf(id), besides[`./${id}/Beside.svelte`]?.(), learnGame(id)]);
  return { module, Board, Beside: beside?.default };
}

export async function setupOf(id: string): Promise<Component<SetupProps> | undefined> {
  return (await setups[`./${id}/Setup.svelte`]?.())?.default;
}

/** What draws the table that is being set up, if the game has it. */
export async function setupPictureOf(id: string): Promise<Component<SetupPictureProps> | undefined> {
  return (await setupPictures[`./${id}/SetupPicture.svelte`]?.())?.default;
}

/** Ways to set up a game with one touch, at a table of this size. */
export async function presetsOf(id: string, seats: number): Promise<readonly Preset[]> {
  const found = await presets[`./${id}/presets.ts`]?.();
  return found?.presetsFor?.(seats) ?? found?.presets ?? [];
}

export const hasBreakdown = (id: string): boolean => `./${id}/Breakdown.svelte` in breakdowns;

/** What shows how a match of this game was decided, if the game has it. */
export async function breakdownOf(id: string): Promise<Component<BreakdownProps> | undefined> {
  return (await breakdowns[`./${id}/Breakdown.svelte`]?.())?.default;
}

/** What draws the pictures in the rule book of a game, and the words for them. */
export async function rulePicturesOf(id: string): Promise<Component<RulePicturesProps> | undefined> {
  const [found] = await Promise.all([rulePictures[`./${id}/RulePictures.svelte`]?.(), learnGame(id)]);
  return found?.default;
}
