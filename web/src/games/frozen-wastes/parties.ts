import type { Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import type { Body, Hand, Member, Owned, Party, Sheet, View } from './types';

/** A seat with everything that lies open about it. */
export interface Side {
  seat: string;
  index: number;
  party: Party;
  sheet: Sheet;
  hand: Hand;
  members: readonly Member[];
  isActive: boolean;
  /** False while its seat has yet to choose: until then any hero stands in. */
  hasHero: boolean;
  hasPrincess: boolean;
}

/** What a market sells besides cards, in the order of the supply. */
export const GEAR = ['flare-crystal', 'luckstone', 'snowshoe'] as const satisfies readonly (keyof Party['gear'])[];

/** `card:frida-brani`, `hero:zyla` → the id alone. */
export const idOf = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

/** Whether a seat has its hero: they are chosen in turn from the first seat on, before the first round. (frozen-wastes:R14) */
function hasChosen({ clock, heroesLeft, parties }: View['field'], index: number): boolean {
  const first = Number(idOf(clock.first)) - 1;
  const taken = Object.keys(catalogue.hero).length - heroesLeft.length;
  return clock.round > 0 || (index - first + parties.length) % parties.length < taken;
}

/** The seats that have a hero, or will. */
export function sidesOf({ field, sheets, hands, outlook }: View): Side[] {
  return field.parties.flatMap((party, index) => {
    const seat = `seat:${index + 1}`;
    const sheet = sheets[index];
    const hand = hands[index];
    return sheet && hand
      ? [{ seat, index, party, sheet, hand, members: outlook.members[index] ?? [], isActive: field.turn.seat === seat, hasHero: hasChosen(field, index), hasPrincess: field.world.princess === seat }]
      : [];
  });
}

/** What wounds and white death have left of Life. */
export const lifeLeft = (body: Body, life: number): number => Math.max(0, life - body.wounds - body.whiteDeath);

/** Heroes are called by their first name where there is little room. */
export const shortName = (card: string, phrases: Phrases): string => (card.startsWith('hero:') ? (phrases.name(card).split(' ')[0] ?? '') : phrases.name(card));

/** The counters of a character of a party. */
export const bodyOf = (party: Party, who: string): Body => party.cards.find(({ card }) => card === who)?.body ?? party.body;

export const ownedOf = (party: Party, who: string): Owned | undefined => party.cards.find(({ card }) => card === who);

/** A purse as a list: `{ tundra: 2 }` → tundra, tundra. */
export const listOf = (purse: Partial<Record<string, number>> | undefined): string[] =>
  Object.entries(purse ?? {}).flatMap(([kind, count]) => Array.from({ length: count ?? 0 }, () => kind));
