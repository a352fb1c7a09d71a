import type { Explanation } from '../../kit/ExplainPopover.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { cardOf } from './faces';
import { futile } from './futile';
import { deity, idOf, powersIn, type Land } from './lands';
import { placesOf } from './places';
import { missing, parts, readStock, type Stock } from './stock';
import type { View } from './types';

interface Around {
  lands: readonly Land[];
  view: View;
  me: string | undefined;
  phrases: Phrases;
  text: Lookup;
}

/** Parts of the board that are not things of the rules. */
export const EXPLAINED = ['tree', 'haven', 'runes', 'level'] as const;

/** What a thing is, and what it would cost and bring the reader now. */
export function whatIf(anchor: string, around: Around): Explanation[] {
  const { text } = around;
  const [type] = anchor.split(':');
  switch (type) {
    case 'area':
      return ofLand(anchor, around);
    case 'building':
      return [ofBuilding(anchor, around)];
    case 'card':
      return [ofCard(anchor, around)];
    case 'deck':
      return [{ name: text(`board.deck.${idOf(anchor)}.name`) ?? '', lines: [text(`board.deck.${idOf(anchor)}.about`) ?? ''], rule: '' }];
    case 'resource':
      return [{ name: text(`board.${idOf(anchor)}`, { count: 2 }) ?? '', lines: [text('board.resource.about') ?? ''], rule: '' }];
    case 'phase':
      return [ofPhase(anchor, around)];
    case 'seat':
      return [ofSeat(anchor, around)];
    case 'part':
      return [{ name: text(`part.${idOf(anchor)}`) ?? '', lines: [text(`part.${idOf(anchor)}.about`, { runes: around.view.runesLeft ?? -1 }) ?? ''], rule: '' }];
    default:
      return [plain(anchor, around)];
  }
}

/** What is done in a phase, and which powers work in it for whose turn it is. */
function ofPhase(anchor: string, { lands, view, phrases, text }: Around): Explanation {
  const powers = powersIn(lands, idOf(anchor), view.state.progress.active);
  const known = powers.map(({ occupant, level }) => `${text('board.power', { occupant: phrases.name(occupant), level })}${phrases.colon}${phrases.about(occupant)}`);
  return { name: phrases.name(anchor), lines: [text(`part.phase.${idOf(anchor)}`) ?? '', ...known], rule: '' };
}

/** Everything that lies open of a seat, in words. */
function ofSeat(anchor: string, { view, phrases, text }: Around): Explanation {
  const place = placesOf(view).find(({ seat }) => seat === anchor);
  const counts = (place?.counts ?? []).map(({ key, count }) => text(`board.count.${key}`, { count }) ?? '');
  const followers = place && `${place.followers} ${text('board.followers', { count: place.followers })}`;
  return { name: phrases.name(anchor), lines: [phrases.joined([...(followers ? [followers] : []), ...counts])], rule: '' };
}

/** The same in a sentence or two, of what was touched once and would be done by a second touch. */
export function foretold(anchor: string, around: Around): string {
  const { view, me, text } = around;
  const [type] = anchor.split(':');
  if (type === 'area') {
    const land = around.lands.find((one) => one.anchor === anchor);
    return land?.isDecided ? [around.phrases.about(land.occupants[0] ?? ''), ...building(land, 0, around)].join(' ') : '';
  }
  const own = view.state.players[Number(me?.slice('seat:'.length)) - 1];
  if (type === 'resource' && own) {
    const now = readStock(own.stock)[idOf(anchor) as keyof Stock];
    return text('board.becomes', { now, then: now + 1 }) ?? '';
  }
  const vain = type === 'card' ? inVain(anchor, around) : undefined;
  if (vain !== undefined) return `${around.phrases.about(anchor)} ${vain}`;
  return type === 'building' || type === 'deck' ? whatIf(anchor, around).flatMap(({ lines }) => lines).join(' ') : '';
}

/** What a temple there brings and what it costs, as long as there is a field for it. */
function building(land: Land, index: number, around: Around): string[] {
  if (around.me === undefined || land.free === 0) return [];
  return [around.text('board.brings', { occupant: around.phrases.name(land.occupants[index] ?? '') }) ?? '', ...price(land.cost[index], around)];
}

function plain(anchor: string, { phrases }: Around): Explanation {
  return { name: phrases.name(anchor), lines: [phrases.about(anchor)].filter((line) => line !== ''), rule: deity(idOf(anchor))?.rule ?? '' };
}

function ofLand(anchor: string, around: Around): Explanation[] {
  const land = around.lands.find((one) => one.anchor === anchor);
  if (!land) return [];
  const { phrases, text } = around;
  const levels = land.shares.map(({ seat, temples, level }) => text('board.land.share', { seat: phrases.who(seat), temples, level }) ?? '');
  return land.occupants.map((occupant, index) => {
    const known = plain(occupant, around);
    return { ...known, lines: [...known.lines, ...(index === 0 ? levels : []), ...building(land, index, around)] };
  });
}

function ofBuilding(anchor: string, around: Around): Explanation {
  const { phrases, text } = around;
  const item = catalogue.building[idOf(anchor)];
  const about = text(`board.${idOf(anchor)}.about`, { most: item?.most ?? 0 }) ?? '';
  return { name: capital(phrases.name(anchor)), lines: [about, ...price(readStock(item?.cost ?? ''), around)], rule: item?.rule ?? '' };
}

function ofCard(anchor: string, around: Around): Explanation {
  const card = cardOf(anchor);
  const { phrases, text, view, me } = around;
  const lines = [phrases.about(anchor), inVain(anchor, around) ?? ''];
  if (card?.kind === 'action' && !card.free) lines.push(text('board.card.action') ?? ''); // of a free one its own text says so
  if (card?.deck) lines.push(text('board.card.from', { occupant: phrases.name(card.deck) }) ?? '');
  const gain = card?.effect === 'gain-resources' ? (card.resource ?? '') : '';
  const own = view.state.players[Number(me?.slice('seat:'.length)) - 1];
  if (gain && own) {
    const now = readStock(own.stock)[idOf(gain) as keyof Stock];
    lines.push(text('board.becomes', { now, then: now + (card?.amount ?? 0) }) ?? '');
  }
  return { name: phrases.name(anchor), lines: lines.filter((line) => line !== ''), rule: card?.rule ?? '' };
}

/** That a card would bring nothing now, and why. */
export function inVain(anchor: string, { view, me, text }: Around): string | undefined {
  const why = futile(anchor, view, me);
  return why === undefined ? undefined : text('board.in-vain', { why: text(`board.in-vain.${why}`) ?? '' });
}

/** What it costs, and what is missing for it. */
function price(cost: Stock | undefined, { view, me, text, phrases }: Around): string[] {
  const own = view.state.players[Number(me?.slice('seat:'.length)) - 1];
  if (!cost || !own) return [];
  const words = (stock: Stock): string => phrases.joined(parts(stock).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
  const lacks = missing(readStock(own.stock), cost);
  const costs = text('board.costs', { cost: words(cost) }) ?? '';
  return parts(lacks).length === 0 ? [costs] : [costs, text('board.missing', { missing: words(lacks) }) ?? ''];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
