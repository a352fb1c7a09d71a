import type { Lookup, Phrases } from '../../lib/text/phrases';
import { encounterAt, encounterBrief } from './encounters';
import { TOWNS, type Land } from './isheim';
import { coldAt, lessOf, townWords, wayTo } from './journey';
import { priceFor, wareWords } from './market';
import type { Side } from './parties';
import type { View } from './types';

/** A space in words: what it is, what waits there, who stands there, and what it takes to go there. */
export function spaceWords(land: Land, view: View, sides: readonly Side[], own: Side | undefined, reach: 'no' | 'open' | 'trudge', phrases: Phrases, text: Lookup): string {
  return [phrases.name(land.anchor), ...spaceFacts(land, view, sides, own, phrases, text), ...(reach === 'no' ? [] : [reachWords(land, view, reach, text)])].join('. ');
}

/** Frost is told as it would be for `own`. */
export function spaceFacts(land: Land, view: View, sides: readonly Side[], own: Side | undefined, phrases: Phrases, text: Lookup): string[] {
  const { world } = view.field;
  const here = sides.filter(({ party }) => party.at === land.anchor);
  const wares = waresAt(land, view);
  const foe = world.undefeated.find(({ at }) => at === land.anchor);
  const cold = coldAt(view, own, land);
  const encounter = own?.isActive ? encounterAt(view, land) : undefined;
  return [
    townWords(land, view, text),
    wares.length > 0 ? text('board.space.wares', { cards: phrases.joined(wares.map((card) => phrases.name(card))) }) : undefined,
    cold && (own && cold.warm.length > 0 ? text('board.space.frost.less', { frost: cold.most, ...lessOf(cold, own, land, phrases) }) : text('board.space.frost', { frost: cold.most })),
    cold && cold.least < cold.most ? text('board.weather.worst') : undefined,
    land.jewel ? text(world.bare.includes(land.anchor) ? 'board.space.done' : 'board.space.adventure', { colour: phrases.name(`colour:${land.jewel}`) }) : undefined,
    foe ? text('board.space.foe', { foe: phrases.name(foe.card) }) : undefined,
    encounter ? encounterBrief(encounter, phrases, text) : undefined,
    land.under && view.field.rules.includes('town-entry terrain') ? text('board.space.entry', { terrain: phrases.name(`terrain:${land.under}`) }) : undefined,
    here.length > 0 ? text('board.space.heroes', { heroes: phrases.joined(here.map(({ party }) => phrases.name(party.hero))) }) : undefined,
  ].filter((words) => words !== undefined);
}

const waresAt = (land: Land, view: View): readonly string[] => (land.town ? (view.field.piles.stacks[TOWNS.indexOf(land.town)] ?? []) : []);

/** The same for who wants to know more: of a town what each card costs and does, line by line. */
export function spaceDetails(land: Land, view: View, sides: readonly Side[], own: Side | undefined, phrases: Phrases, text: Lookup): string[] {
  const facts = spaceFacts(land, view, sides, own, phrases, text);
  const wares = waresAt(land, view).map((card) => `${phrases.name(card)}, ${text('board.count.gold', { count: priceFor(card, own) })}${phrases.colon}${wareWords(card, phrases, text)}`);
  return wares.length > 0 ? facts.toSpliced(1, 1, ...wares) : facts; // what is for sale stands second
}

function reachWords(land: Land, view: View, reach: 'open' | 'trudge', text: Lookup): string {
  const way = wayTo(view, land.anchor);
  return (way ? text('board.space.dice', { count: way.dice.length }) : text(`board.space.${reach}`)) ?? '';
}
