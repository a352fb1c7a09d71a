import type { Lookup, Phrases } from '../../lib/text/phrases';
import { challengeOf, experienceOf } from './cards';
import { encounterAt, encounterBrief } from './encounters';
import { landAt, type Land } from './isheim';
import { sufferingAt, wayTo } from './journey';
import type { Side } from './parties';
import type { Step, View } from './types';

/** One step of the turn: whether it is done, going on or to come, and in a few words what it brings. */
export interface StepOutlook {
  step: Step;
  state: 'done' | 'now' | 'next' | 'skipped';
  words: string;
  isLoss: boolean;
}

const STEPS: readonly Step[] = ['refresh', 'movement', 'survival', 'adventure', 'market', 'experience'];

/**
 * What the turn of the active hero comes to on the space that is considered, or where the figure stands.
 *
 * @param isOver whether the adventure that is still on the table has ended
 */
export function outlookOf(view: View, active: Side | undefined, goal: string | undefined, phrases: Phrases, text: Lookup, isOver = false): StepOutlook[] {
  const { turn } = view.field;
  const now = STEPS.indexOf(turn.step);
  const land = landAt(goal ?? active?.party.at);
  return STEPS.map((step, index) => {
    if (index < now) return { step, state: 'done', words: step === 'movement' ? (text('board.step.spent', { count: turn.spentDice }) ?? '') : '', isLoss: false };
    const said = active && land ? words[step]({ view, active, land, goal, isOver, phrases, text }) : { words: '', applies: true };
    const state = index === now ? 'now' : said.applies ? 'next' : 'skipped';
    return { step, state, words: said.words, isLoss: said.isLoss === true };
  });
}

/** What the adventure that waits on a space would bring: that of the foe who lies open there, else of the jewel; Arshan brings the end. */
function experienceAt({ field: { turn, world, fight } }: View, land: Land, isOver: boolean): number {
  if (land.dwelling || isOver || STEPS.indexOf(turn.step) > STEPS.indexOf('adventure') || (turn.step === 'adventure' && fight?.decided)) return 0;
  const foe = world.undefeated.find(({ at }) => at === land.anchor)?.card;
  return experienceOf(challengeOf(fight?.foe ?? foe)?.colour ?? (land.jewel !== undefined && !world.bare.includes(land.anchor) ? land.jewel : ''));
}

interface Around {
  view: View;
  active: Side;
  land: Land;
  goal: string | undefined;
  isOver: boolean;
  phrases: Phrases;
  text: Lookup;
}

interface Said {
  words: string;
  /** Whether anything happens in that step. */
  applies: boolean;
  isLoss?: boolean;
}

const words: Readonly<Record<Step, (around: Around) => Said>> = {
  refresh: ({ active, text }) => ({ words: text('board.step.refresh', { count: active.party.cards.filter(({ faceDown }) => faceDown).length }) ?? '', applies: true }),
  movement({ view, active, goal, text }) {
    const { turn } = view.field;
    const all = turn.dice.length + turn.spentDice;
    const way = goal === undefined ? undefined : wayTo(view, goal);
    if (way) return { words: text('board.step.spends', { count: way.dice.length, all }) ?? '', applies: true };
    if (all === 0) return { words: text('board.step.rolls', { count: (turn.available ?? active.sheet.dice) - turn.asideDice }) ?? '', applies: true };
    return { words: text('board.step.dice', { left: turn.dice.length, all }) ?? '', applies: true };
  },
  survival({ active, land, goal, text }) {
    if (land.dwelling) return { words: text('board.step.no-frost') ?? '', applies: false };
    const suffering = sufferingAt(active, land);
    const frosts = suffering.map(({ frost }) => frost);
    const most = Math.max(0, ...frosts);
    const isEqual = frosts.every((frost) => frost === most);
    const isLoss = suffering.some(({ whiteDeath }) => whiteDeath > 0);
    const falls = suffering.some((one) => one.falls);
    const key = falls ? 'board.step.falls' : isLoss ? 'board.step.white-death' : isEqual ? 'board.step.frost' : 'board.step.frost.most';
    return { words: text(key, { frost: most, where: goal ? 'there' : 'here' }) ?? '', applies: most > 0, isLoss };
  },
  adventure({ view, active, land, phrases, text }) {
    if (land.dwelling === 'vale' && active.hasPrincess) return { words: text('board.step.home') ?? '', applies: true };
    const met = view.field.fight?.foe ?? view.field.trial?.card;
    if (met) return { words: phrases.name(met), applies: true };
    const encounter = encounterAt(view, land);
    const known = encounter && encounterBrief(encounter, phrases, text);
    if (land.dwelling === 'vale') return { words: known ?? phrases.name('challenge:arshan'), applies: true, isLoss: true };
    const foe = view.field.world.undefeated.find(({ at }) => at === land.anchor);
    if (foe) return { words: known ?? phrases.name(foe.card), applies: true };
    const isThere = land.jewel !== undefined && !view.field.world.bare.includes(land.anchor);
    if (isThere) return { words: text('board.step.adventure', { colour: phrases.name(`colour:${land.jewel}`) }) ?? '', applies: true };
    const rivals = view.field.parties.filter(({ at }) => at === land.anchor).length;
    return { words: text('board.step.nothing') ?? '', applies: rivals > 1 };
  },
  market: ({ land, phrases, text }) => (land.town ? { words: phrases.name(`town:${land.town}`), applies: true } : { words: text('board.step.no-town') ?? '', applies: false }),
  experience({ view, active, land, isOver, text }) {
    const { experience } = active.party;
    const won = experienceAt(view, land, isOver);
    const cost = active.sheet.nextLevel;
    return { words: text(won > 0 ? 'board.step.experience.won' : 'board.step.experience', { have: experience + won, cost }) ?? '', applies: experience + won >= cost };
  },
};
