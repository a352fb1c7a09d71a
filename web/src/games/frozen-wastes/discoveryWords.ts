import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Offer } from '../../lib/wire';
import { canHide, nearest, surroundings, type Find, type Laid } from './discovery';
import type { Place } from './parties';
import { listOf } from './parties';
import type { Move } from './types';

/** What it means to find the Princess by giving this card back. */
export function findPrincess(offer: Offer, phrases: Phrases, text: Lookup): Forecast {
  const move = offer.move as unknown as Extract<Move, { kind: 'find-princess' }>;
  const card = (id: string): string => phrases.name(`clue:${id.replace(/^clue:/, '')}`);
  return {
    title: text('find.princess.ask') ?? '',
    text: text('find.princess.gives', { card: card(move.given), shown: phrases.joined(listOf(move.shown).map(card)) }) ?? '',
    go: text('find.princess.go') ?? '',
  };
}

/** What it means to discover a Legend with these rumors. */
export function discover(offer: Offer, phrases: Phrases, text: Lookup): Forecast {
  const move = offer.move as unknown as Extract<Move, { kind: 'discover-legend' }>;
  const tokens = listOf(move.tokens).map((id) => phrases.name(`symbol:${id}`));
  return {
    title: text('find.legend.ask', { legend: phrases.name(move.legend), count: tokens.length }) ?? '',
    text: text('find.legend.back', { tokens: phrases.joined(tokens) }) ?? '',
    go: text('find.legend.go') ?? '',
  };
}

/** What the clues say about where the hero stands, and what is still missing there. */
export function cluesHere(place: Place, laid: readonly Laid[], phrases: Phrases, text: Lookup): string {
  if (!canHide(place.party.at)) return text('find.clues.no-hiding') ?? '';
  const open = surroundings(place.party.at).filter(({ land }) => !laid.some(({ hex }) => hex === land.anchor));
  if (open.length === 0) return text('find.clues.here') ?? '';
  const signs = open.map(({ land }) => (land.terrain ? phrases.name(`terrain:${land.terrain}`) : phrases.name(land.anchor)));
  return text('find.clues.missing', { count: open.length, signs: phrases.joined(signs) }) ?? '';
}

/** How many other spaces the clues fit, and how far the nearest is. */
export function cluesElsewhere(place: Place, spaces: readonly string[], text: Lookup): string {
  const others = spaces.filter((hex) => hex !== place.party.at);
  return text('find.clues.others', { count: others.length, steps: nearest(place.party.at, others) ?? 0 }) ?? '';
}

/** Where the rumors fit for a Legend, and how far that is; else what is missing. */
export function legendWhere({ fits, colour, level, offers }: Find, place: Place, phrases: Phrases, text: Lookup): string {
  if (offers.length > 0) return text('find.legend.here') ?? '';
  const short = level - place.hand.rumors;
  const jewel = phrases.name(`colour:${colour}`);
  if (short > 0) return text('find.legend.more', { count: short }) ?? '';
  return text(fits.length > 0 ? 'find.legend.fits' : 'find.legend.none', { count: fits.length, colour: jewel, steps: nearest(place.party.at, fits) ?? 0 }) ?? '';
}
