import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import { stepsFrom } from './bearings';
import { powersOf, typeOf } from './cards';
import { catalogue } from './catalogue';
import { encounterAt, encounterWords } from './encounters';
import { COLOURS, landAt, TERRAIN_ORDER, type Land } from './isheim';
import { bodyOf, idOf, sidesOf, type Side } from './parties';
import type { Offer, Table } from './table';
import type { Move, Reached, Toll, View } from './types';

/** The space where a move leads: no move names one for anything else. */
export const goalOf = (move: Move | undefined): string | undefined => Object.values(move ?? {}).find((value) => typeof value === 'string' && value.startsWith('hex:'));

/** What touching a space means now: to walk there, or else the first that is offered there; the forced step comes last. */
export function offerAt(anchor: string, offers: readonly Offer[]): Offer | undefined {
  const there = offers.filter(({ move }) => goalOf(move) === anchor);
  return there.find(({ move }) => move.kind === 'walk') ?? there[0];
}

/** The spaces where no die leads, only the forced step. (R34) */
export const trudgesIn = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(offers.flatMap(({ move }) => {
    const goal = goalOf(move);
    return goal !== undefined && offerAt(goal, offers)?.move.kind === 'trudge' ? [goal] : [];
  }));

/** The space that is being considered, or the one that was touched last. */
export const consideredSpace = (table: Table): string | undefined =>
  goalOf(table.offers.find(({ line }) => line === table.considered)?.move);

/** What Survival would do to each character of a party on a space. */
export interface Suffering extends Toll {
  who: string;
  /** Frost that lies on the character already, and how much turns into white death. */
  before: number;
  limit: number;
}

export function sufferingAt(side: Side, land: Land): Suffering[] {
  const index = land.terrain ? TERRAIN_ORDER.indexOf(land.terrain) : -1;
  return side.members.flatMap(({ card, tolls, frostLimit }) => {
    const toll = tolls[index];
    return toll ? [{ ...toll, who: card, before: bodyOf(side.party, card).frost, limit: frostLimit }] : [];
  });
}

/** What a space costs a party: the frost that the weather brings, what is left of it at most and at least, and what keeps it off. */
export interface Cold {
  base: number;
  most: number;
  least: number;
  /** The cards of the hero that keep some of it off. */
  warm: readonly string[];
}

export function coldAt(view: View, side: Side | undefined, land: Land): Cold | undefined {
  if (!land.terrain) return undefined;
  const base = view.outlook.frost[TERRAIN_ORDER.indexOf(land.terrain)] ?? 0;
  const frosts = side ? sufferingAt(side, land).map(({ frost }) => frost) : [];
  if (!side || frosts.length === 0) return { base, most: base, least: base, warm: [] };
  const [own = base] = frosts;
  const cards = [side.party.hero, ...side.party.cards.map(({ card }) => card).filter((card) => typeOf(card) !== 'ally')];
  return { base, most: Math.max(...frosts), least: Math.min(...frosts), warm: own < base ? cards.filter((card) => isWarm(card, land)) : [] };
}

/** Whether the cold of some terrain is not the same for all of a party, so that its number is that of whoever takes most. */
export const isUneven = (side: Side | undefined): boolean =>
  TERRAIN_ORDER.some((_, index) => new Set(side?.members.map(({ tolls }) => tolls[index]?.frost)).size > 1);

/** The frost of each terrain as it is for a party. */
export const weatherFor = (view: View, side: Side | undefined): number[] =>
  view.outlook.frost.map((base, index) => {
    const frosts = side?.hasHero ? side.members.map(({ tolls }) => tolls[index]?.frost ?? base) : [];
    return frosts.length > 0 ? Math.max(...frosts) : base;
  });

/** Whether it is printed on the card that it keeps frost off in this terrain. */
const isWarm = (card: string, { terrain }: Land): boolean =>
  powersOf(card).some(({ when, what, rest: [, ...where] }) => when === 'always' && what === 'less-frost' && (where.length === 0 || where.includes(String(terrain))));

/** How the dice on the table lead to a space. */
export const wayTo = (view: View, anchor: string): Reached | undefined => view.reach.find(({ hex }) => hex === anchor);

/** What one does there, in a town or in Green Vale; nothing elsewhere. An Event can bring more cards. (frozen-wastes:R118) */
export const townWords = ({ dwelling, town }: Land, view: View, text: Lookup): string | undefined => {
  const event = catalogue.weatherEvent[idOf(view.field.world.event ?? '')];
  const cards = event?.effect === `${dwelling}-market-cards` ? event.amount : catalogue.settlement[town ?? '']?.cards;
  return dwelling ? text(`board.place.${dwelling}`, { cards: cards ?? 0 }) : undefined;
};

/** A day's walk, about. */
const NEAR = 3;

/** What waits around a town where one could begin. */
function jewelsAround(town: Land, phrases: Phrases, text: Lookup): string {
  const near = [...stepsFrom(town)].filter(([, steps]) => steps <= NEAR).map(([{ jewel }]) => jewel);
  const jewels = COLOURS.map((colour) => ({ colour, count: near.filter((jewel) => jewel === colour).length })).filter(({ count }) => count > 0);
  return text('board.go.near', { steps: NEAR, jewels: phrases.joined(jewels.map((one) => text('board.go.near.jewels', one) ?? '')) }) ?? '';
}

/** What a move to a space would lead to, in words. */
export function foresee(offer: Offer, view: View, seat: string, phrases: Phrases, text: Lookup): Forecast {
  const goal = goalOf(offer.move) ?? '';
  const land = landAt(goal);
  const side = sidesOf(view).find((one) => one.seat === seat);
  const kind = offer.move.kind;
  const way = kind === 'walk' ? wayTo(view, goal) : undefined;
  const isToJewel = kind === 'walk' && land?.jewel !== undefined && !view.field.world.bare.includes(land.anchor);
  const title =
    text(isToJewel ? 'board.go.walk.jewel' : `board.go.${kind}`, { place: isToJewel ? (text('board.goal.jewel', { colour: land.jewel ?? '' }) ?? '') : phrases.name(goal), count: way?.path.length ?? 1 }) ?? phrases.move(offer.move);
  const go = text(`board.do.${kind}`) ?? phrases.move(offer.move);
  if (!land || !side || kind === 'start-in') return { title, text: land ? `${text('board.go.town', { place: townWords(land, view, text) ?? '' })} ${jewelsAround(land, phrases, text)}` : '', go };
  const path = kind === 'trudge' ? `${text('board.go.trudge.about')} ` : way && way.path.length > 1 ? `${phrases.joined(way.path.map((hex) => shortName(hex, phrases)))}. ` : '';
  const suffering = sufferingAt(side, land);
  if (land.dwelling === 'vale' && side.hasPrincess) return { title, text: `${path}${text('board.go.home')}`, go };
  const encounter = kind === 'walk' ? encounterAt(view, land) : undefined;
  const said = [`${path}${frostWords(land, suffering, phrases, text)}`, lessWords(view, side, land, phrases, text), encounter ? encounterWords(encounter, phrases, text) : ''];
  return { title, go, text: said.filter((words) => words !== '').join(' '), ...lossOf(suffering, phrases, text) };
}

/** A space on the way: its terrain, or the name of the town. */
const shortName = (hex: string, phrases: Phrases): string => {
  const land = landAt(hex);
  return land?.terrain ? phrases.name(`terrain:${land.terrain}`) : phrases.name(hex);
};

/** Why the hero takes less than the weather brings. */
function lessWords(view: View, side: Side, land: Land, phrases: Phrases, text: Lookup): string {
  const cold = coldAt(view, side, land);
  return cold && cold.warm.length > 0 ? (text('board.frost.less', lessOf(cold, side, land, phrases)) ?? '') : '';
}

export function lessOf({ base, warm }: Cold, side: Side, land: Land, phrases: Phrases): { base: number; less: number; cards: string } {
  return { base, less: base - (sufferingAt(side, land)[0]?.frost ?? base), cards: phrases.joined(warm.map((card) => phrases.name(card))) };
}

function frostWords(land: Land, suffering: readonly Suffering[], phrases: Phrases, text: Lookup): string {
  if (!land.terrain) return text(land.town ? 'board.frost.town' : 'board.frost.vale') ?? '';
  const [first] = suffering;
  if (suffering.every(({ frost }) => frost === 0)) return text('board.frost.none') ?? '';
  if (first && suffering.every(({ frost }) => frost === first.frost)) return text('board.frost.each', { frost: first.frost, count: suffering.length }) ?? '';
  return suffering.map(({ who, frost }) => text('board.frost.one', { who: phrases.name(who), frost }) ?? '').join(' ');
}

function lossOf(suffering: readonly Suffering[], phrases: Phrases, text: Lookup): { loss?: string } {
  const losses = suffering.flatMap(({ who, before, frost, limit, whiteDeath, falls }) =>
    whiteDeath > 0 ? [text(falls ? 'board.loss.falls' : 'board.loss.white-death', { who: phrases.name(who), sum: before + frost, limit, count: whiteDeath }) ?? ''] : [],
  );
  return losses.length > 0 ? { loss: losses.join(' ') } : {};
}
