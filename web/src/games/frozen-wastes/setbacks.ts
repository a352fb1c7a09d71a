import type { Lookup, Phrases } from '../../lib/text/phrases';
import { challengeOf } from './cards';
import { ATTRIBUTES, partyOf, PHASES, type WayOut } from './combat';
import { GEAR, idOf, shortName, type Side } from './parties';
import type { Phase, Setback, View } from './types';

const HARMS = ['wounds', 'exhaustion', 'white-death', 'frost'] as const;
/** What a card raises or forbids for the rest of a fight, whoever stands against it. */
const OF_THE_FOE: ReadonlySet<string> = new Set(['raise-values', 'raise-life', 'forbid-escape', 'forbid-allies']);

/** A sentence printed on a Challenge, such as `threat:miss/lose-gold/1/hero/melee`. */
interface Threat {
  moment: string;
  result: string;
  amount: number;
  /** In which phase alone, or unless which test is passed. */
  rest: readonly string[];
}

function threatsOf(foe: string | undefined): Threat[] {
  return (challengeOf(foe)?.threats ?? []).map((threat) => {
    const [moment = '', result = '', amount = '', , ...rest] = idOf(threat).split('/');
    return { moment, result, amount: Number(amount), rest };
  });
}

/** What is printed for a failed roll of a phase, besides the damage. */
export const missesIn = (foe: string | undefined, phase: Phase): Threat[] =>
  threatsOf(foe).filter(({ moment, rest }) => moment === 'miss' && (rest.includes(phase) || PHASES.every((one) => !rest.includes(one))));

const harmsOf = ({ wounds, exhaustion, whiteDeath, frost }: Setback, text: Lookup): string[] =>
  [wounds, exhaustion, whiteDeath, frost].flatMap((count, index) => (count > 0 ? [text(`board.count.${HARMS[index]}`, { count }) ?? ''] : []));

/** What a failure does to each, how much Life that leaves, and who falls; `actor` rolled and is not named again. */
function harmWords(setbacks: readonly Setback[], actor: string | undefined, phrases: Phrases, text: Lookup): string[] {
  return setbacks.map((setback) => {
    const { who, wounds, whiteDeath, left, falls } = setback;
    const end = falls ? text(who.startsWith('hero:') ? 'fight.miss.falls' : 'fight.miss.dies') : wounds + whiteDeath > 0 ? text('fight.miss.left', { left }) : undefined;
    const said = phrases.joined([...harmsOf(setback, text), ...(end === undefined ? [] : [end])], 'unit');
    return who === actor ? said : `${shortName(who, phrases)}${phrases.colon}${said}`;
  });
}

/** What else it takes or makes worse; what is not there cannot be lost. */
function lossWords(threats: readonly Threat[], side: Side | undefined, text: Lookup): string[] {
  return threats.flatMap(({ result, amount }) => {
    const gear = GEAR.find((one) => result === `lose-${one}`);
    const count = result === 'lose-gold' ? Math.min(amount, side?.party.gold ?? 0) : gear ? Math.min(amount, side?.party.gear[gear] ?? 0) : amount;
    const isSaid = result === 'lose-gold' || gear || result === 'turn-cards-down' || OF_THE_FOE.has(result);
    return isSaid && count > 0 ? [text(`fight.cost.${result}`, { count }) ?? ''] : [];
  });
}

/** Everything that a failed roll of a phase does; nothing if it does nothing. */
export function missWords(view: View, miss: readonly Setback[], actor: string, phase: Phase, side: Side | undefined, phrases: Phrases, text: Lookup): string {
  return [...harmWords(miss, actor, phrases, text), ...lossWords(missesIn(view.field.fight?.foe, phase), side, text)].join(' · ');
}

/** What it costs to be held back; the hero alone tries to get away. */
export function escapeFailure({ attribute, miss }: WayOut, view: View, sides: readonly Side[], phrases: Phrases, text: Lookup): string {
  const side = partyOf(sides, view.outlook.rolls?.choices.at(-1)?.who ?? '');
  const phase = PHASES[ATTRIBUTES.findIndex((one) => one === attribute)];
  const harm = phase && side ? missWords(view, miss, side.party.hero, phase, side, phrases, text) : '';
  return text(harm === '' ? 'fight.or-nothing' : 'fight.or', { harm }) ?? '';
}

/** What it costs to leave a test failed. */
export function failureWords(view: View, side: Side | undefined, phrases: Phrases, text: Lookup): string {
  const { trial } = view.field;
  if (!trial) return '';
  const test = idOf(trial.test);
  return [...harmWords(view.outlook.failure, side?.party.hero, phrases, text), ...lossWords(threatsOf(trial.card).filter(({ rest }) => rest.includes(test)), side, text)].join(' · ');
}

/** What the head of a phase says of a failure, as printed: its wounds and the harm beside them. */
export function printedMiss(foe: string | undefined, phase: Phase, damage: number, phrases: Phrases, text: Lookup): string {
  const printed = missesIn(foe, phase).flatMap(({ result, amount }) => (HARMS.some((harm) => harm === result) ? [text(`board.count.${result}`, { count: amount }) ?? ''] : []));
  return phrases.joined([...(damage > 0 ? [text('board.count.wounds', { count: damage }) ?? ''] : []), ...printed]);
}
