import { catalogue } from './catalogue';
import { cardOf } from './faces';
import { templesOf } from './sides';
import { RESOURCES, readStock } from './stock';
import type { View } from './types';

/** Why an action card would bring nothing now, as a key of the texts; only what everybody can see on the table. */
export function futile(anchor: string, view: View, me: string | undefined): string | undefined {
  const card = cardOf(anchor);
  const index = Number(me?.slice('seat:'.length)) - 1;
  const own = view.state.players[index];
  if (!card || card.kind !== 'action' || !own) return undefined;
  const stock = readStock(own.stock);
  const lies = (kind: string): boolean => view.discardB.some((one) => cardOf(one)?.kind === kind);
  const others = view.hands.filter((_, seat) => seat !== index);
  const isFull = (id: 'mine' | 'drill', count: number): boolean => count >= (catalogue.building[id]?.most ?? Infinity);
  switch (card.effect) {
    case 'take-attack-card':
      return lies('attack') ? undefined : 'no-attack-card';
    case 'take-defence-card':
      return lies('defence') ? undefined : 'no-defence-card';
    case 'steal-card':
      return others.some(({ count }) => count > 0) ? undefined : 'no-cards-to-steal';
    case 'sacrifice-cards':
      return (view.hands[index]?.count ?? 0) > 1 ? undefined : 'no-other-card';
    case 'free-actions':
      return view.hands[index]?.known.cards.some((one) => cardOf(one)?.kind === 'action' && !cardOf(one)?.free) ? undefined : 'no-other-action';
    case 'gain-runes':
      return view.runesLeft === 0 ? 'no-runes' : undefined;
    case 'build-free':
      return isFull('mine', own.mines) && isFull('drill', own.drills) ? 'all-built' : undefined;
    case 'exchange-resources':
      return RESOURCES.some((kind) => stock[kind] > 0) ? undefined : 'no-resources';
    case 'turn-into-blood':
      return stock.diamond + stock.gold > 0 ? undefined : 'no-resources';
    case 'buy-cards':
      return Math.max(stock.diamond, stock.gold) >= card.extra ? undefined : 'no-resources';
    case 'move-temple':
      return templesOf(view, me ?? '') > 0 ? undefined : 'no-temple';
    default:
      return undefined;
  }
}
