import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { cardOf } from './faces';
import { deity, idOf, type Land } from './lands';
import { missing, parts, readStock, type Stock } from './stock';
import type { View } from './types';

/** One thing that is explained. */
export interface Explanation {
  name: string;
  lines: string[];
  rule: string;
}

interface Around {
  lands: readonly Land[];
  view: View;
  me: string | undefined;
  phrases: Phrases;
  text: Lookup;
}

/** What a thing is, and what it would cost and bring the reader now. */
export function whatIf(anchor: string, around: Around): Explanation[] {
  const [type] = anchor.split(':');
  switch (type) {
    case 'area':
      return ofLand(anchor, around);
    case 'building':
      return [ofBuilding(anchor, around)];
    case 'card':
      return [ofCard(anchor, around)];
    default:
      return [plain(anchor, around)];
  }
}

function plain(anchor: string, { phrases }: Around): Explanation {
  return { name: phrases.name(anchor), lines: [phrases.about(anchor)].filter((line) => line !== ''), rule: deity(idOf(anchor))?.rule ?? '' };
}

function ofLand(anchor: string, around: Around): Explanation[] {
  const land = around.lands.find((one) => one.anchor === anchor);
  if (!land) return [];
  const { phrases, text, me } = around;
  const levels = land.shares.map(({ seat, temples, level }) => text('board.land.share', { seat: phrases.who(seat), temples, level }) ?? '');
  return land.occupants.map((occupant, index) => {
    const known = plain(occupant, around);
    const building = me !== undefined && land.free > 0 ? price(land.cost[index], around) : [];
    return { ...known, lines: [...known.lines, ...(index === 0 ? levels : []), ...building] };
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
  const lines = [phrases.about(anchor)];
  if (card?.kind === 'action') lines.push(text(card.free ? 'board.card.free' : 'board.card.action') ?? '');
  if (card?.deck) lines.push(text('board.card.from', { occupant: phrases.name(card.deck) }) ?? '');
  const gain = card?.effect === 'gain-resources' ? (card.resource ?? '') : '';
  const own = view.state.players[Number(me?.slice('seat:'.length)) - 1];
  if (gain && own) {
    const now = readStock(own.stock)[idOf(gain) as keyof Stock];
    lines.push(text('board.becomes', { now, then: now + (card?.amount ?? 0) }) ?? '');
  }
  return { name: phrases.name(anchor), lines: lines.filter((line) => line !== ''), rule: card?.rule ?? '' };
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
