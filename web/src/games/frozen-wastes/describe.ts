import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Beat, Seat } from '../../lib/wire';
import type { Description } from '../registry';
import { endAfter, isHarmless, lineOf, oddsOf, percent, PHASES } from './combat';
import { landAt, LANDS, TERRAIN_ORDER } from './isheim';
import { coldAt, wayTo } from './journey';
import { bodyOf, lifeLeft, listOf, placesOf, type Place } from './parties';
import { spaceFacts } from './spaceWords';
import { outlookOf } from './turnOutlook';
import type { Choice, View } from './types';

/** The Frozen Wastes in words: the same view that the board draws. */
export function describe(view: View, seat: Seat | undefined, _log: readonly Beat[], phrases: Phrases, text: Lookup): Description {
  const places = placesOf(view);
  const mine = places.find((place) => place.seat === seat);
  const active = places.find(({ isActive }) => isActive);
  return {
    situation: [...weather(view, phrases, text), ...steps(view, active, phrases, text), ...(mine ? [where(mine, view, places, phrases, text), ...party(mine, phrases, text)] : []), ...reach(view, phrases, text), ...fight(view, phrases, text)],
    hand: mine ? [...party(mine, phrases, text), ...secrets(mine, phrases, text)] : [],
    table: [...places.filter((place) => place !== mine).flatMap((place) => [where(place, view, places, phrases, text), ...party(place, phrases, text)]), ...legends(view, phrases, text), ...towns(view, phrases, text)],
  };
}

/** The chance of the roll that this answer asks for, and how the fight ends after it, as the board says beside it. */
export function remark(line: string, view: View, text: Lookup): string {
  const found = view.forecasts.find(({ move }) => move === line);
  const end = endAfter(view, line);
  if (!found || !end) return '';
  const roll = rollFor(line, view);
  return [
    ...(roll?.chance === undefined ? [] : [text('words.roll', { roll: roll.attacks ? 'attack' : 'defence', chance: percent(roll.chance) })]),
    ...(found.escape > 0 ? [text('words.escapes', { escape: percent(found.escape) })] : []),
    text('words.chance', { ...end }),
  ].join(', ');
}

/** Who attacks or defends in this phase by this answer; nobody rolls where nothing can hurt. */
function rollFor(line: string, view: View): Choice | undefined {
  const { fight } = view.field;
  const rolls = view.outlook.rolls;
  const phase = fight?.phase;
  if (!rolls || !phase) return undefined;
  const isRolled = (attacks: boolean): boolean => attacks || !isHarmless(fight.foe, phase, rolls.damage[PHASES.indexOf(phase)] ?? 0);
  return rolls.choices.find((choice) => choice.phase === phase && line === lineOf(choice) && isRolled(choice.attacks));
}

function weather(view: View, phrases: Phrases, text: Lookup): string[] {
  const { weather: tile, event } = view.field.world;
  const frost = TERRAIN_ORDER.map((terrain, index) => `${phrases.name(`terrain:${terrain}`)} ${view.outlook.frost[index]}`).join(', ');
  return [`${phrases.name(tile)}. ${text('board.weather.about')}${phrases.colon}${frost}.`, ...(event ? [`${phrases.name(event)}. ${phrases.about(event)}`] : [])];
}

const steps = (view: View, active: Place | undefined, phrases: Phrases, text: Lookup): string[] =>
  outlookOf(view, active, undefined, phrases, text)
    .filter(({ state, words }) => state === 'now' && words !== '')
    .map(({ step, words }) => `${phrases.name(`step:${step}`)}${phrases.colon}${words}.`);

/** Where a figure stands, and what is there. */
function where(place: Place, view: View, places: readonly Place[], phrases: Phrases, text: Lookup): string {
  const land = landAt(place.party.at);
  const said = text('words.hero', { seat: phrases.who(place.seat), hero: phrases.name(place.party.hero), level: place.sheet.level }) ?? '';
  return land ? `${said} ${phrases.name(land.anchor)}. ${spaceFacts(land, view, places, place, phrases, text).join('. ')}.` : said;
}

/** The spaces in reach, those that take the fewest dice first. */
function reach(view: View, phrases: Phrases, text: Lookup): string[] {
  const active = placesOf(view).find(({ isActive }) => isActive);
  const frostAt = (hex: string): number => {
    const land = landAt(hex);
    return (land && coldAt(view, active, land)?.most) ?? 0;
  };
  return [...view.reach]
    .sort((one, other) => one.dice.length - other.dice.length)
    .map(({ hex }) => text('words.reach', { place: phrases.name(hex), count: wayTo(view, hex)?.dice.length ?? 0, frost: frostAt(hex) }) ?? '');
}

function party({ party: own, sheet, members, hand, hasPrincess }: Place, phrases: Phrases, text: Lookup): string[] {
  const gear = listOf(own.gear).map((kind) => phrases.name(`gear:${kind}`));
  return [
    ...members.map(({ card, life, values }) => {
      const body = bodyOf(own, card);
      const facts = [text('board.count.life', { left: lifeLeft(body, life), life }), text('board.count.frost', { count: body.frost }), text('board.count.exhaustion', { count: body.exhaustion }), ...(body.whiteDeath > 0 ? [text('board.count.white-death', { count: body.whiteDeath })] : [])];
      return `${phrases.name(card)}${phrases.colon}${facts.join(', ')}. ${text('words.values', { ranged: values[0] ?? 0, melee: values[1] ?? 0, magic: values[2] ?? 0 })}`;
    }),
    `${[text('board.count.gold', { count: own.gold }), text('board.step.experience', { have: own.experience, cost: sheet.nextLevel }), text('board.count.clues', { count: hand.clues }), text('board.count.rumors', { count: hand.rumors }), ...(hasPrincess ? [text('board.has-princess')] : [])].join(', ')}.`,
    ...(own.cards.length + gear.length > 0 ? [`${phrases.joined([...own.cards.map(({ card }) => phrases.name(card)), ...gear])}.`] : []),
  ];
}

const secrets = ({ hand }: Place, phrases: Phrases, text: Lookup): string[] => [
  ...(hand.clues > 0 ? [`${text('board.clues')}${phrases.colon}${phrases.joined(listOf(hand.knownClues).map((clue) => phrases.name(`clue:${clue}`)))}.`] : []),
  ...(hand.rumors > 0 ? [`${text('board.rumors')}${phrases.colon}${phrases.joined(listOf(hand.knownRumors).map((token) => phrases.name(`symbol:${token}`)))}.`] : []),
];

function fight(view: View, phrases: Phrases, text: Lookup): string[] {
  const rolls = view.outlook.rolls;
  if (!rolls || !view.field.fight?.foe) return [];
  const { foe, hero, wounds } = view.field.fight;
  const odds = oddsOf(view);
  const phase = (index: number): string => `${phrases.name(`phase:${['ranged', 'melee', 'magic'][index]}`)} ${rolls.values[index]} (${text('fight.else', { damage: rolls.damage[index] ?? 0 })})`;
  return [
    `${phrases.name(foe)}${phrases.colon}${text('fight.life', { left: Math.max(0, rolls.life - (wounds)), life: rolls.life })}. ${phrases.about(foe)}`,
    `${[0, 1, 2].filter((index) => (rolls.values[index] ?? 0) > 0).map(phase).join(', ')}.`,
    ...(odds === undefined ? [] : [`${text('fight.percent', { percent: odds })} ${text('fight.odds', { seat: phrases.who(hero) })}.`]),
  ];
}

const legends = (view: View, phrases: Phrases, text: Lookup): string[] =>
  view.field.piles.row.length > 0 ? [`${text('words.legends')}${phrases.colon}${phrases.joined(view.field.piles.row.map((legend) => phrases.name(legend)))}.`] : [];

const towns = (view: View, phrases: Phrases, text: Lookup): string[] =>
  LANDS.filter(({ town }) => town !== undefined).map((land) => `${phrases.name(land.anchor)}. ${text(`board.place.${land.dwelling}`)}. ${spaceFacts(land, view, placesOf(view), undefined, phrases, text).slice(1).join('. ')}`);
