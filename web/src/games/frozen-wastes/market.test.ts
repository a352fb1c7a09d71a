import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { rollAnswers } from './combat';
import { priceOf } from './cards';
import { bargains, barred, dealersOf, priceFor } from './market';
import { landAt, LANDS } from './isheim';
import { townWords } from './journey';
import { sidesOf } from './parties';
import { spaceDetails } from './spaceWords';
import moments from '../../../e2e/moments/frozen-wastes.json';
import { staged } from './testMoments';

/** Texts are their keys with what they were given. */
const text = (key: string, values: object = {}): string => [key, ...Object.values(values).map(String)].join(' ');
const phrases = new Phrases((key) => (key.includes('.name') ? key.split('.')[1] : undefined), (seat) => new Person(seat));

function dealsAt(moment: string, event?: string) {
  const { view, offers } = staged(moment);
  const buyer = sidesOf(view).find(({ isActive }) => isActive);
  const { prices } = view.outlook;
  if (!prices) throw new Error('no prices in a market');
  const field = event === undefined ? view.field : { ...view.field, world: { ...view.field.world, event } };
  return { buyer, ...bargains({ ...view, field }, prices, buyer, offers, phrases, text) };
}

test('what healing costs names the Event that changed it, and no other', () => {
  expect(dealsAt('market').healNote).toBe('market.price 2: raiders-at-sea');
  expect(dealsAt('market', 'weather-event:herds-on-the-move').healNote).toBe('market.price 2');
  expect(dealsAt('village').healNote).not.toContain(':');
  expect(dealsAt('village', 'weather-event:shamans-council').healNote).toMatch(/^market\.free .*: shamans-council$/);
  expect(dealsAt('vrede', 'weather-event:raiders-at-sea').healNote, 'Vrede is no Weik city').not.toContain(':');
});

test('who needs no healing reads no price of it, and who has too little gold for gear reads how much', () => {
  const { view, offers } = staged('market');
  const buyer = sidesOf(view).find(({ isActive }) => isActive)!;
  const with0 = (prices = view.outlook.prices!) => bargains(view, prices, { ...buyer, members: [], party: { ...buyer.party, gold: 0 } }, offers, phrases, text);
  expect([with0().healNote, with0().healing]).toEqual(['', []]);
  expect(with0().gear.map(({ about }) => about)).toEqual(['flare-crystal', 'luckstone', 'snowshoe'].map((gear) => `market.gear.${gear} · market.short ${view.outlook.prices!.gear}`));
  expect(dealsAt('market').gear[1]?.about).toBe('market.gear.luckstone');
});

test('a sale names the Event that raised it, for Forage alone; a discount the Ally who brings it', () => {
  const { sales, buyer } = dealsAt('vrede');
  expect(sales.map(({ key, about }) => [key, about])).toEqual([
    ['item:ragnars-axe', ''],
    ['challenge:cave-bear', '+1: herds-on-the-move'],
    ['ally:exiled-captain', ''],
  ]);
  expect(dealersOf(buyer)).toEqual(['ally:exiled-captain']);
  expect(dealersOf(dealsAt('market').buyer)).toEqual([]);
});

test('a sale says what it brings before it is made', () => {
  const { sales, buyer } = dealsAt('vrede');
  const gold = buyer?.party.gold ?? 0;
  expect(sales[1]?.offer?.line).toBe('sell cave-bear');
  expect(sales[1]?.forecast?.title).toBe(`market.sell-it cave-bear ${sales[1]?.gold.slice(1)}`);
  expect(sales[1]?.forecast?.text).toContain(`market.then ${gold + Number(sales[1]?.gold)}`);
});

test('from afar a town tells of each card what it costs and does', () => {
  const { view } = staged('waiting');
  const iagart = landAt('hex:12-7');
  const said = iagart ? spaceDetails(iagart, view, sidesOf(view), undefined, phrases, text) : [];
  expect(said).toContain('weik-greatsword, board.count.gold 8: ');
  expect(said.find((line) => line.startsWith('seal-hunter'))).toMatch(/board\.count\.gold \d+: market\.ally \d/);
  expect(said.join(' ')).not.toContain('board.space.wares');
});

test('from afar a card costs what the rules ask of the reader: Forage twice its experience, less with a captain', () => {
  for (const moment of ['market', 'vrede', 'village']) {
    const { view } = staged(moment);
    const buyer = sidesOf(view).find(({ isActive }) => isActive);
    const wares = view.outlook.prices?.wares ?? [];
    expect(wares.length, moment).toBeGreaterThan(0);
    expect(wares.map(({ card }) => priceFor(card, buyer)), moment).toEqual(wares.map(({ gold }) => gold));
    expect(wares.map(({ card }) => priceOf(card)), moment).toEqual(wares.map(({ printed }) => printed));
  }
  const { view } = staged('vrede');
  const [captains, other] = sidesOf(view);
  expect(['challenge:cave-bear', 'challenge:sabercat'].map((card) => [priceFor(card, captains), priceFor(card, other)])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const sold = view.outlook.prices?.sales.find(({ card }) => card === 'challenge:cave-bear');
  expect(priceOf('challenge:cave-bear')).toBe(sold?.printed);
});

test('every answer about a roll has the chance that the view tells and the end of the fight after it', () => {
  const { view, offers } = staged('boost');
  const answers = rollAnswers(view, 'boost-roll', offers);
  expect(answers.map(({ offer }) => offer.line)).toEqual(['roll', 'use-power bag-of-stones attack']);
  expect((answers[1]?.chance ?? 0) - (answers[0]?.chance ?? 0), 'three more on two dice').toBeGreaterThan(10);
  expect(answers.every(({ end }) => end !== undefined)).toBe(true);
  const failed = staged('failed-roll');
  expect(rollAnswers(failed.view, 'failed-roll', failed.offers).map(({ chance }) => (chance ?? 0) > 0)).toEqual([true, false]);
  const test = staged('test');
  expect(rollAnswers(test.view, 'failed-test', test.offers).map(({ offer, chance }) => [offer.line, (chance ?? 0) > 0])).toEqual([['use-luckstone', true], ['accept', false]]);
  expect(rollAnswers(view, 'choose-actor', offers)).toEqual([]);
});

test('a card that cannot be bought says that it was sold in this turn, what takes its room, or that there is no room for any', () => {
  const { view } = staged('market');
  const buyer = sidesOf(view).find(({ isActive }) => isActive)!;
  const said = new Phrases((key, values) => (key.startsWith('refusal.') ? [key, values?.card ?? values?.type].join(' ') : key.includes('.name') ? key.split('.')[1] : undefined), (seat) => new Person(seat));
  const withCards = (...cards: string[]) => ({ ...buyer, party: { ...buyer.party, cards: cards.map((card) => ({ ...buyer.party.cards[0]!, card })) } });
  expect(barred('item:bone-knife', ['item:bone-knife'], withCards(), said, text)).toBe('refusal.just-sold bone-knife');
  expect(barred('item:bone-knife', [], withCards('item:ice-pick'), said, text)).toBe('market.limit: ice-pick');
  expect(barred('item:bone-knife', [], withCards('item:padded-coat'), said, text)).toBe('refusal.at-the-limit weapon');
});

test('what a refusal names has a name: a card stands in it with its kind', () => {
  const named = moments.flatMap(({ reasons }) => reasons.flatMap(({ refusal }) => Object.entries(refusal.words as Record<string, string>).filter(([key]) => ['card', 'who', 'hero', 'legend'].includes(key))));
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, word]) => word).filter((word) => !/^(hero|item|ally|challenge):/.test(word))).toEqual([]);
});

test('a town says how many cards come to it, also when an Event in force brings more', () => {
  const { view } = staged('market');
  const cardsAt = (people: string, event?: string) => {
    const { event: _, ...world } = view.field.world;
    const town = LANDS.find(({ dwelling }) => dwelling === people)!;
    return townWords(town, { ...view, field: { ...view.field, world: event === undefined ? world : { ...world, event } } }, text);
  };
  expect([cardsAt('weik'), cardsAt('onoit'), cardsAt('vrede')]).toEqual(['board.place.weik 2', 'board.place.onoit 1', 'board.place.vrede 2']);
  expect([cardsAt('weik', 'weather-event:weik-market-day'), cardsAt('onoit', 'weather-event:weik-market-day')]).toEqual(['board.place.weik 3', 'board.place.onoit 1']);
  expect(cardsAt('weik', 'weather-event:raiders-at-sea'), 'another Event').toBe('board.place.weik 2');
});
