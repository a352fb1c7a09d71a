import type { Phrases } from '../../lib/text/phrases';
import { powersOf, typeOf, type Power } from './cards';
import { catalogue } from './catalogue';
import { ATTRIBUTES, PHASES, type Part } from './combat';
import { idOf, shortName, type Side } from './parties';
import type { CombatRolled, Phase, View } from './types';

const counts = ({ rest }: Power, phase: Phase): boolean => PHASES.every((one) => !rest.includes(one)) || rest.includes(phase);

/** Whether a power on a card of the party works for one of its characters. */
function isFor(card: string, { rest }: Power, who: string, hero: string): boolean {
  if (rest.includes('allies')) return who !== hero;
  if (rest.includes('hero')) return who === hero;
  return typeOf(card) === 'ally' || card === hero ? card === who : who === hero;
}

/** What cards add to an attack or a defence all the time, or to the first roll of a combat. */
function lasting(side: Side, who: string, phase: Phase, deed: string, noWeapons: boolean): Part[] {
  const cards = [side.party.hero, ...side.party.cards.map(({ card }) => card)];
  return cards.flatMap((card) => {
    if (noWeapons && typeOf(card) === 'weapon') return [];
    const amount = powersOf(card)
      .filter((power) => power.when === 'always' && power.what === deed && counts(power, phase) && isFor(card, power, who, side.party.hero))
      .reduce((sum, power) => sum + Number(power.rest[0]), 0);
    return amount === 0 ? [] : [{ from: card, amount }];
  });
}

/** Of a hero as the sheet says it, of an Ally as printed. */
const valueOf = (side: Side, who: string, phase: Phase): number => (who === side.party.hero ? side.sheet.values : catalogue.ally[idOf(who)]?.values)?.[PHASES.indexOf(phase)] ?? 0;

/** What a bonus to a roll is made of, the value first; nothing if the cards on the table do not add up to it any more. */
export function partsOf(view: View, side: Side | undefined, roll: Pick<CombatRolled, 'who' | 'phase' | 'attacks' | 'bonus'>, used: readonly Part[] = []): Part[] {
  if (!side) return [];
  const { who, phase, attacks, bonus } = roll;
  const noWeapons = view.field.fight?.changes.noWeapons ?? false;
  const always = [{ from: undefined, amount: valueOf(side, who, phase) }, ...lasting(side, who, phase, attacks ? 'attack' : 'defence', noWeapons), ...used];
  const sum = (parts: readonly Part[]): number => parts.reduce((all, { amount }) => all + amount, 0);
  const withFirst = [...always, ...lasting(side, who, phase, 'first-roll', noWeapons)];
  return [always, withFirst].find((parts) => sum(parts) === bonus)?.filter(({ amount }) => amount > 0) ?? [];
}

/** The parts in words: what the phase is called for a hero and an Ally, then each card. */
export function partWords(parts: readonly Part[], { who, phase }: Pick<CombatRolled, 'who' | 'phase'>, phrases: Phrases): string {
  const value = who.startsWith('hero:') ? phrases.name(`attribute:${ATTRIBUTES[PHASES.indexOf(phase)] ?? ''}`) : phrases.name(`phase:${phase}`);
  return phrases.joined(parts.map(({ from, amount }) => `${from === undefined ? value : shortName(from, phrases)} ${amount}`), 'unit');
}
