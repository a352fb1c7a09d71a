import { catalogue, type Ally, type Challenge, type Hero, type Item, type WeatherEvent } from './catalogue';
import { idOf } from './parties';

/** What is printed on a card, whatever it is. */
export function printed(card: string): Challenge | WeatherEvent | Item | Ally | Hero | undefined {
  const id = idOf(card);
  return catalogue.challenge[id] ?? catalogue.item[id] ?? catalogue.ally[id] ?? catalogue.hero[id] ?? catalogue.weatherEvent[id];
}

export const challengeOf = (card: string | undefined): Challenge | undefined => (card === undefined ? undefined : catalogue.challenge[idOf(card)]);

/** What kind of belonging it is: a defeated Challenge is what its Forage says. */
export function typeOf(card: string): 'weapon' | 'armor' | 'ally' | 'other' {
  const sheet = printed(card);
  if (sheet?.kind === 'ally') return 'ally';
  if (sheet?.kind === 'item') return sheet.type;
  return sheet?.kind === 'challenge' ? (sheet.forage ?? 'other') : 'other';
}

/** How many Allies may travel with a hero: two, less what is printed on the hero. (frozen-wastes:R133) */
export function allyLimit(hero: string): number {
  const less = catalogue.hero[idOf(hero)]?.powers.find((power) => power.includes('/ally-limit/'));
  return 2 - Number(less?.split('/')[2] ?? 0);
}

export const ruleOf = (anchor: string): string => printed(anchor)?.rule ?? '';
