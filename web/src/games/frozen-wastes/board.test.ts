import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import type { Beat } from '../../lib/wire';
import { catalogue } from './catalogue';
import { allyLimit } from './cards';
import { actionsIn, oddsOf, percent, rollsOf, story, testOf, waysOut } from './combat';
import { changesOf, stepsWith } from './diceMoves';
import { findsOf, heldOf, laidOut, layoutOf, nearest, princessOffers, surroundings } from './discovery';
import { describe, remark } from './describe';
import { whySoManyDice } from './fewDice';
import frozenWastes from './game';
import { border, figuresOn } from './island';
import { around, landAt, LANDS, landOfTown } from './isheim';
import { coldAt, foresee, offerAt, sufferingAt, trudgesIn, weatherFor } from './journey';
import { bargains } from './market';
import { naming } from './naming';
import { placesOf } from './parties';
import { marks } from './marks';
import { foeOf, pictureOf } from './pictures';
import { planned, shortest } from './plan';
import { sceneryOf } from './scenery';
import { spaceFacts, spaceWords } from './spaceWords';
import { staged } from './testMoments';
import { outlookOf } from './turnOutlook';

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
  const [place, land] = [placesOf(view)[0], landAt('hex:9-13')];
  expect(place && land && sufferingAt(place, land).map(({ who, frost, whiteDeath }) => [who, frost, whiteDeath])).toEqual([
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
  expect(land && spaceWords(land, { ...view, reach: [] }, placesOf(view), undefined, 'trudge', phrases, text)).toContain('board.space.trudge');
});

test('frost is told as it is for whoever reads, with what keeps it off', () => {
  const { view } = staged('move');
  const places = placesOf(view);
  const brakka = places.find(({ party }) => party.hero === 'hero:brakka');
  const forest = LANDS.find(({ terrain }) => terrain === 'forest');
  if (!brakka || !forest) throw new Error('Brakka is not at this table');
  const base = coldAt(view, undefined, forest)?.base ?? 0;
  expect(base).toBeGreaterThan(0);
  expect(coldAt(view, brakka, forest)).toEqual({ base, most: base - 1, least: base - 1, warm: ['hero:brakka'] });
  expect(spaceFacts(forest, view, places, brakka, phrases, text)[0]).toBe(`board.space.frost.less ${base - 1} ${base} 1 brakka`);
  expect(spaceFacts(forest, view, places, undefined, phrases, text)[0]).toBe(`board.space.frost ${base}`);
  expect(weatherFor(view, brakka)).not.toEqual(view.outlook.frost);
  expect(weatherFor(view, undefined)).toEqual(view.outlook.frost);
  const ice = LANDS.find(({ terrain }) => terrain === 'ice');
  const karnon = places.find(({ party }) => party.hero === 'hero:karnon');
  expect(ice && karnon && [coldAt(view, karnon, ice)?.warm, coldAt(view, karnon, forest)?.warm]).toEqual([['hero:karnon'], []]);
});

test('the steps tell what the considered space brings, and what is over says no more', () => {
  const { view } = staged('move');
  const active = placesOf(view)[0];
  const there = outlookOf(view, active, 'hex:9-13', phrases, text);
  expect(there.map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next', 'skipped', 'skipped']);
  expect(there[1]?.words).toBe('board.step.spends 3 4');
  expect(there[2]).toMatchObject({ words: 'board.step.white-death 2 there', isLoss: true });
  expect(outlookOf(view, active, 'hex:8-11', phrases, text)[4]?.state).toBe('next');
});

test('figures that share a space fan, and whoever plays stands in front', () => {
  const { view } = staged('move');
  const land = landAt('hex:4-9');
  const shared = land ? figuresOn(placesOf(view), land) : undefined;
  expect(shared?.figures.map(({ place }) => place.seat)).toEqual(['seat:4', 'seat:6']);
  expect(new Set(shared?.figures.map(({ at }) => at.x)).size).toBe(2);
  expect(shared?.more).toBe(0);
});

test('clues cover the seven spaces of the Princess, a card with two signs two of them, and the own space first of all', () => {
  const { view, offers } = staged('princess');
  const own = placesOf(view)[0];
  if (!own) throw new Error('somebody plays');
  const lands = surroundings(own.party.at).map(({ land }) => land);
  const laid = layoutOf('clues', own, undefined);
  expect(laid).toHaveLength(7);
  expect(new Set(laid.map(({ hex }) => hex)).size).toBe(7);
  expect(laid.filter(({ symbol }) => symbol === 'wild').length).toBeLessThanOrEqual(2);
  expect(laidOut(heldOf({ tundra: 3 }), lands, true).map(({ symbol }) => symbol)).toEqual(['tundra', 'tundra', 'tundra']);
  expect(laidOut(heldOf({ wild: 1 }), lands, true).map(({ hex }) => hex)).toEqual([own.party.at]);
  for (const offer of princessOffers(offers)) {
    const shown = layoutOf('clues', own, offer);
    const given = heldOf(own.hand.knownClues).find(({ number }) => number === shown.find(({ hex }) => hex === own.party.at)?.number);
    expect(shown).toHaveLength(7);
    expect(`clue:${given?.id}`.endsWith(String((offer.move as { given?: string }).given).replace(/^clue:/, ''))).toBe(true);
  }
  expect(own.hand.leads?.princess).toContain(own.party.at);
  expect(placesOf(view)[1]?.hand.leads).toBeUndefined();
});

test('rumors lie on as many spaces as a Legend takes, and the list says where else they fit', () => {
  const { view, offers } = staged('legends');
  const own = placesOf(view)[0];
  if (!own) throw new Error('somebody plays');
  const finds = findsOf(view, own, offers);
  expect(finds).toHaveLength(6);
  for (const { offers: now, level, fits } of finds.filter((find) => find.offers.length > 0)) {
    for (const offer of now) expect(layoutOf('rumors', own, offer)).toHaveLength(level);
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
  const buyer = placesOf(view)[0];
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
  const hands = placesOf(staged('move-other').view).map(({ hand }) => hand);
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

test('whoever brings the Princess is not told to fight, but that it is won', () => {
  const { view, offers } = staged('vale');
  const offer = offerAt('hex:1-8', offers);
  expect(offer && foresee(offer, view, 'seat:1', phrases, text).text).toBe('board.go.home');
  expect(outlookOf(view, placesOf(view)[0], 'hex:1-8', phrases, text)[3]).toMatchObject({ words: 'board.step.home', isLoss: false });
});

test('a town says what it sells, also to whoever waits', () => {
  const { view } = staged('market');
  const town = landOfTown('iagart');
  expect(town && spaceFacts(town, view, placesOf(view), undefined, phrases, text).join(' ')).toContain('board.space.wares');
});

test('sides of dice, clues and rumors have names wherever they are told', () => {
  const named = (key: string): string | undefined => (/^(face|clue|symbol)\./.test(key) ? `<${key}>` : key === 'move.use-snowshoe' || key === 'event.die-turned' ? '{from} {to}' : undefined);
  const own = new Phrases((key, values) => Object.entries(values ?? {}).reduce((said, [name, value]) => said?.replace(`{${name}}`, String(value)), named(key)), (seat) => new Person(seat), naming);
  expect(own.move({ kind: 'use-snowshoe', from: 'ice-wastes', to: 'ice-forest-fjord' } as never)).toBe('<face.ice-wastes> <face.ice-forest-fjord>');
  expect(naming('given', 'wild', named)).toBe('<clue.wild>');
  expect(naming('token', 'ice', named)).toBe('<symbol.ice>');
  expect(naming('missing', 'ice,wild', named)).toBe('<symbol.ice>, <symbol.wild>');
});

test('a test and its second roll are read from what was told, and say nothing while the dice roll', () => {
  const { log } = staged('test');
  const first = testOf(log);
  expect(first).toMatchObject({ isRolling: false, target: expect.any(Number) as number });
  const again = { kind: 'test-rolled', seat: 'seat:1', card: 'challenge:crevasse', attribute: 'body', skill: 'climb', first: 7, second: 6, bonus: 2, difficulty: 15, passed: true };
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

test('gear in a market says what it is good for', () => {
  const { view, offers } = staged('market');
  const { gear } = bargains(view, view.outlook.prices!, placesOf(view)[0], offers, phrases, text);
  expect(gear.map((deal) => deal.about)).toEqual(['market.gear.flare-crystal', 'market.gear.luckstone', 'market.gear.snowshoe']);
});

test('fewer dice are explained by who is hurt or tired', () => {
  const { view } = staged('move');
  const party = view.field.parties[0]!;
  const tired = { ...view, field: { ...view.field, world: { ...view.field.world, event: 'weather-event:whiteout' }, parties: [{ ...party, body: { ...party.body, exhaustion: 2 } }, ...view.field.parties.slice(1)] } };
  expect(whySoManyDice(tired, phrases, text)).toBe('board.dice.few 4 arvel-worldwalker (board.count.wounds 1, board.count.exhaustion 2), whiteout');
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

test('every card has a picture that is drawn, and none of them is a warning', () => {
  const cards = [...Object.keys(catalogue.item).map((id) => `item:${id}`), ...Object.keys(catalogue.ally).map((id) => `ally:${id}`), ...Object.keys(catalogue.challenge).map((id) => `challenge:${id}`)];
  for (const card of cards) for (const sign of [pictureOf(card), foeOf(card)]) expect([card, sign === 'hazard' || marks[sign] === undefined]).toEqual([card, false]);
  expect(['item:stormcaller-bow', 'item:weik-greatsword', 'item:witch-staff', 'ally:dog-team'].map(pictureOf)).toEqual(['ranged', 'melee', 'magic', 'dog']);
  expect(foeOf('challenge:rime-imps')).not.toBe(foeOf('challenge:ice-wraith'));
});

test('in words every answer in a fight has its chance, and one reads one’s own Life and gold at once', () => {
  const { view, offers } = staged('stance');
  expect(offers.map(({ line }) => remark(line, view, text))).toEqual(['words.chance 81 19', 'words.escapes 64, words.chance 23 13', 'words.escapes 28, words.chance 45 27', 'words.escapes 10, words.chance 57 33']);
  expect(describe(view, 'seat:1', [], phrases, text).situation.join(' ')).toMatch(/board\.count\.life .*board\.count\.gold/);
});

test('board and words round a chance the same way, and the words say the chance of the roll too', () => {
  const { view, offers } = staged('melee');
  const close = { ...view, odds: 996, forecasts: view.forecasts.map((one) => ({ ...one, win: 996, knockout: 4 })) };
  const [attack, defence] = actionsIn(close, 'melee', offers).filter(({ offer }) => offer);
  expect(remark('attack frida-brani', close, text)).toBe(`words.roll attack ${attack?.chance}, words.chance 99 1`);
  expect(remark('defend', close, text)).toBe(`words.roll defence ${defence?.chance}, words.chance 99 1`);
  expect(oddsOf(close)).toBe(99);
  expect(describe(close, 'seat:1', [], phrases, text).situation.join(' ')).toContain('fight.percent 99 fight.odds seat:1');
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

test('until a seat has chosen, the hero that stands in for its own is not called its own', () => {
  const { view } = staged('heroes');
  expect(placesOf(view).map(({ hasHero }) => hasHero)).toEqual([false, false, false, false]);
  const [first = ''] = view.field.heroesLeft;
  const chosen = { ...view, field: { ...view.field, clock: { ...view.field.clock, first: 'seat:3' }, heroesLeft: view.field.heroesLeft.filter((hero) => hero !== first) } };
  expect(placesOf(chosen).map(({ hasHero }) => hasHero)).toEqual([false, false, true, false]);
  expect(placesOf(staged('start').view).every(({ hasHero }) => hasHero)).toBe(true);
});
