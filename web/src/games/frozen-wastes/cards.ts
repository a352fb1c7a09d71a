import type { Phrases } from '../../lib/text/phrases';
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

/** A power: when it works, what it does, and how much or where. */
export interface Power {
  when: string;
  what: string;
  rest: readonly string[];
}

/** The powers that are printed on a card, which are written as `power:always/less-frost/2/tundra`. */
export function powersOf(card: string): Power[] {
  const sheet = printed(card);
  return (sheet && 'powers' in sheet ? sheet.powers : []).map((power) => {
    const [when = '', what = '', ...rest] = idOf(power).split('/');
    return { when, what, rest };
  });
}

/** What a card does for whoever owns it; of a defeated Challenge what follows its Forage. (frozen-wastes:R143) */
export function deedOf(card: string, phrases: Phrases): string {
  const about = phrases.about(card);
  if (printed(card)?.kind !== 'challenge') return about;
  const forage = phrases.text('why.R143')?.replace('.', '') ?? '';
  return about.slice(about.indexOf('. ', about.lastIndexOf(forage)) + 2);
}

/** How many Allies may travel with a hero: two, less what is printed on the hero. (frozen-wastes:R133) */
export const allyLimit = (hero: string): number => 2 - Number(powersOf(hero).find(({ what }) => what === 'ally-limit')?.rest[0] ?? 0);

/** What is printed on a card of a stack, or of a Legend; Forage costs twice its experience. (frozen-wastes:R130) */
export function priceOf(card: string): number {
  const sheet = printed(card);
  return sheet?.kind === 'challenge' ? 2 * experienceOf(sheet.colour) : sheet && 'price' in sheet ? sheet.price : 0;
}

/** What an adventure of this colour is worth. */
export const experienceOf = (colour: string): number => catalogue.jewel[colour]?.experience ?? 0;

export const ruleOf = (anchor: string): string => printed(anchor)?.rule ?? '';
