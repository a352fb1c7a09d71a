import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { aimOf, fitFor, isHard } from './aim';
import { catalogue } from './catalogue';
import { allyLimit } from './cards';
import { byDistance, fromYou, near, stepsFrom, windFrom } from './bearings';
import { choicesInWords } from './choices';
import { actionsIn, endOf, lineOf, oddsOf, percent, rollsOf, story, testOf, waysOut } from './combat';
import { changesOf, stepsWith } from './diceMoves';
import { findsOf, heldOf, laidOut, layoutOf, missingHere, nearest, princessOffers, surroundings } from './discovery';
import { cluesElsewhere, cluesHere, legendWhere, missing } from './discoveryWords';
import { describe, remark } from './describe';
import { whySoManyDice } from './fewDice';
import { gainsOf } from './gains';
import frozenWastes from './game';
import { encounterWords } from './encounters';
import { border, BOX, figuresOn, onMap } from './island';
import { around, landAt, LANDS, landOfTown, type Land } from './isheim';
import { coldAt, foresee, isUneven, offerAt, sufferingAt, trudgesIn, weatherFor } from './journey';
import { bargains } from './market';
import { naming } from './naming';
import { sidesOf } from './parties';
import { marks } from './marks';
import { foeOf, pictureOf } from './pictures';
import { alongPlan, planLeft, planned, shortest } from './plan';
import { sceneryOf } from './scenery';
import { spaceFacts, spaceWords } from './spaceWords';
import type { Beat, Offer } from './table';
import { staged } from './testMoments';
import { outlookOf } from './turnOutlook';
import type { Event, View } from './types';

/** Texts are their keys with what they were given. */
const text = (key: string, values: object = {}): string => [key, ...Object.values(values).map((value) => (value instanceof Person ? value.name : String(value)))].join(' ');
const phrases = new Phrases((key) => (key.includes('.name') || key.startsWith('terrain.') ? key.split('.')[1] : undefined), (seat) => new Person(seat));

test('Isheim has two hundred spaces, forty-eight jewels and seven towns, as its file says', () => {
  expect(LANDS).toHaveLength(200);
  expect(LANDS.filter(({ jewel }) => jewel)).toHaveLength(48);
  expect(LANDS.filter(({ town }) => town)).toHaveLength(7);
  expect(landOfTown('iagart')?.anchor).toBe('hex:12-7');
});

test('neighbours are found in six directions, and fewer at the coast', () => {
  const [inland, corner] = [landAt('hex:7-11'), landAt('hex:12-7')];
  expect(inland && around(inland).map(({ land }) => land.anchor)).toEqual(['hex:6-11', 'hex:6-12', 'hex:7-10', 'hex:7-12', 'hex:8-11', 'hex:8-12']);
  expect(corner && around(corner)).toHaveLength(4);
});

test('a space looks the same every time, and no drawing has a broken number', () => {
  expect(sceneryOf(LANDS)).toEqual(sceneryOf(LANDS));
  expect(Object.values(sceneryOf(LANDS)).join('')).not.toMatch(/NaN|undefined/);
});

test('touching a space means to walk there; a die narrows it to the steps that it pays for', () => {
  const { offers } = staged('move');
  expect(offerAt('hex:9-13', offers)?.line).toBe('walk hex-9-13');
  expect(offerAt('hex:0-1', offers)).toBeUndefined();
  const withIce = stepsWith('ice-forest-fjord', offers);
  expect(offerAt('hex:7-12', withIce)?.line).toBe('step hex-7-12 ice-forest-fjord');
  expect(offerAt('hex:9-13', withIce)).toBeUndefined();
  expect(changesOf('ice-forest-fjord', offers).map(({ move }) => move.kind)).toEqual(['use-snowshoe', 'use-snowshoe', 'use-snowshoe', 'use-snowshoe', 'use-snowshoe', 'reroll-die']);
});

test('a forecast says the way, the frost for each, and who would take white death', () => {
  const { view, offers } = staged('move');
  const offer = offerAt('hex:9-13', offers);
  const [side, land] = [sidesOf(view)[0], landAt('hex:9-13')];
  expect(side && land && sufferingAt(side, land).map(({ who, frost, whiteDeath }) => [who, frost, whiteDeath])).toEqual([
    ['hero:arvel-worldwalker', 2, 0],
    ['ally:frida-brani', 2, 1],
  ]);
  const said = offer && foresee(offer, view, 'seat:1', phrases, text);
  expect(said?.title).toContain('board.go.walk');
  expect(said?.text).toContain('board.frost.each 2 2');
  expect(said?.loss).toContain('frida-brani 3 3 1');
});

test('a space where no die leads is marked, and says that one step without dice ends the movement', () => {
  const { view, offers } = staged('move');
  expect([...trudgesIn(offers)]).toEqual([]);
  const hex = 'hex:7-12';
  const unpaid = offers.filter(({ line }) => !line.startsWith('walk hex-7-12') && !line.startsWith('step hex-7-12'));
  expect([...trudgesIn(unpaid)]).toEqual([hex]);
  const [offer, land] = [offerAt(hex, unpaid), landAt(hex)];
  expect(offer && foresee(offer, view, 'seat:1', phrases, text).text).toMatch(/^board.go.trudge.about board.frost/);
  expect(land && spaceWords(land, { ...view, reach: [] }, sidesOf(view), undefined, 'trudge', phrases, text)).toContain('board.space.trudge');
});

test('what a die must show to enter a town is told where that was agreed on', () => {
  const { view } = staged('move');
  const agreed = { ...view, field: { ...view.field, rules: 'frozen-wastes seats 2 town-entry terrain' } };
  const about = (hex: string, seen: typeof view): string[] => LANDS.filter(({ anchor }) => anchor === hex).flatMap((land) => spaceFacts(land, seen, sidesOf(seen), undefined, phrases, text));
  expect(about('hex:10-0', agreed)).toContain('board.space.entry fjord');
  expect(about('hex:1-8', agreed)).toContain('board.space.entry wastes');
  expect(about('hex:10-1', agreed).join()).not.toContain('board.space.entry');
  expect(about('hex:10-0', view).join()).not.toContain('board.space.entry');
});

test('frost is told as it is for the reader, with what keeps it off', () => {
  const { view } = staged('move');
  const sides = sidesOf(view);
  const brakka = sides.find(({ party }) => party.hero === 'hero:brakka');
  const forest = LANDS.find(({ terrain }) => terrain === 'forest');
  if (!brakka || !forest) throw new Error('Brakka is not at this table');
  const base = coldAt(view, undefined, forest)?.base ?? 0;
  expect(base).toBeGreaterThan(0);
  expect(coldAt(view, brakka, forest)).toEqual({ base, most: base - 1, least: base - 1, warm: ['hero:brakka'] });
  expect(spaceFacts(forest, view, sides, brakka, phrases, text)[0]).toBe(`board.space.frost.less ${base - 1} ${base} 1 brakka`);
  expect(spaceFacts(forest, view, sides, undefined, phrases, text)[0]).toBe(`board.space.frost ${base}`);
  expect(weatherFor(view, brakka)).not.toEqual(view.outlook.frost);
  expect(weatherFor(view, undefined)).toEqual(view.outlook.frost);
  const ice = LANDS.find(({ terrain }) => terrain === 'ice');
  const karnon = sides.find(({ party }) => party.hero === 'hero:karnon');
  expect(ice && karnon && [coldAt(view, karnon, ice)?.warm, coldAt(view, karnon, forest)?.warm]).toEqual([['hero:karnon'], []]);
});

test('where an Ally feels the cold otherwise, it is said that the number is that of whoever takes most', () => {
  const { view } = staged('move');
  const sides = sidesOf(view);
  const alone = sides.find(({ members }) => members.length === 1);
  const party = sides.find(({ members }) => members.length > 1);
  const forest = LANDS.find(({ terrain }) => terrain === 'forest');
  const [hero, ally] = party?.members ?? [];
  if (!alone || !party || !hero || !ally || !forest) throw new Error('nobody has an Ally');
  const warmer = { ...party, members: [{ ...hero, tolls: hero.tolls.map((toll) => ({ ...toll, frost: toll.frost - 1 })) }, ally] };
  expect([isUneven(undefined), isUneven(alone), isUneven(warmer)]).toEqual([false, false, true]);
  expect(spaceFacts(forest, view, sides, alone, phrases, text)).not.toContain('board.weather.worst');
  expect(spaceFacts(forest, view, sides, warmer, phrases, text)[1]).toBe('board.weather.worst');
});

test('a card for sale says what it would do for the hero: attacks, damage, defence with what is worn already, one more to attack', () => {
  const [side] = sidesOf(staged('market').view);
  const gains = (card: string): string[] => (side ? gainsOf(card, side, phrases, text) : []);
  expect(gains('item:seal-harpoon')).toEqual(['market.gain.attack ranged 6 8'].map((line) => line.replace('ranged', phrases.name('phase:ranged'))));
  expect(gains('item:sealskin-coat')).toEqual(['market.gain.defence none 5/2/1 6/3/2']);
  expect(gains('item:wyrmtooth-blade').slice(1)).toEqual(['market.gain.damage none 1 3', 'market.gain.defence none 2 3']);
  expect(gains('ally:seal-hunter')).toEqual(['market.gain.ally']);
  expect(gains('item:padded-coat'), 'what has to be used is not counted').toEqual([]);
});

test('in words many choices stand below headings, nothing is lost, and ways to where something is come first, the nearest before the others', () => {
  const { view, offers } = staged('move');
  const choices = choicesInWords(offers, view, phrases, text);
  expect(choices.map(({ offer }) => offer.line).sort()).toEqual(offers.map(({ line }) => line).sort());
  expect([...new Set(choices.map(({ group }) => group))]).toEqual(['', 'words.group.goal', 'words.group.walk', 'words.group.step', 'words.group.trudge', 'words.group.dice', 'words.group.discard']);
  expect(choices[0]?.offer.line).toBe('halt');
  expect(choices[1]?.note).toContain('board.space.dice 1');
  expect(choicesInWords(offers.slice(0, 5), view, phrases, text).every(({ group }) => group === '')).toBe(true);
});

test('the steps tell what the considered space brings, and what is over says no more', () => {
  const { view } = staged('move');
  const active = sidesOf(view)[0];
  const there = outlookOf(view, active, 'hex:9-13', phrases, text);
  expect(there.map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next', 'skipped', 'next']);
  expect(there[1]?.words).toBe('board.step.spends 3 4');
  expect(there[2]).toMatchObject({ words: 'board.step.white-death 2 there', isLoss: true });
  expect(there[5]?.words, 'a blue jewel on top of what one has').toBe('board.step.experience.won 6 5');
  const home = outlookOf(view, active, 'hex:8-11', phrases, text);
  expect([home[4]?.state, home[5]?.words]).toEqual(['next', 'board.step.experience 3 5']);
});

test('a foe that lies open tells the chance before one walks there, in the steps, the bar and the words of the space', () => {
  const { view, offers } = staged('move');
  const encounters = [{ hex: 'hex:9-13', foe: 'challenge:ice-wraith', win: 714 }];
  const met: View = { ...view, outlook: { ...view.outlook, encounters }, field: { ...view.field, world: { ...view.field.world, undefeated: [{ number: 1, at: 'hex:9-13', card: 'challenge:ice-wraith', wounds: 0 }] } } };
  const [active, other] = sidesOf(met);
  const [offer, land] = [offerAt('hex:9-13', offers), landAt('hex:9-13')];
  expect(outlookOf(met, active, 'hex:9-13', phrases, text)[3]?.words).toBe('ice-wraith: fight.percent 71');
  expect(offer && foresee(offer, met, 'seat:1', phrases, text).text).toContain('board.encounter ice-wraith 71');
  expect(land && spaceFacts(land, met, sidesOf(met), active, phrases, text)).toContain('ice-wraith: fight.percent 71');
  expect(land && spaceFacts(land, met, sidesOf(met), other, phrases, text)).not.toContain('ice-wraith: fight.percent 71');
  expect(encounterWords({ hex: 'hex:7-11', foe: 'challenge:crevasse', win: 996 }, phrases, text), 'nobody fights a crevasse').toBe('board.hazard crevasse 99');
});

test('who begins in a town is told what waits around it, the easiest first', () => {
  const { view } = staged('start');
  const beginIn = (town: string): string => foresee({ line: `start-in ${town}`, move: { kind: 'start-in', town: landOfTown(town)?.anchor }, anchors: [] } as unknown as Offer, view, 'seat:1', phrases, text).text;
  expect(beginIn('iagart')).toContain('board.go.near 3 ');
  expect(beginIn('iagart')).toMatch(/board\.go\.near\.jewels green \d+/);
  expect(beginIn('vrede')).not.toContain('green');
});

test('figures that share a space fan, and the one whose turn it is stands in front', () => {
  const { view } = staged('move');
  const land = landAt('hex:4-9');
  const shared = land ? figuresOn(sidesOf(view), land) : undefined;
  expect(shared?.figures.map(({ side }) => side.seat)).toEqual(['seat:4', 'seat:6']);
  expect(new Set(shared?.figures.map(({ at }) => at.x)).size).toBe(2);
  expect(shared?.more).toBe(0);
});

test('clues cover the seven spaces of the Princess, a card with two signs two of them, and the own space first of all', () => {
  const { view, offers } = staged('princess');
  const own = sidesOf(view)[0];
  if (!own) throw new Error('somebody plays');
  const lands = surroundings(own.party.at).map(({ land }) => land);
  const laid = layoutOf('clues', view, own, undefined);
  expect(laid).toHaveLength(7);
  expect(new Set(laid.map(({ hex }) => hex)).size).toBe(7);
  expect(laid.filter(({ symbol }) => symbol === 'wild').length).toBeLessThanOrEqual(2);
  expect(laidOut(heldOf({ tundra: 3 }), lands, true, false).map(({ symbol }) => symbol)).toEqual(['tundra', 'tundra', 'tundra']);
  expect(laidOut(heldOf({ wild: 1 }), lands, true, false).map(({ hex }) => hex)).toEqual([own.party.at]);
  for (const offer of princessOffers(offers)) {
    const shown = layoutOf('clues', view, own, offer);
    const given = heldOf(own.hand.knownClues).find(({ number }) => number === shown.find(({ hex }) => hex === own.party.at)?.number);
    expect(shown).toHaveLength(7);
    expect(`clue:${given?.id}`.endsWith(String((offer.move as { given?: string }).given).replace(/^clue:/, ''))).toBe(true);
  }
  expect(own.hand.leads?.princess).toContain(own.party.at);
  expect(sidesOf(view)[1]?.hand.leads).toBeUndefined();
});

/** Somebody's hand, as its owner sees it, with other clues or rumors, on another space. */
function laidOpen(rumors: Record<string, number>, clues: Record<string, number>, at: string) {
  const { view } = staged('legends');
  const [own] = sidesOf(view);
  if (!own) throw new Error('somebody plays');
  const total = (purse: Record<string, number>): number => Object.values(purse).reduce((sum, count) => sum + count, 0);
  return { view, side: { ...own, party: { ...own.party, at }, hand: { ...own.hand, rumors: total(rumors), knownRumors: rumors, clues: total(clues), knownClues: clues, leads: { princess: [], legends: [] } } } };
}
const inTown = (view: View): View => ({ ...view, field: { ...view.field, rules: `${view.field.rules} green-vale town` } });
const signs = (lands: readonly Land[]): string[] => lands.map(({ terrain }) => terrain ?? 'wild');

test('what is missing for a Legend or the Princess is what the rules name in their refusal', () => {
  // as in WhatIsMissingTest (frozen-wastes:R152, frozen-wastes:R162)
  const rumors = (purse: Record<string, number>): string => { const { view, side } = laidOpen(purse, {}, 'hex:9-13'); return signs(missingHere('rumors', view, side, 4)).join(); };
  expect(rumors({ fjord: 2, tundra: 1, mountain: 1 })).toBe('mountain');
  expect(rumors({ fjord: 1, tundra: 3 })).toBe('mountain');
  expect(rumors({ tundra: 2, ice: 1, mountain: 1 })).toBe('fjord');
  expect(rumors({ ice: 3, mountain: 1 })).toBe('tundra,fjord,mountain');
  expect(rumors({ ice: 4 })).toBe('mountain,tundra,fjord,mountain');
  const clues = (purse: Record<string, number>): string => { const { view, side } = laidOpen({}, purse, 'hex:6-15'); return signs(missingHere('clues', view, side, 7)).join(); };
  expect(clues({ fjord: 1, wastes: 1, tundra: 1, snowdrift: 1, 'snowdrift-snowdrift': 1 })).toBe('tundra');
  expect(clues({ fjord: 1, wastes: 1, tundra: 1, snowdrift: 1 })).toBe('tundra,snowdrift,snowdrift');
  expect(clues({ fjord: 1 })).toBe('snowdrift,tundra,tundra,snowdrift,wastes,snowdrift');
  for (const moment of ['move', 'legends']) {
    const { view, reasons } = staged(moment);
    const [own] = sidesOf(view);
    const said = reasons.find(({ refusal }) => refusal.rule === 'frozen-wastes:R162')?.refusal.words['missing'];
    expect(own && signs(missingHere('clues', view, own, 7)).join(), moment).toBe(said);
  }
});

test('on a jewel of its colour a Legend names the missing signs, elsewhere how many rumors', () => {
  const { view, side } = laidOpen({ ice: 3, mountain: 1 }, {}, 'hex:9-13');
  const said = findsOf(view, side, []).map((find) => [find.colour, find.level, legendWhere(find, side, view, phrases, text)]);
  expect(said.filter(([colour]) => colour === 'blue').map(([, level, words]) => [level, words])).toEqual([
    [4, 'find.legend.missing 3 tundra, fjord and mountain'],
    [4, 'find.legend.missing 3 tundra, fjord and mountain'],
  ]);
  expect(said.filter(([colour]) => colour !== 'blue').every(([, , words]) => !String(words).includes('missing'))).toBe(true);
});

test('while a hero has the Princess the clues say so, and promise nothing', () => {
  const { view } = staged('princess');
  const [own] = sidesOf(view);
  if (!own) throw new Error('somebody plays');
  expect([cluesHere(own, view, phrases, text), missing('clues', own, view, phrases, text)]).toEqual(['find.clues.here 0 ', 'find.clues.more 0']);
  const taken = { ...view, field: { ...view.field, world: { ...view.field.world, princess: 'seat:2' } } } as View;
  const [mine] = sidesOf(taken);
  const said = mine && [cluesHere(mine, taken, phrases, text), cluesElsewhere(mine, taken, [], text), missing('clues', mine, taken, phrases, text)];
  expect(said).toEqual(['find.clues.found other zyla.', '', 'find.clues.found other zyla']);
  const held = { ...view, field: { ...view.field, world: { ...view.field.world, princess: 'seat:1' } } } as View;
  const [holder] = sidesOf(held);
  expect(holder && [cluesHere(holder, held, phrases, text), missing('clues', holder, held, phrases, text)]).toEqual(['find.clues.found seat:1 karnon.', '']);
});

test('beside the Green Vale she can hide where that counts as a town', () => {
  const vale = LANDS.find(({ dwelling }) => dwelling === 'vale');
  const beside = vale && around(vale).map(({ land }) => land).find((land) => land.terrain && around(land).length === 6);
  if (!beside) throw new Error('there is land around the Vale');
  const { view, side } = laidOpen({}, { wild: 7 }, beside.anchor);
  expect(cluesHere(side, view, phrases, text)).toBe('find.clues.no-hiding nothing');
  expect(layoutOf('clues', view, side, undefined)).toHaveLength(6);
  expect(cluesHere(side, inTown(view), phrases, text)).toBe('find.clues.here 0 ');
  expect(layoutOf('clues', inTown(view), side, undefined)).toHaveLength(7);
  expect(cluesHere({ ...side, party: { ...side.party, at: 'hex:12-7' } }, inTown(view), phrases, text)).toBe('find.clues.no-hiding town');
});

test('rumors lie on as many spaces as a Legend takes, and the list says where else they fit', () => {
  const { view, offers } = staged('legends');
  const own = sidesOf(view)[0];
  if (!own) throw new Error('somebody plays');
  const finds = findsOf(view, own, offers);
  expect(finds).toHaveLength(6);
  for (const { offers: now, level, fits } of finds.filter((find) => find.offers.length > 0)) {
    for (const offer of now) expect(layoutOf('rumors', view, own, offer)).toHaveLength(level);
    expect(fits).toContain(own.party.at);
  }
  const green = finds.find(({ colour }) => colour === 'green');
  expect(nearest(own.party.at, green?.fits ?? [])).toBeGreaterThan(0);
  expect(nearest(own.party.at, [])).toBeUndefined();
});

test('a fight shows the chance that the rules say for every choice and every way out, and the rolls of this round alone', () => {
  const { view, offers, log } = staged('melee');
  const exact = view.outlook.rolls?.choices.filter(({ phase }) => phase === 'melee') ?? [];
  const shown = actionsIn(view, 'melee', offers);
  expect(shown.map(({ who, attacks, chance }) => [who, attacks, chance])).toEqual(exact.map(({ who, attacks, chance }) => [who, attacks, Math.round((chance ?? 0) / 10)]));
  expect(shown.map(({ offer }) => offer?.line)).toEqual([undefined, 'attack frida-brani', 'defend']);
  const ends = shown.map(({ offer }) => view.forecasts.find(({ move }) => move === offer?.line)).map((one) => one && { win: Math.round(one.win / 10), knockout: Math.round(one.knockout / 10) });
  expect(ends.filter((end) => end !== undefined)).toHaveLength(2);
  expect(shown.map(({ end }) => end)).toEqual(ends);
  expect(actionsIn(view, 'ranged', offers).every(({ offer }) => offer === undefined)).toBe(true);
  expect(Object.keys(rollsOf(log))).toEqual(['ranged']);
  const stance = staged('stance');
  const ways = stance.view.outlook.rolls?.escapes ?? [];
  expect(ways).toHaveLength(3);
  expect(waysOut(stance.view, stance.offers).map(({ chance, offer }) => [chance, offer?.line])).toEqual(ways.map(({ attribute, chance }) => [Math.round((chance ?? 0) / 10), `escape ${attribute}`]));
});

test('a roll that was taken back lies on the table no more, and is not told', () => {
  const { log } = staged('melee');
  const last = log.at(-1)?.step ?? 0;
  const beat = (step: number, what: string, rest: object): Beat => ({ step: last + step, what, events: [], ...rest });
  const rolled = { kind: 'combat-rolled', seat: 'seat:1', who: 'hero:zyla', phase: 'melee', first: 1, second: 2, bonus: 0, target: 15, attacks: true, hit: false };
  const tested = { kind: 'test-rolled', seat: 'seat:1', card: 'challenge:crevasse', attribute: 'body', first: 7, second: 6, bonus: 2, difficulty: 15, passed: true };
  const played = [...log, beat(1, 'move', { events: [rolled, tested] })];
  expect(Object.keys(rollsOf(played))).toEqual(['ranged', 'melee']);
  expect(testOf(played)).toBeDefined();
  const back = [...played, beat(2, 'undo', { to: last })];
  expect(rollsOf(back)).toEqual(rollsOf(log));
  expect(testOf(back)).toEqual(testOf(log));
  expect(story(back, 4)).toEqual(story(log, 4));
  expect(rollsOf([...back, beat(3, 'move', { events: [{ ...rolled, first: 9 }] })]).melee?.first).toBe(9);
});

test('a market offers what can be paid and healed, and prices come from the view', () => {
  const { view, offers } = staged('market');
  const buyer = sidesOf(view)[0];
  const prices = view.outlook.prices;
  if (!prices) throw new Error('no prices in a market');
  const deals = bargains(view, prices, buyer, offers, phrases, text);
  expect(deals.offerFor('item:seal-harpoon')?.line).toBe('buy seal-harpoon');
  expect(deals.offerFor('item:ring-mail')).toBeUndefined();
  expect(deals.healing.map(({ gold, offer }) => [gold, offer?.line])).toEqual([
    ['2', 'heal arvel-worldwalker wounds'],
    ['2', 'heal arvel-worldwalker exhaustion'],
    ['2', undefined],
  ]);
  expect(deals.gear.map(({ offer }) => offer?.line)).toEqual(['buy-gear flare-crystal', undefined, 'buy-gear snowshoe']);
});

test('others see the backs of clues and rumors alone', () => {
  const hands = sidesOf(staged('move-other').view).map(({ hand }) => hand);
  expect(hands[0]).toMatchObject({ clues: 5, rumors: 2 });
  expect(hands[0]?.knownClues).toBeUndefined();
  expect(hands[2]?.knownClues).toEqual({ ice: 1 });
});

test('a plan is a shortest way over land; touches lengthen it, cut it and take it away', () => {
  const way = shortest('hex:12-7', 'hex:10-8');
  expect(way).toHaveLength(2);
  expect(way?.at(-1)).toBe('hex:10-8');
  expect(shortest('hex:1-7', 'hex:1-9')).not.toContain('hex:1-8'); // entering Green Vale ends a movement
  const longer = planned(way ?? [], 'hex:12-7', 'hex:9-7');
  expect(longer).toEqual([...(way ?? []), 'hex:9-7']);
  expect(planned(longer, 'hex:12-7', 'hex:10-8')).toEqual(way);
  expect(planned(longer, 'hex:12-7', 'hex:9-7')).toEqual([]);
  expect(planned(longer, 'hex:12-7', 'hex:12-7')).toEqual([]);
});

test('a hero who brings the Princess is not told to fight, but that it is won', () => {
  const { view, offers } = staged('vale');
  const offer = offerAt('hex:1-8', offers);
  expect(offer && foresee(offer, view, 'seat:1', phrases, text).text).toBe('board.go.home');
  expect(outlookOf(view, sidesOf(view)[0], 'hex:1-8', phrases, text)[3]).toMatchObject({ words: 'board.step.home', isLoss: false });
});

test('a town says what it sells, also to those who wait', () => {
  const { view } = staged('market');
  const town = landOfTown('iagart');
  expect(town && spaceFacts(town, view, sidesOf(view), undefined, phrases, text).join(' ')).toContain('board.space.wares');
});

test('sides of dice, clues and rumors have names wherever they are told', () => {
  const named = (key: string): string | undefined => (/^(face|clue|symbol)\./.test(key) ? `<${key}>` : key === 'move.use-snowshoe' || key === 'event.die-turned' ? '{from} {to}' : undefined);
  const own = new Phrases((key, values) => Object.entries(values ?? {}).reduce((said, [name, value]) => said?.replace(`{${name}}`, String(value)), named(key)), (seat) => new Person(seat), naming);
  expect(own.move({ kind: 'use-snowshoe', from: 'ice-wastes', to: 'ice-forest-fjord' } as never)).toBe('<face.ice-wastes> <face.ice-forest-fjord>');
  expect(naming('given', 'wild', named)).toBe('<clue.wild>');
  expect(naming('token', 'ice', named)).toBe('<symbol.ice>');
  expect(own.words({ missing: 'ice,wild' }).missing).toBe('<symbol.ice> and <symbol.wild>');
});

test('a test and its second roll are read from what was told, and say nothing while the dice roll', () => {
  const { log } = staged('test');
  const first = testOf(log);
  expect(first).toMatchObject({ isRolling: false, target: expect.any(Number) as number });
  const again: Event = { kind: 'test-rolled', seat: 'seat:1', card: 'challenge:crevasse', attribute: 'body', skill: 'climb', first: 7, second: 6, bonus: 2, difficulty: 15, passed: true };
  const second = testOf(log, again);
  expect(second).toMatchObject({ isRolling: true, dice: [7, 6], bonus: 2, target: 15, skill: 'climb' });
  expect(second?.number).toBeGreaterThan(first?.number ?? 0);
  expect(testOf([...log, { step: 99, what: 'move', events: [again, { kind: 'round-fought' }] } as unknown as Beat])).toBeUndefined();
});

test('what is not quite sure is not called sure, and won and lost are never more than all', () => {
  expect([0, 3, 985, 996, 999, 1000].map((chance) => percent(chance))).toEqual([0, 1, 99, 99, 99, 100]);
  expect(percent(undefined)).toBeUndefined();
  const { view, offers } = staged('melee');
  const even = { ...view, forecasts: view.forecasts.map((one) => ({ ...one, win: 985, knockout: 15 })) };
  const ends = actionsIn(even, 'melee', offers).flatMap(({ end }) => end ?? []);
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.every(({ win, knockout }) => win === 99 && knockout === 1)).toBe(true);
});

test('a hero travels with two Allies, Brakka with one', () => {
  expect(['hero:zyla', 'hero:karnon', 'hero:brakka'].map(allyLimit)).toEqual([2, 2, 1]);
});

test('a village has one new card, as its words say', () => {
  expect(Object.values(catalogue.settlement).filter(({ people }) => people === 'onoit').map(({ cards }) => cards)).toEqual([1, 1, 1]);
});

test('gear in a market says what it is good for', () => {
  const { view, offers } = staged('market');
  const { gear } = bargains(view, view.outlook.prices!, sidesOf(view)[0], offers, phrases, text);
  expect(gear.map((deal) => deal.about)).toEqual(['market.gear.flare-crystal', 'market.gear.luckstone', 'market.gear.snowshoe']);
});

test('fewer dice are explained by who is hurt or tired', () => {
  const { view } = staged('move');
  const party = view.field.parties[0]!;
  const tired = { ...view, field: { ...view.field, world: { ...view.field.world, event: 'weather-event:whiteout' }, parties: [{ ...party, body: { ...party.body, exhaustion: 2 } }, ...view.field.parties.slice(1)] } };
  expect(whySoManyDice(tired, phrases, text)).toBe('board.dice.few 4 board.dice.hurt arvel-worldwalker board.count.wounds 1, board.count.exhaustion 2 and whiteout');
});

test('before the movement, to roll is the answer that stands out', () => {
  expect(staged('roll').offers.filter(({ move }) => frozenWastes.isMain?.(move)).map(({ line }) => line)).toEqual(['roll-dice']);
});

test('how many dice were rolled is told until one of them is spent', () => {
  const { view } = staged('princess');
  expect(whySoManyDice(view, phrases, text)).toContain('board.dice.all 5');
  const later = { ...view, field: { ...view.field, turn: { ...view.field.turn, spentDice: 1 } } };
  expect(whySoManyDice(later, phrases, text)).toBe('');
});

test('one line goes around spaces that lie together', () => {
  const edges = (anchors: string[]): number => border(anchors.flatMap((anchor) => landAt(anchor) ?? [])).split('M').length - 1;
  expect(edges(['hex:7-11'])).toBe(6);
  expect(edges(['hex:7-11', 'hex:7-12'])).toBe(10);
  expect(edges(LANDS.map(({ anchor }) => anchor))).toBe(LANDS.reduce((sum, land) => sum + 6 - around(land).length, 0));
  const [middle] = [landAt('hex:7-11')];
  expect(middle && edges([middle.anchor, ...around(middle).map(({ land }) => land.anchor)])).toBe(18);
});

test('no edge of the map cuts the name of a town, and in its middle it stands below its town', () => {
  const half = 170;
  for (const { town, centre } of LANDS) if (town) expect([town, onMap(centre.x, half) - half >= BOX.left, onMap(centre.x, half) + half <= BOX.right]).toEqual([town, true, true]);
  expect(onMap(landOfTown('seragart')!.centre.x, half)).toBe(BOX.left + half);
  expect(onMap(landOfTown('iagart')!.centre.x, half)).toBe(landOfTown('iagart')!.centre.x);
});

test('every card has a picture that is drawn, and none of them is a warning', () => {
  const cards = [...Object.keys(catalogue.item).map((id) => `item:${id}`), ...Object.keys(catalogue.ally).map((id) => `ally:${id}`), ...Object.keys(catalogue.challenge).map((id) => `challenge:${id}`)];
  for (const card of cards) for (const sign of [pictureOf(card), foeOf(card)]) expect([card, sign === 'hazard' || marks[sign] === undefined]).toEqual([card, false]);
  expect(['item:stormcaller-bow', 'item:weik-greatsword', 'item:witch-staff', 'ally:dog-team'].map(pictureOf)).toEqual(['ranged', 'melee', 'magic', 'dog']);
  expect(foeOf('challenge:rime-imps')).not.toBe(foeOf('challenge:ice-wraith'));
});

test('in words a hero has no place on the map before the first town is chosen', () => {
  const own = (name: string): string => describe(staged(name).view, 'seat:1', [], phrases, text).situation.find((line) => line.startsWith('words.hero')) ?? '';
  expect(own('start')).toMatch(/ none $/);
  expect(own('move')).toContain('words.at 7-11');
});

test('in words every answer in a fight has its chance, and one reads one’s own Life and gold at once', () => {
  const { view, offers } = staged('stance');
  expect(offers.map(({ line }) => remark(line, view, phrases, text))).toEqual(['words.chance 81 19', 
    'words.escapes 64, fight.or board.count.wounds 2, fight.miss.left 2, words.chance 23 13',
    'words.escapes 28, fight.or board.count.wounds 2, fight.miss.left 2, words.chance 45 27',
    'words.escapes 10, fight.or board.count.wounds 1, board.count.white-death 1, fight.miss.left 2, words.chance 57 33',
  ]);
  expect(describe(view, 'seat:1', [], phrases, text).situation.join(' ')).toMatch(/board\.count\.life .*board\.count\.gold/);
});

test('against another hero every choice and every way out has its chance, in words too', () => {
  const { view, offers } = staged('rivals');
  const rolls = view.outlook.rolls!;
  expect(rolls.rival).toHaveLength(3);
  expect(rolls.values).toEqual([0, 0, 0]);
  const shown = actionsIn(view, view.field.fight?.phase ?? 'ranged', offers).filter(({ offer }) => offer);
  expect(shown.map(({ chance }) => chance)).toEqual(offers.map(({ line }) => percent(rolls.choices.find((one) => one.phase === view.field.fight?.phase && lineOf(one) === line)?.chance)));
  expect(offers.map(({ line }) => remark(line, view, phrases, text))).toEqual(shown.map(({ attacks, chance }) => `words.roll ${attacks ? 'attack' : 'defence'} ${chance}, fight.${attacks ? 'miss' : 'not-held'} board.count.wounds 2, fight.miss.left 3`));
  expect(rolls.escapes.map(({ attribute, chance }) => [remark(`escape ${attribute}`, view, phrases, text), chance > 0])).toEqual(rolls.escapes.map(({ chance }, index) => [`words.escapes ${percent(chance)}, fight.or board.count.wounds ${rolls.damage[index]}, fight.miss.left ${rolls.escapes[index]?.miss[0]?.left}`, true]));
});

test('what a power adds to a roll is said with the chance it makes', () => {
  const { view } = staged('melee');
  const asked = { ...view, forecasts: [], prospects: [{ move: 'roll', chance: 640 }, { move: 'use-power bone-knife attack', chance: 720 }, { move: 'accept', chance: 0 }] };
  expect(['roll', 'use-power bone-knife attack', 'accept'].map((line) => remark(line, asked, phrases, text))).toEqual(['words.prospect 64', 'words.prospect 72', '']);
});

test('board and words round a chance the same way, and the words say the chance of the roll too', () => {
  const { view, offers } = staged('melee');
  const close = { ...view, odds: 996, forecasts: view.forecasts.map((one) => ({ ...one, win: 996, knockout: 4 })) };
  const [attack, defence] = actionsIn(close, 'melee', offers).filter(({ offer }) => offer);
  expect(remark('attack frida-brani', close, phrases, text)).toBe(`words.roll attack ${attack?.chance}, fight.miss board.count.wounds 2, fight.miss.left 1, words.chance 99 1`);
  expect(remark('defend', close, phrases, text)).toBe(`words.roll defence ${defence?.chance}, fight.not-held board.count.wounds 2, fight.miss.left 2, words.chance 99 1`);
  expect(oddsOf(close)).toBe(99);
  expect(describe(close, 'seat:1', [], phrases, text).situation.join(' ')).toMatch(/fight\.odds (seat:1 99|99 seat:1)/);
});

test('a fight that is decided has no chance any more', () => {
  const { view } = staged('melee');
  const fight = view.field.fight!;
  const won = { ...view, odds: 1000, field: { ...view.field, fight: { ...fight, wounds: view.outlook.rolls!.life } } };
  expect(oddsOf({ ...view, odds: 1000 })).toBe(100);
  expect(oddsOf(won)).toBeUndefined();
  const fallen = view.field.parties.map((party) => ({ ...party, body: { ...party.body, wounds: 99 } }));
  expect(oddsOf({ ...view, odds: 0, field: { ...view.field, parties: fallen } })).toBeUndefined();
});

test('a fight that has ended is over while its end is told, and its adventure brings nothing more', () => {
  const { view, log } = staged('melee');
  const ended = (event: object): Beat[] => [...log, { step: 99, what: 'move', events: [event] } as unknown as Beat];
  expect(endOf(log)).toBeUndefined();
  for (const kind of ['challenge-defeated', 'challenge-remains', 'escaped', 'knocked-out']) expect([kind, endOf(ended({ kind, seat: 'seat:1' }))?.kind]).toEqual([kind, kind]);
  expect(endOf([...ended({ kind: 'knocked-out', seat: 'seat:1' }), ...log]), 'the next fight').toBeUndefined();
  const [active] = sidesOf(view);
  const experience = (isOver: boolean): string | undefined => outlookOf(view, active, undefined, phrases, text, isOver)[5]?.words;
  expect([experience(false), experience(true)].map((words) => words?.split(' ')[0])).toEqual(['board.step.experience.won', 'board.step.experience']);
  const bare = { ...view, field: { ...view.field, world: { ...view.field.world, bare: [active?.party.at ?? ''] } } };
  expect(outlookOf(bare, active, undefined, phrases, text)[3]?.words, 'what is fought is there, though its jewel is gone').toBe(view.field.fight?.foe?.split(':')[1]);
});

test('until a seat has chosen, the hero that stands in for its own is not called its own', () => {
  const { view } = staged('heroes');
  expect(sidesOf(view).map(({ hasHero }) => hasHero)).toEqual([false, false, false, false]);
  const [first = ''] = view.field.heroesLeft;
  const chosen = { ...view, field: { ...view.field, clock: { ...view.field.clock, first: 'seat:3' }, heroesLeft: view.field.heroesLeft.filter((hero) => hero !== first) } };
  expect(sidesOf(chosen).map(({ hasHero }) => hasHero)).toEqual([false, false, true, false]);
  expect(sidesOf(staged('start').view).every(({ hasHero }) => hasHero)).toBe(true);
});

test('a plan is done as far as it was walked, and dropped by going another way', () => {
  const plan = ['hex:7-12', 'hex:7-13', 'hex:7-14'];
  expect(planLeft(plan, 'hex:7-11')).toEqual(plan);
  expect(planLeft(plan, 'hex:7-13')).toEqual(['hex:7-14']);
  expect(planLeft(plan, 'hex:7-14')).toEqual([]);
  expect(planLeft(plan, 'hex:10-8')).toEqual([]);
});

test('the dice lead along a plan as far as they can', () => {
  const walk = (to: string): Offer => ({ line: `walk ${to}`, anchors: [to], move: { kind: 'walk', to } }) as unknown as Offer;
  const plan = ['hex:7-12', 'hex:7-13', 'hex:7-14'];
  expect(alongPlan(plan, [walk('hex:7-12'), walk('hex:7-13')])).toMatchObject({ steps: 2, offer: { line: 'walk hex:7-13' } });
  expect(alongPlan(plan, [walk('hex:6-11')])).toEqual({ steps: 0, offer: undefined });
});

test('an adventure is hard for a hero with fewer levels than its jewel is steps from green', () => {
  expect(['green', 'yellow', 'blue', 'red'].map((colour) => isHard(colour, 1))).toEqual([false, false, true, true]);
  expect(['green', 'yellow', 'blue', 'red'].map(fitFor)).toEqual([0, 1, 2, 3]);
});

test('a hero close to the Princess is named to the others', () => {
  const { view } = staged('move');
  const sides = sidesOf(view);
  const [mine, rival] = sides;
  if (!mine || !rival) throw new Error('six heroes are staged');
  expect(aimOf(view, mine, sides, phrases, text)).toMatch(/^aim.ahead .* 6$/);
  expect(aimOf(view, mine, [mine], phrases, text)).toBe('aim.clues');
  expect(aimOf(view, mine, [mine, { ...rival, hasPrincess: true }], phrases, text)).toMatch(/^aim.rival /);
});

test('in words a space lies so many steps this way of the nearest town, and of the reader', () => {
  const at = (anchor: string) => landAt(anchor)!;
  expect(near(at('hex:7-11'), phrases, text)).toContain('words.near 1 wind.north-east 8-11');
  expect(near(at('hex:12-7'), phrases, text)).toBe('');
  const compass = ['hex:7-12', 'hex:9-12', 'hex:9-11', 'hex:9-10', 'hex:7-10', 'hex:5-10', 'hex:5-11', 'hex:5-12'];
  expect(compass.map((anchor) => windFrom(at('hex:7-11'), at(anchor)))).toEqual(['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']);
  const own = sidesOf(staged('move').view)[0]!;
  expect(fromYou(at('hex:7-11'), own, text)).toBe('words.here');
  expect(fromYou(at('hex:8-10'), own, text)).toBe('words.from-you 2 wind.south-west');
  for (const { anchor } of LANDS) expect([anchor, stepsFrom(at('hex:7-11')).get(at(anchor))]).toEqual([anchor, shortest('hex:7-11', anchor)?.length]);
  const sorted = byDistance(LANDS, own).map(({ anchor }) => shortest('hex:7-11', anchor)?.length ?? 0);
  expect(sorted).toEqual([...sorted].sort((one, other) => one - other));
});

test('in words the table names where everybody stands, towns, the Vale, foes and adventures out of reach, and what a Legend takes', () => {
  const { view } = staged('move');
  const { table, hand, situation, things = [] } = describe(view, 'seat:1', [], phrases, text);
  const about = (key: string): string[] => table.filter((line) => line.includes(key));
  expect(situation.find((line) => line.startsWith('words.hero'))).toContain('words.near 1 wind.north-east 8-11');
  expect(about('words.hero')).toHaveLength(5);
  for (const line of about('words.hero')) expect(line).toContain('words.from-you');
  expect(about('board.place.').filter((line) => !line.startsWith('words.hero'))).toHaveLength(8);
  expect(about('words.foes')[0]).toMatch(/words\.foe ice-wraith .*words\.foe cave-bear /);
  expect(about('words.jewels').map((line) => line.match(/words\.found/g)?.length)).toEqual([3, 3, 3, 3]);
  expect(about('words.legend')).toHaveLength(view.field.piles.row.length);
  expect(about('words.legend').every((line) => line.includes('find.legend.'))).toBe(true);
  expect(hand.join(' ')).toMatch(/find\.clues\.missing 2 .*find\.clues\.others 0/);
  for (const thing of ['cave-bear', 'twisted-symbol', 'karnon', 'whalebone-bow']) expect(things.map(({ name }) => name)).toContain(thing);
});

test('in words one hears where clues and rumors fit, and how likely one reaches what a rival rolls', () => {
  const { view } = staged('princess');
  expect(describe(view, 'seat:1', [], phrases, text).hand.join(' ')).toContain('words.fits.clues');
  const legend = staged('legends');
  expect(describe(legend.view, 'seat:1', [], phrases, text).hand.join(' ')).toContain('words.fits.legend');
  expect(describe(staged('rivals').view, 'seat:1', [], phrases, text).situation.join(' ')).toContain(`words.rival ${'arvel-worldwalker'} ${staged('rivals').view.outlook.rolls?.rival.join(' ')}`);
});
