import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Offer } from '../../lib/wire';
import { bodyOf, shortName, type Place } from './parties';
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
  offer: Offer | undefined;
}

export interface Bargains {
  offerFor: (card: string) => Offer | undefined;
  healing: Deal[];
  healNote: string;
  gear: Deal[];
  sales: Deal[];
}

const HARMS = ['wounds', 'exhaustion', 'white-death'] as const;
const GEAR = ['flare-crystal', 'luckstone', 'snowshoe'] as const;

/** Everything a hero can do in a town, as the offers and the prices of the view tell it. */
export function bargains(view: View, prices: Prices, buyer: Place | undefined, offers: readonly Offer[], phrases: Phrases, text: Lookup): Bargains {
  const find = (wanted: (move: Move) => boolean): Offer | undefined => offers.find(({ move }) => wanted(move as unknown as Move));
  const free = view.field.turn.freeHealing;
  return {
    offerFor: (card) => find((move) => move.kind === 'buy' && move.card === card),
    healNote: free > 0 ? (text('market.free', { count: free }) ?? '') : (text('market.price', { gold: prices.healing }) ?? ''),
    healing: (buyer?.members ?? []).flatMap(({ card: who }) =>
      HARMS.flatMap((harm) => {
        const count = buyer ? countOf(bodyOf(buyer.party, who), harm) : 0;
        const offer = find((move) => move.kind === 'heal' && move.who === who && move.harm === harm);
        return count > 0 ? [{ key: `${who}-${harm}`, anchor: who, name: text(`market.heal.${harm}`, { who: shortName(who, phrases), count }) ?? '', about: '', gold: String(prices.healing), offer }] : [];
      }),
    ),
    gear: GEAR.map((gear, index) => ({
      key: gear,
      anchor: `gear:${gear}`,
      name: text('market.gear', { gear: text(`board.gear.${gear}`) ?? '', left: view.supply[index] ?? 0 }) ?? '',
      about: text(`market.gear.${gear}`) ?? '',
      gold: String(prices.gear),
      offer: find((move) => move.kind === 'buy-gear' && move.gear.replace('gear:', '') === gear),
    })),
    sales: prices.sales.map(({ card, gold }) => ({ key: card, anchor: card, name: phrases.name(card), about: '', gold: `+${gold}`, offer: find((move) => move.kind === 'sell' && move.card === card) })),
  };
}

const countOf = (body: { wounds: number; exhaustion: number; whiteDeath: number }, harm: (typeof HARMS)[number]): number =>
  harm === 'white-death' ? body.whiteDeath : body[harm];
