import type { Table } from '../../lib/match/table.svelte';
import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Offer } from '../../lib/wire';
import { printed, typeOf } from './cards';
import { landAt, TERRAIN_ORDER, type Land } from './isheim';
import { bodyOf, placesOf, type Place } from './parties';
import type { Move, Reached, Toll, View } from './types';

/** The moves that end on a space, the usual one first. */
const TO_A_SPACE: readonly string[] = ['walk', 'step', 'start-in', 'retreat-to', 'follow-flare', 'trudge'];

/** The space where a move leads, if it leads to one. */
export function goalOf(move: Move | undefined): string | undefined {
  if (!move) return undefined;
  if ('to' in move && (move.kind === 'walk' || move.kind === 'step' || move.kind === 'trudge')) return move.to;
  return move.kind === 'start-in' || move.kind === 'retreat-to' || move.kind === 'follow-flare' ? move.town : undefined;
}

/** What touching a space means now: to walk there, or whatever else is asked about it. */
export function offerAt(anchor: string, offers: readonly Offer[]): Offer | undefined {
  const there = offers.filter(({ move }) => goalOf(move as unknown as Move) === anchor);
  return TO_A_SPACE.map((kind) => there.find(({ move }) => move.kind === kind)).find((offer) => offer !== undefined);
}

/** The spaces where no die leads, only the forced step. (R34) */
export const trudgesIn = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(offers.flatMap(({ move }) => {
    const goal = goalOf(move as unknown as Move);
    return goal !== undefined && offerAt(goal, offers)?.move.kind === 'trudge' ? [goal] : [];
  }));

/** The space that is being considered, or the one that was touched last. */
export const consideredSpace = (table: Table): string | undefined =>
  goalOf(table.offers.find(({ line }) => line === table.considered)?.move as unknown as Move | undefined);

/** What Survival would do to each character of a party on a space. */
export interface Suffering extends Toll {
  who: string;
  /** Frost that lies on the character already, and how much turns into white death. */
  before: number;
  limit: number;
}

export function sufferingAt(place: Place, land: Land): Suffering[] {
  const index = land.terrain ? TERRAIN_ORDER.indexOf(land.terrain) : -1;
  return place.members.flatMap(({ card, tolls, frostLimit }) => {
    const toll = tolls[index];
    return toll ? [{ ...toll, who: card, before: bodyOf(place.party, card).frost, limit: frostLimit }] : [];
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

export function coldAt(view: View, place: Place | undefined, land: Land): Cold | undefined {
  if (!land.terrain) return undefined;
  const base = view.outlook.frost[TERRAIN_ORDER.indexOf(land.terrain)] ?? 0;
  const frosts = place ? sufferingAt(place, land).map(({ frost }) => frost) : [];
  if (!place || frosts.length === 0) return { base, most: base, least: base, warm: [] };
  const [own = base] = frosts;
  const cards = [place.party.hero, ...place.party.cards.map(({ card }) => card).filter((card) => typeOf(card) !== 'ally')];
  return { base, most: Math.max(...frosts), least: Math.min(...frosts), warm: own < base ? cards.filter((card) => isWarm(card, land)) : [] };
}

/** The frost of each terrain as it is for a party. */
export const weatherFor = (view: View, place: Place | undefined): number[] =>
  view.outlook.frost.map((base, index) => {
    const frosts = place?.hasHero ? place.members.map(({ tolls }) => tolls[index]?.frost ?? base) : [];
    return frosts.length > 0 ? Math.max(...frosts) : base;
  });

/** Whether it is printed on the card that it keeps frost off in this terrain. */
const isWarm = (card: string, { terrain }: Land): boolean => {
  const sheet = printed(card);
  const powers: readonly string[] = sheet && 'powers' in sheet ? sheet.powers : [];
  return powers.some((power) => {
    const [, where = ''] = /^power:always\/less-frost\/\d+(.*)$/.exec(power) ?? [];
    return power.startsWith('power:always/less-frost/') && (where === '' || where.split('/').includes(String(terrain)));
  });
};

/** How the dice on the table lead to a space. */
export const wayTo = (view: View, anchor: string): Reached | undefined => view.reach.find(({ hex }) => hex === anchor);

/** What a move to a space would lead to, in words. */
export function foresee(offer: Offer, view: View, seat: string, phrases: Phrases, text: Lookup): Forecast {
  const goal = goalOf(offer.move as unknown as Move) ?? '';
  const land = landAt(goal);
  const place = placesOf(view).find((one) => one.seat === seat);
  const kind = offer.move.kind;
  const way = kind === 'walk' ? wayTo(view, goal) : undefined;
  const isToJewel = kind === 'walk' && land?.jewel !== undefined && !view.field.world.bare.includes(land.anchor);
  const title =
    text(isToJewel ? 'board.go.walk.jewel' : `board.go.${kind}`, { place: isToJewel ? (text('board.goal.jewel', { colour: land.jewel ?? '' }) ?? '') : phrases.name(goal), count: way?.path.length ?? 1 }) ?? phrases.move(offer.move);
  const go = text(`board.do.${kind}`) ?? phrases.move(offer.move);
  if (!land || !place || kind === 'start-in') return { title, text: land ? (text('board.go.town') ?? '') : '', go };
  const path = kind === 'trudge' ? `${text('board.go.trudge.about')} ` : way && way.path.length > 1 ? `${phrases.joined(way.path.map((hex) => shortName(hex, phrases)))}. ` : '';
  const suffering = sufferingAt(place, land);
  if (land.dwelling === 'vale' && place.hasPrincess) return { title, text: `${path}${text('board.go.home')}`, go };
  return { title, go, text: `${path}${frostWords(land, suffering, phrases, text)} ${lessWords(view, place, land, phrases, text)}`.trim(), ...lossOf(suffering, phrases, text) };
}

/** A space on the way: its terrain, or the name of the town. */
const shortName = (hex: string, phrases: Phrases): string => {
  const land = landAt(hex);
  return land?.terrain ? phrases.name(`terrain:${land.terrain}`) : phrases.name(hex);
};

/** Why the hero takes less than the weather brings. */
function lessWords(view: View, place: Place, land: Land, phrases: Phrases, text: Lookup): string {
  const cold = coldAt(view, place, land);
  return cold && cold.warm.length > 0 ? (text('board.frost.less', lessOf(cold, place, land, phrases)) ?? '') : '';
}

export function lessOf({ base, warm }: Cold, place: Place, land: Land, phrases: Phrases): { base: number; less: number; cards: string } {
  return { base, less: base - (sufferingAt(place, land)[0]?.frost ?? base), cards: phrases.joined(warm.map((card) => phrases.name(card))) };
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
