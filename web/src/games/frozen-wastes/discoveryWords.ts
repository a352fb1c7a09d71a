import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import { canHide, findsOf, heldOf, isValeTown, missingHere, nearest, type Find } from './discovery';
import { landAt, type Land } from './isheim';
import { idOf, listOf, shortName, type Side } from './parties';
import type { Quest } from './search.svelte';
import type { Offer } from './table';
import type { View } from './types';

/** What it means to find the Princess by giving this card back, or to discover a Legend with these rumors. */
export function whatIsFound({ move }: Offer, phrases: Phrases, text: Lookup): Forecast {
  const card = (id: string): string => phrases.name(`clue:${idOf(id)}`);
  switch (move.kind) {
    case 'find-princess':
      return {
        title: text('find.princess.ask') ?? '',
        text: text('find.princess.gives', { card: card(move.given), shown: phrases.joined(listOf(move.shown).map(card)) }) ?? '',
        go: text('find.princess.go') ?? '',
      };
    case 'discover-legend': {
      const tokens = listOf(move.tokens).map((id) => phrases.name(`symbol:${id}`));
      return {
        title: text('find.legend.ask', { legend: phrases.name(move.legend), count: tokens.length }) ?? '',
        text: text('find.legend.back', { tokens: phrases.joined(tokens) }) ?? '',
        go: text('find.legend.go') ?? '',
      };
    }
    default:
      return { title: phrases.move(move), text: '' };
  }
}

/** The space of the Princess and those around it: each takes a sign. */
const SIGNS = 7;

/** What clues or rumors are for, and how many are missing at least. */
export function missing(quest: Quest, side: Side, view: View, phrases: Phrases, text: Lookup): string {
  const { hand } = side;
  if (quest === 'clues' && view.field.world.princess) return side.hasPrincess ? '' : whoHasHer(side, view, phrases, text);
  const needed = quest === 'clues' ? SIGNS : Math.min(...findsOf(view, side, []).map(({ level }) => level));
  const have = quest === 'clues' ? heldOf(hand.knownClues).reduce((sum, { symbols }) => sum + symbols.length, 0) : hand.rumors;
  return Number.isFinite(needed) ? (text(`find.${quest}.more`, { count: Math.max(0, needed - have) }) ?? '') : '';
}

/** While somebody has her, clues find nobody. (frozen-wastes:R165) */
function whoHasHer(side: Side, view: View, phrases: Phrases, text: Lookup): string {
  const { princess = '' } = view.field.world;
  const holder = view.field.parties[Number(princess.slice('seat:'.length)) - 1];
  return text('find.clues.found', { seat: side.hasPrincess ? phrases.who(princess) : 'other', hero: holder ? shortName(holder.hero, phrases) : '' }) ?? '';
}

/** The signs of spaces; a town takes any. */
const signsOf = (lands: readonly Land[], phrases: Phrases): string => phrases.joined(lands.map(({ terrain, anchor }) => phrases.name(terrain ? `terrain:${terrain}` : anchor)));

/** What the clues say about where the hero stands, and what is still missing there. */
export function cluesHere(side: Side, view: View, phrases: Phrases, text: Lookup): string {
  if (view.field.world.princess) return `${whoHasHer(side, view, phrases, text)}.`;
  const valeIsTown = isValeTown(view);
  if (!canHide(side.party.at, valeIsTown)) return text('find.clues.no-hiding', { vale: valeIsTown ? 'town' : 'nothing' }) ?? '';
  const open = missingHere('clues', view, side, SIGNS);
  return text(open.length === 0 ? 'find.clues.here' : 'find.clues.missing', { count: open.length, signs: signsOf(open, phrases) }) ?? '';
}

/** How many other spaces the clues fit, and how far the nearest is. */
export function cluesElsewhere(side: Side, view: View, spaces: readonly string[], text: Lookup): string {
  if (view.field.world.princess) return '';
  const others = spaces.filter((hex) => hex !== side.party.at);
  return text('find.clues.others', { count: others.length, steps: nearest(side.party.at, others) ?? 0 }) ?? '';
}

/** Where the rumors fit for a Legend, and how far that is; else what is missing, on a jewel of its colour by name. */
export function legendWhere({ fits, colour, level, offers }: Find, side: Side, view: View, phrases: Phrases, text: Lookup): string {
  if (offers.length > 0) return text('find.legend.here') ?? '';
  const short = level - side.hand.rumors;
  const jewel = phrases.name(`colour:${colour}`);
  const open = landAt(side.party.at)?.jewel === colour ? missingHere('rumors', view, side, level) : [];
  if (open.length > 0 && fits.length === 0) return text('find.legend.missing', { count: open.length, signs: signsOf(open, phrases) }) ?? '';
  if (short > 0) return text('find.legend.more', { count: short }) ?? '';
  return text(fits.length > 0 ? 'find.legend.fits' : 'find.legend.none', { count: fits.length, colour: jewel, steps: nearest(side.party.at, fits) ?? 0 }) ?? '';
}
