import type { Lookup, Phrases } from '../../lib/text/phrases';
import { plain, runs } from '../../lib/text/runs';
import type { Seat } from '../../lib/wire';
import type { Description } from '../registry';
import { byDistance, foundAt, fromYou } from './bearings';
import { ATTRIBUTES, endAfter, isHarmless, lineOf, oddsOf, partyOf, percent, PHASES, waysOut } from './combat';
import { findsOf } from './discovery';
import { cluesElsewhere, cluesHere, legendWhere, missing } from './discoveryWords';
import { COLOURS, landAt, LANDS, TERRAIN_ORDER, type Land } from './isheim';
import { squareOf } from './naming';
import { bodyOf, GEAR, lifeLeft, listOf, sidesOf, type Side } from './parties';
import type { Quest } from './search.svelte';
import { escapeFailure, failureWords, missWords } from './setbacks';
import { spaceFacts } from './spaceWords';
import type { Beat } from './table';
import { outlookOf } from './turnOutlook';
import type { Choice, View } from './types';

/** The Frozen Wastes in words: the same view that the board draws. */
export function describe(view: View, seat: Seat | undefined, _log: readonly Beat[], phrases: Phrases, text: Lookup): Description {
  const sides = sidesOf(view);
  const mine = sides.find((side) => side.seat === seat);
  const active = sides.find(({ isActive }) => isActive);
  const said: Said = { view, sides, mine, phrases, text };
  return {
    situation: [...weather(view, phrases, text), ...steps(view, active, phrases, text), ...(mine ? [where(mine, said), ...party(mine, phrases, text)] : []), ...fight(said)],
    hand: mine ? [...party(mine, phrases, text), ...secrets(mine, said)] : [],
    table: [...sides.filter((side) => side !== mine).flatMap((side) => [where(side, said), ...party(side, phrases, text)]), ...legends(said).map(({ words }) => words), ...dwellings(said), ...foes(said), ...jewels(said)],
    things: things(said),
  };
}

/** What is told, by whom it is read, and in which words. */
interface Said {
  view: View;
  sides: readonly Side[];
  mine: Side | undefined;
  phrases: Phrases;
  text: Lookup;
}

/** The chance of the roll that this answer asks for, and how the fight ends after it, as the board says beside it. */
export function remark(line: string, view: View, phrases: Phrases, text: Lookup): string {
  const found = view.forecasts.find(({ move }) => move === line);
  const end = endAfter(view, line);
  const roll = rollFor(line, view);
  const prospect = view.prospects.find(({ move }) => move === line)?.chance ?? 0;
  const escape = found?.escape ?? view.outlook.rolls?.escapes.find(({ attribute }) => line === `escape ${attribute}`)?.chance ?? 0;
  const said = [
    ...(roll ? [text('words.roll', { roll: roll.attacks ? 'attack' : 'defence', chance: percent(roll.chance) })] : []),
    ...(prospect > 0 ? [text('words.prospect', { chance: percent(prospect) })] : []),
    ...(escape > 0 ? [text('words.escapes', { escape: percent(escape) })] : []),
    ...failure(line, roll, view, phrases, text),
    ...(end ? [text('words.chance', { ...end })] : []),
  ];
  return listed(said, phrases);
}

/** What comes of it if the roll fails, or if a failed one is left as it is. */
function failure(line: string, roll: Choice | undefined, view: View, phrases: Phrases, text: Lookup): (string | undefined)[] {
  const sides = sidesOf(view);
  if (line === 'accept' && view.field.trial) return [failureWords(view, sides.find(({ isActive }) => isActive), phrases, text) || undefined];
  if (roll) {
    const harm = missWords(view, roll.miss, roll.who, roll.phase, partyOf(sides, roll.who), phrases, text);
    return [harm === '' ? undefined : text(roll.attacks ? 'fight.miss' : 'fight.not-held', { harm })];
  }
  return waysOut(view, []).flatMap((out) => (line === `escape ${out.attribute}` ? [escapeFailure(out, view, sides, phrases, text)] : []));
}

/** Facts one after the other. */
const listed = (facts: readonly (string | undefined)[], phrases: Phrases): string => phrases.joined(facts.filter((fact) => fact !== undefined), 'unit');

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
  const frost = phrases.joined(TERRAIN_ORDER.map((terrain, index) => `${phrases.name(`terrain:${terrain}`)} ${view.outlook.frost[index]}`), 'unit');
  const said = [text('words.weather', { weather: phrases.name(tile), frost }), ...(event ? [text('words.event', { event: phrases.name(event), does: phrases.about(event) })] : [])];
  return said.map((words) => words ?? '');
}

const steps = (view: View, active: Side | undefined, phrases: Phrases, text: Lookup): string[] =>
  outlookOf(view, active, undefined, phrases, text)
    .filter(({ state, words }) => state === 'now' && words !== '')
    .map(({ step, words }) => text('words.step', { step: phrases.name(`step:${step}`), words }) ?? '');

/** Where a figure stands, seen from the nearest town and from the reader, and what is there. */
function where(side: Side, { view, sides, mine, phrases, text }: Said): string {
  const land = landAt(side.party.at);
  const place = land ? { place: foundAt(land, side === mine ? undefined : mine, phrases, text), facts: spaceFacts(land, view, sides, side, phrases, text).join('. ') } : { place: 'none', facts: '' };
  return text('words.hero', { seat: phrases.who(side.seat), hero: phrases.name(side.party.hero), level: side.sheet.level, ...place }) ?? '';
}

function party({ party: own, sheet, members, hand, hasPrincess }: Side, phrases: Phrases, text: Lookup): string[] {
  const gear = listOf(own.gear).map((kind) => phrases.name(`gear:${kind}`));
  return [
    ...members.map(({ card, life, values }) => {
      const body = bodyOf(own, card);
      const facts = [text('board.count.life', { left: lifeLeft(body, life), life }), text('board.count.frost', { count: body.frost }), text('board.count.exhaustion', { count: body.exhaustion }), ...(body.whiteDeath > 0 ? [text('board.count.white-death', { count: body.whiteDeath })] : [])];
      return text('words.member', { who: phrases.name(card), facts: listed(facts, phrases), values: text('words.values', { ranged: values[0] ?? 0, melee: values[1] ?? 0, magic: values[2] ?? 0 }) ?? '' }) ?? '';
    }),
    `${listed([text('board.count.gold', { count: own.gold }), text('board.step.experience', { have: own.experience, cost: sheet.nextLevel }), text('board.count.clues', { count: hand.clues }), text('board.count.rumors', { count: hand.rumors }), ...(hasPrincess ? [text('board.has-princess')] : [])], phrases)}.`,
    ...(own.cards.length + gear.length > 0 ? [`${phrases.joined([...own.cards.map(({ card }) => phrases.name(card)), ...gear])}.`] : []),
  ];
}

/** So many places are named of a kind, the nearest. */
const FEW = 3;

const named = (spaces: readonly string[], { mine, phrases, text }: Said): string =>
  phrases.joined(byDistance(spaces.flatMap((hex) => landAt(hex) ?? []), mine).slice(0, FEW).map((land) => foundAt(land, mine, phrases, text)));

/** What one holds, what is missing where one stands, and where it fits. */
function secrets(side: Side, said: Said): string[] {
  const { phrases, text, view } = said;
  const princess = side.hand.leads?.princess ?? [];
  return [
    secret('clues', side, view, phrases, text),
    ...(side.hasPrincess || side.hand.clues === 0 ? [] : [cluesHere(side, view, phrases, text), princess.length > 0 ? (text('words.fits.clues', { places: named(princess, said) }) ?? '') : cluesElsewhere(side, view, [], text)]),
    secret('rumors', side, view, phrases, text),
    ...findsOf(view, side, []).flatMap(({ legend, fits }) => (fits.length > 0 ? [text('words.fits.legend', { legend: phrases.name(legend), places: named(fits, said) }) ?? ''] : [])),
  ].filter((line) => line !== '');
}

/** What one holds, and how much more it takes to find something with it. */
function secret(quest: Quest, side: Side, view: View, phrases: Phrases, text: Lookup): string {
  const { hand } = side;
  const names = quest === 'clues' ? listOf(hand.knownClues).map((clue) => phrases.name(`clue:${clue}`)) : listOf(hand.knownRumors).map((token) => phrases.name(`symbol:${token}`));
  return text('words.secret', { quest: text(`board.${quest}`) ?? '', names: names.length > 0 ? phrases.joined(names) : '0', more: missing(quest, side, view, phrases, text) || 'none' }) ?? '';
}

function fight({ view, sides, phrases, text }: Said): string[] {
  const rolls = view.outlook.rolls;
  const now = view.field.fight;
  if (!rolls || !now) return [];
  const { foe, hero, rival, round, wounds } = now;
  if (!foe) {
    const defender = sides.find(({ seat }) => seat === (round > 0 && round % 2 === 0 ? hero : rival));
    const [ranged = 0, melee = 0, magic = 0] = rolls.rival;
    return defender ? [text('words.rival', { hero: phrases.name(defender.party.hero), ranged, melee, magic }) ?? ''] : [];
  }
  const odds = oddsOf(view);
  const inPhase = PHASES.flatMap((phase, index) => {
    const value = rolls.values[index] ?? 0;
    return value > 0 ? [text('words.phase', { phase: phrases.name(`phase:${phase}`), value, damage: rolls.damage[index] ?? 0 })] : [];
  });
  return [
    text('words.fight', { foe: phrases.name(foe), life: text('fight.life', { left: Math.max(0, rolls.life - wounds), life: rolls.life }) ?? '', does: phrases.about(foe) }) ?? '',
    `${listed(inPhase, phrases)}.`,
    ...(odds === undefined ? [] : [`${plain(runs(text('fight.odds', { seat: phrases.who(hero), percent: odds }) ?? ''))}.`]),
  ];
}

/** Each Legend of the row: what it is, what it takes, and how far the reader is. */
function legends({ view, sides, mine, phrases, text }: Said): { legend: string; words: string }[] {
  const [first] = sides;
  const reader = mine ?? first;
  return (reader ? findsOf(view, reader, []) : []).map((find) => {
    const { legend, colour, level } = find;
    const progress = mine ? legendWhere(find, mine, view, phrases, text) : 'none';
    return { legend, words: text('words.legend', { legend: phrases.name(legend), colour: phrases.name(`colour:${colour}`), count: level, does: phrases.about(legend), progress }) ?? '' };
  });
}

/** The towns and the Green Vale, the nearest first. */
const dwellings = (said: Said): string[] => byDistance(LANDS.filter(({ dwelling }) => dwelling !== undefined), said.mine).map((land) => sayLand(land, said));

/** A space with where it lies and what is there. */
const sayLand = (land: Land, { view, sides, mine, phrases, text }: Said): string => text('words.place', { place: foundAt(land, mine, phrases, text), facts: spaceFacts(land, view, sides, mine, phrases, text).join('. ') }) ?? '';

/** The Challenges that wait where somebody left them. */
function foes({ view, mine, phrases, text }: Said): string[] {
  const left = view.field.world.undefeated;
  const lands = byDistance(left.flatMap(({ at }) => landAt(at) ?? []), mine);
  const said = lands.flatMap((land) => left.filter(({ at }) => landAt(at) === land).map(({ card }) => text('words.foe', { foe: phrases.name(card), place: foundAt(land, mine, phrases, text) }) ?? ''));
  return said.length > 0 ? [text('words.foes', { foes: phrases.joined(said) }) ?? ''] : [];
}

/** Where adventures of each colour wait, in reach or not. */
function jewels({ view, mine, phrases, text }: Said): string[] {
  const { bare } = view.field.world;
  return COLOURS.flatMap((colour) => {
    const lands = byDistance(LANDS.filter(({ anchor, jewel }) => jewel === colour && !bare.includes(anchor)), mine);
    const said = lands.slice(0, FEW).map((land) => {
      const space = text('board.space', { terrain: phrases.name(`terrain:${land.terrain}`), square: squareOf(land) }) ?? '';
      return mine ? (text('words.found', { space, far: fromYou(land, mine, text) }) ?? '') : space;
    });
    return said.length > 0 ? [text('words.jewels', { colour: phrases.name(`colour:${colour}`), places: phrases.joined(said), more: lands.length - said.length }) ?? ''] : [];
  });
}

/** What can be explained: every card that lies open, what heroes have and hold, and the spaces where something is or where one can go. */
function things(said: Said): { name: string; lines: readonly string[] }[] {
  const { view, sides, phrases } = said;
  const { fight: now, world, piles } = view.field;
  const cards = [...sides.flatMap(({ party: own }) => [own.hero, ...own.cards.map(({ card }) => card)]), ...piles.stacks.flat(), ...world.undefeated.map(({ card }) => card), now?.foe, world.event].filter((card) => card !== undefined);
  const known = [...new Set(cards), ...GEAR.map((gear) => `gear:${gear}`), 'quest:clues', 'quest:rumors', ...ATTRIBUTES.map((one) => `attribute:${one}`)];
  const spaces = LANDS.filter(({ anchor, dwelling, jewel }) => dwelling !== undefined || (jewel && !world.bare.includes(anchor)) || world.undefeated.some(({ at }) => at === anchor) || sides.some(({ party: own }) => own.at === anchor) || view.reach.some(({ hex }) => landAt(hex)?.anchor === anchor));
  return [
    ...known.map((anchor) => ({ name: phrases.name(anchor), lines: [phrases.about(anchor)] })),
    ...legends(said).map(({ legend, words }) => ({ name: phrases.name(legend), lines: [words] })),
    ...byDistance(spaces, said.mine).map((land) => ({ name: phrases.name(land.anchor), lines: [sayLand(land, said)] })),
  ];
}
