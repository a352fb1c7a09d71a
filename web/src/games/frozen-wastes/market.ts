import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import { powersOf, priceOf, printed, typeOf } from './cards';
import { catalogue } from './catalogue';
import { landOfTown } from './isheim';
import { bodyOf, GEAR, idOf, shortName, type Side } from './parties';
import type { Offer } from './table';
import type { Move, Prices, View } from './types';

/** One line of a market: something that can be had or given, what it costs or brings, and the move for it. */
export interface Deal {
  key: string;
  /** The thing it is about, to be explained. */
  anchor: string;
  name: string;
  /** What it is good for, where its name does not tell. */
  about: string;
  gold: string;
  /** The move for it, and how it is written, to be asked about where it is barred. */
  line: string;
  offer: Offer | undefined;
  /** What follows from it, for a deal that is said before it is made. */
  forecast?: Forecast;
}

export interface Bargains {
  offerFor: (card: string) => Offer | undefined;
  healing: Deal[];
  healNote: string;
  gear: Deal[];
  sales: Deal[];
}

const HARMS = ['wounds', 'exhaustion', 'white-death'] as const;

/** Everything a hero can do in a town, as the offers and the prices of the view tell it. */
export function bargains(view: View, prices: Prices, buyer: Side | undefined, offers: readonly Offer[], phrases: Phrases, text: Lookup): Bargains {
  const find = (wanted: (move: Move) => boolean): Offer | undefined => offers.find(({ move }) => wanted(move));
  const free = view.field.turn.freeHealing;
  const event = view.field.world.event;
  const because = (effect: string): string => (event !== undefined && effectOf(event) === effect ? `${phrases.colon}${phrases.name(event)}` : '');
  const isWeik = landOfTown(prices.town)?.dwelling === 'weik';
  const isNeeded = (buyer?.members ?? []).some(({ card }) => HARMS.some((harm) => buyer && countOf(bodyOf(buyer.party, card), harm) > 0));
  const short = prices.gear - (buyer?.party.gold ?? prices.gear);
  return {
    offerFor: (card) => find((move) => move.kind === 'buy' && move.card === card),
    healNote: !isNeeded ? '' : free > 0 ? `${text('market.free', { count: free })}${isWeik ? '' : because('onoit-free-healing')}` : `${text('market.price', { gold: prices.healing })}${isWeik ? because('weik-healing-price') : ''}`,
    healing: (buyer?.members ?? []).flatMap(({ card: who }) =>
      HARMS.flatMap((harm) => {
        const count = buyer ? countOf(bodyOf(buyer.party, who), harm) : 0;
        const offer = find((move) => move.kind === 'heal' && move.who === who && move.harm === harm);
        return count > 0 ? [{ key: `${who}-${harm}`, anchor: who, name: text(`market.heal.${harm}`, { who: shortName(who, phrases), count }) ?? '', about: '', gold: String(prices.healing), line: `heal ${idOf(who)} ${harm}`, offer }] : [];
      }),
    ),
    gear: GEAR.map((gear, index) => ({
      key: gear,
      anchor: `gear:${gear}`,
      name: text('market.gear', { gear: text(`board.gear.${gear}`) ?? '', left: view.supply[index] ?? 0 }) ?? '',
      about: [text(`market.gear.${gear}`) ?? '', ...(short > 0 ? [text('market.short', { gold: short }) ?? ''] : [])].join(' · '),
      gold: String(prices.gear),
      line: `buy-gear ${gear}`,
      offer: find((move) => move.kind === 'buy-gear' && move.gear.replace('gear:', '') === gear),
    })),
    sales: prices.sales.map(({ card, gold }) => ({ key: card, anchor: card, name: phrases.name(card), about: printed(card)?.kind === 'challenge' && because('forage-sale') !== '' ? `+${amountOf(event)}${because('forage-sale')}` : '', gold: `+${gold}`, line: `sell ${idOf(card)}`, offer: find((move) => move.kind === 'sell' && move.card === card), forecast: { title: text('market.sell-it', { card: phrases.name(card), gold }) ?? '', text: `${text('market.then', { gold: (buyer?.party.gold ?? 0) + gold })} ${phrases.about(card)}` } })),
  };
}

/** What the Event in force changes, and by how much. */
const effectOf = (event: string): string | undefined => catalogue.weatherEvent[idOf(event)]?.effect;
const amountOf = (event: string | undefined): number => catalogue.weatherEvent[idOf(event ?? '')]?.amount ?? 0;

/** What a card on sale is and does, as its text tells it; of an Ally life and values too. */
export function wareWords(card: string, phrases: Phrases, text: Lookup): string {
  const sheet = printed(card);
  const values = sheet?.kind === 'ally' ? `${text('market.ally', { life: sheet.life, ranged: sheet.values[0] ?? 0, melee: sheet.values[1] ?? 0, magic: sheet.values[2] ?? 0 })} ` : '';
  return `${values}${phrases.about(card)}`;
}

/** Why a card that one has the gold for cannot be bought: it was sold in this turn, or what one has takes its room. (frozen-wastes:R132, frozen-wastes:R133) */
export function barred(card: string, sold: readonly string[], { party }: Side, phrases: Phrases, text: Lookup): string {
  if (sold.includes(card)) return phrases.refusal({ reason: 'just-sold', words: { card } }) ?? '';
  const type = typeOf(card);
  const held = party.cards.filter((one) => typeOf(one.card) === type).map((one) => shortName(one.card, phrases));
  return held.length > 0 ? `${text('market.limit')}${phrases.colon}${phrases.joined(held)}` : (phrases.refusal({ reason: 'at-the-limit', words: { type: type ?? '', limit: '0' } }) ?? '');
}

const discountOf = (card: string): number =>
  typeOf(card) === 'ally' ? Number(powersOf(card).find(({ when, what }) => when === 'always' && what === 'discount')?.rest[0] ?? 0) : 0;

/** Who makes cards cheaper for a buyer. (frozen-wastes:R130) */
export const dealersOf = (buyer: Side | undefined): string[] => (buyer?.party.cards ?? []).map(({ card }) => card).filter((card) => discountOf(card) > 0);

/** What a card on sale costs a buyer, wherever it lies: less with somebody who haggles, but never nothing. */
export const priceFor = (card: string, buyer: Side | undefined): number => Math.max(1, priceOf(card) - dealersOf(buyer).reduce((sum, dealer) => sum + discountOf(dealer), 0));

const countOf = (body: { wounds: number; exhaustion: number; whiteDeath: number }, harm: (typeof HARMS)[number]): number =>
  harm === 'white-death' ? body.whiteDeath : body[harm];
