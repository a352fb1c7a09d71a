import { catalogue, type Card } from './catalogue';
import { cardOf } from './faces';
import { MAIN_DECKS } from './known';
import { templesOf } from './sides';
import { RESOURCES, readStock } from './stock';
import type { AreaState, View } from './types';

/** Why an action or attack card would bring nothing now, as a key of the texts; only what everybody can see on the table. */
export function futile(anchor: string, view: View, me: string | undefined): string | undefined {
  const card = cardOf(anchor);
  const index = indexOf(me);
  const own = view.state.players[index];
  if (card?.kind === 'attack' && own) return futileAttack(card, view, me);
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
      return templesOf(view, me ?? '') === 0 ? 'no-temple' : hasFieldElsewhere(view, me) ? undefined : 'no-field';
    case 'draw-divine':
    case 'look-at-decks':
      return view.decks.slice(MAIN_DECKS).some(({ count }) => count > 0) ? undefined : 'no-divine-card';
    case 'borrow-level':
      return view.state.areas.some((area, at) => view.control[at]?.levels[index] === 0 && isLent(area, me)) ? undefined : 'no-power';
    default:
      return undefined;
  }
}

const HEL = 'occupant:hel';

/** In the Attack phase of somebody else that player is the target. Whoever has a temple at Hel gains by a hit in any case. (valda:R66, R142) */
function futileAttack({ effect, onAll }: Card, view: View, me: string | undefined): string | undefined {
  const { state, hands } = view;
  const { active, phase } = state.progress;
  const index = indexOf(active);
  const target = state.players[index];
  const gains = state.areas.some(({ occupant, temples }) => occupant === HEL && temples.some(({ owner }) => owner === me));
  if (phase !== 'attack' || active === me || onAll || gains || !target) return undefined;
  switch (effect) {
    case 'destroy-card':
    case 'steal-card':
      return hands[index]?.count === 0 ? 'target-no-card' : undefined;
    case 'steal-runes':
      return target.runes === 0 ? 'target-no-rune' : undefined;
    case 'destroy-temple':
    case 'freeze-temple':
    case 'freeze-temple-for-ever':
      return templesOf(view, active) === 0 ? 'target-no-temple' : undefined;
    default:
      return undefined;
  }
}

const indexOf = (seat: string | undefined): number => Number(seat?.slice('seat:'.length)) - 1;

/** Whether one of the reader's temples can move to another area. (valda:R122) */
const hasFieldElsewhere = ({ state, control }: View, me: string | undefined): boolean =>
  state.areas.some(({ temples }, from) => temples.some(({ owner }) => owner === me) && control.some(({ free }, to) => to !== from && free > 0));

/** Whether an opponent has an active temple there. (valda:R174) */
const isLent = ({ occupant, temples }: AreaState, me: string | undefined): boolean => occupant !== undefined && temples.some(({ owner, frozenBy, frozenForEver }) => owner !== me && frozenBy.length === 0 && !frozenForEver);
