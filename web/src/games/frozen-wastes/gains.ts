import type { Lookup, Phrases } from '../../lib/text/phrases';
import { printed, typeOf } from './cards';
import { PHASES } from './combat';
import type { Side } from './parties';

const RAISED: Readonly<Record<string, string>> = { mind: 'ranged', body: 'melee', spirit: 'magic' };

/** A power that always counts for the hero: what it raises, by how much, and where, if not everywhere. */
interface PassivePower {
  deed: string;
  amount: number;
  phase: string | undefined;
}

/** What is printed on a card and counts all the time, for the hero; of an Ally only what it says of the hero. */
function passivePowersOf(card: string): PassivePower[] {
  const sheet = printed(card);
  const powers: readonly string[] = sheet && 'powers' in sheet ? sheet.powers : [];
  return powers.flatMap((power) => {
    const [cost, deed = '', amount, ...where] = power.split('/');
    const isHeros = typeOf(card) === 'ally' ? where.includes('hero') : !where.includes('allies');
    return cost === 'power:always' && isHeros ? [{ deed: RAISED[deed] ? 'attack' : deed, amount: Number(amount), phase: RAISED[deed] ?? where.find((one) => PHASES.some((phase) => phase === one)) }] : [];
  });
}

const sumFor = (powers: readonly PassivePower[], deed: string, phase: string): number =>
  powers.filter((power) => power.deed === deed && (power.phase === undefined || power.phase === phase)).reduce((sum, { amount }) => sum + amount, 0);

/** What a card would do for a hero, from what to what; what is used up or costs exhaustion is not counted. */
export function gainsOf(card: string, { party, sheet, members }: Side, phrases: Phrases, text: Lookup): string[] {
  const more = passivePowersOf(card);
  const owned = [party.hero, ...party.cards.map((one) => one.card)].flatMap(passivePowersOf);
  const now: Readonly<Record<string, readonly number[]>> = {
    attack: members[0]?.values ?? [],
    damage: members[0]?.damage ?? [],
    defence: PHASES.map((phase, index) => (sheet.values[index] ?? 0) + sumFor(owned, 'defence', phase)),
  };
  const life = more.find(({ deed }) => deed === 'life')?.amount;
  /** Where a weapon helps is said once. */
  let said = '';
  const raised = Object.entries(now).flatMap(([deed, values]) => {
    const gained = PHASES.map((phase) => sumFor(more, deed, phase));
    const indices = [0, 1, 2].filter((index) => (gained[index] ?? 0) > 0);
    if (indices.length === 0) return [];
    const where = indices.length === PHASES.length ? '' : phrases.joined(indices.map((index) => phrases.name(`phase:${PHASES[index]}`)));
    const phase = where === '' || where === said ? 'none' : where;
    said = where;
    const list = (added: readonly number[]): string => indices.map((index) => (values[index] ?? 0) + (added[index] ?? 0)).join('/');
    return [text(`market.gain.${deed}`, { phase, now: list([]), then: list(gained) }) ?? ''];
  });
  return [
    ...(typeOf(card) === 'ally' ? [text('market.gain.ally') ?? ''] : []),
    ...raised,
    ...(life ? [text('market.gain.life', { now: sheet.life, then: sheet.life + life }) ?? ''] : []),
  ];
}
