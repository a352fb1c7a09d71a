import type { Lookup, Phrases } from '../../lib/text/phrases';
import { TOWNS, type Land } from './isheim';
import { coldAt, lessOf, wayTo } from './journey';
import type { Place } from './parties';
import type { View } from './types';

/** A space in words: what it is, what waits there, who stands there, and what it takes to go there. */
export function spaceWords(land: Land, view: View, places: readonly Place[], own: Place | undefined, reach: 'no' | 'open' | 'trudge', phrases: Phrases, text: Lookup): string {
  return [phrases.name(land.anchor), ...spaceFacts(land, view, places, own, phrases, text), ...(reach === 'no' ? [] : [reachWords(land, view, reach, text)])].join('. ');
}

/** Frost is told as it would be for `own`. */
export function spaceFacts(land: Land, view: View, places: readonly Place[], own: Place | undefined, phrases: Phrases, text: Lookup): string[] {
  const { world } = view.field;
  const here = places.filter(({ party }) => party.at === land.anchor);
  const wares = land.town ? (view.field.piles.stacks[TOWNS.indexOf(land.town)] ?? []) : [];
  const foe = world.undefeated.find(({ at }) => at === land.anchor);
  const cold = coldAt(view, own, land);
  return [
    land.dwelling ? text(`board.place.${land.dwelling}`) : undefined,
    wares.length > 0 ? text('board.space.wares', { cards: phrases.joined(wares.map((card) => phrases.name(card))) }) : undefined,
    cold && (own && cold.warm.length > 0 ? text('board.space.frost.less', { frost: cold.most, ...lessOf(cold, own, land, phrases) }) : text('board.space.frost', { frost: cold.most })),
    land.jewel ? text(world.bare.includes(land.anchor) ? 'board.space.done' : 'board.space.adventure', { colour: phrases.name(`colour:${land.jewel}`) }) : undefined,
    foe ? text('board.space.foe', { foe: phrases.name(foe.card) }) : undefined,
    here.length > 0 ? text('board.space.heroes', { heroes: phrases.joined(here.map(({ party }) => phrases.name(party.hero))) }) : undefined,
  ].filter((words) => words !== undefined);
}

function reachWords(land: Land, view: View, reach: 'open' | 'trudge', text: Lookup): string {
  const way = wayTo(view, land.anchor);
  return (way ? text('board.space.dice', { count: way.dice.length }) : text(`board.space.${reach}`)) ?? '';
}
