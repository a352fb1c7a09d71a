import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { ChoiceInWords } from '../registry';
import { fromYou, near } from './bearings';
import { remark } from './describe';
import { gainsOf } from './gains';
import { landAt } from './isheim';
import { coldAt, goalOf, wayTo } from './journey';
import { sidesOf, type Side } from './parties';
import type { Offer } from './table';
import type { Move, View } from './types';

/** So many choices are read in one go. */
const FEW = 9;

/** Under which heading a kind of move stands, in the order of the headings; the others come first, without one. */
const GROUPS: Readonly<Record<string, readonly Move['kind'][]>> = {
  find: ['find-princess', 'discover-legend'],
  goal: [],
  walk: ['walk'],
  step: ['step'],
  trudge: ['trudge'],
  buy: ['buy', 'buy-gear'],
  heal: ['heal'],
  sell: ['sell'],
  dice: ['use-snowshoe', 'turn-die', 'reroll-die'],
  discard: ['discard'],
};
const KEYS = Object.keys(GROUPS);

/** The answers as somebody reads them who does not see the map: what goes on with the turn, ways to where something is, the nearest first, then the rest. */
export function choicesInWords(offers: readonly Offer[], view: View, phrases: Phrases, text: Lookup): ChoiceInWords[] {
  const sides = sidesOf(view);
  const active = sides.find(({ isActive }) => isActive);
  const choices = offers.map((offer) => {
    const move = offer.move;
    const goal = goalOf(move);
    const key = KEYS.find((one) => GROUPS[one]?.includes(move.kind)) ?? '';
    const gains = move.kind === 'buy' && active ? gainsOf(move.card, active, phrases, text) : [];
    return {
      offer,
      key: key === 'walk' && goal !== undefined && isGoal(goal, view, sides) ? 'goal' : key,
      far: (goal !== undefined && wayTo(view, goal)?.dice.length) || 0,
      note: [remark(offer.line, view, phrases, text), ...(goal === undefined ? [] : thereIs(goal, offer, view, sides, active, phrases, text)), ...gains].filter((words) => words !== '').join('. '),
    };
  });
  return choices
    .sort((one, other) => KEYS.indexOf(one.key) - KEYS.indexOf(other.key) || one.far - other.far)
    .map(({ offer, key, note }) => ({ offer, note, group: key === '' || offers.length <= FEW ? '' : (text(`words.group.${key}`) ?? '') }));
}

/** Whether something waits on a space: an adventure, a foe, a hero, a town. */
function isGoal(goal: string, { field: { world } }: View, sides: readonly Side[]): boolean {
  const land = landAt(goal);
  return land?.dwelling !== undefined || (land?.jewel !== undefined && !world.bare.includes(goal)) || world.undefeated.some(({ at }) => at === goal) || sides.some(({ party }) => party.at === goal);
}

/** Where a way leads, seen from the hero and from the nearest town, what it costs and who is at its end. */
function thereIs(goal: string, { move }: Offer, view: View, sides: readonly Side[], active: Side | undefined, phrases: Phrases, text: Lookup): string[] {
  const land = landAt(goal);
  const dice = move.kind === 'walk' ? (wayTo(view, goal)?.dice.length ?? 0) : move.kind === 'step' ? 1 : 0;
  const frost = (land && coldAt(view, active, land)?.most) ?? 0;
  const foe = view.field.world.undefeated.find(({ at }) => at === goal);
  const here = sides.filter(({ party }) => party.at === goal);
  return [
    ...(land ? [fromYou(land, active, text), near(land, phrases, text)] : []),
    ...(dice > 0 ? [text('board.space.dice', { count: dice }) ?? ''] : []),
    ...(land?.terrain ? [text('board.space.frost', { frost }) ?? ''] : []),
    ...(land?.jewel && view.field.world.bare.includes(goal) ? [text('board.space.done', { colour: phrases.name(`colour:${land.jewel}`) }) ?? ''] : []),
    ...(foe ? [text('board.space.foe', { foe: phrases.name(foe.card) }) ?? ''] : []),
    ...(here.length > 0 ? [text('board.space.heroes', { heroes: phrases.joined(here.map(({ party }) => phrases.name(party.hero))) }) ?? ''] : []),
  ];
}
