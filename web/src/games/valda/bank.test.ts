import { expect, test } from 'vitest';
import { bankRows, bestTrade, changedBy, forecastOf, offerings, tradesIn } from './bank';
import { landsOf } from './lands';
import type { Offer } from './table';
import { staged } from './testMoments';
import { phrasesOf, text } from './testWords';
import { costOf } from './whatIf';

const { view } = staged('valda');
const trade: Offer = { line: 'trade-with-bank diamond blood', anchors: ['resource:diamond', 'resource:blood'], move: { kind: 'trade-with-bank', give: 'resource:diamond', take: 'resource:blood' } as never };
const rune: Offer = { line: 'trade-rune', anchors: [], move: { kind: 'trade-rune' } };
const end: Offer = { line: 'end-phase', anchors: [], move: { kind: 'end-phase' } };

test('each trade says what it takes and brings, and what one has then', () => {
  const [bank, runes] = bankRows([trade, rune, end], view, landsOf(view), 'seat:1');
  expect(bank?.deals[0]).toMatchObject({ give: { blood: 0, diamond: 4, gold: 0 }, take: { blood: 1, diamond: 0, gold: 0 }, then: { blood: 3, diamond: 0, gold: 2 } });
  expect(runes?.deals[0]).toMatchObject({ runes: 1, then: { blood: 3, diamond: 5, gold: 3 } });
  expect([bank, runes].map((row) => row?.deals[0] && changedBy(row.deals[0]))).toEqual([['diamond', 'blood'], ['blood', 'diamond', 'gold']]);
  expect(tradesIn([trade, rune, end])).toEqual([trade, rune]);
});

test('the bank and the rune are there also when nothing can be traded; a power only to its owner', () => {
  expect(bankRows([end], view, landsOf(view), 'seat:1').map(({ key, deals }) => [key, deals.length])).toEqual([['bank', 0], ['rune', 0]]);
});

const worship = (trade: string, paid: string): Offer => ({ line: `worship ${trade} ${paid}`, anchors: [], move: { kind: 'worship', trade, paid: `stock:${paid}` } as never });

test('of several ways to pay the one that is felt least comes first: what one has most of goes, and blood last (R138)', () => {
  const { view: feast } = staged('feast'); // 3 blood, 4 diamonds, 2 gold
  const ways = ['4-diamond', '3-blood+1-diamond', '2-blood+2-diamond', '1-blood+2-diamond+1-gold', '1-blood+3-diamond', '2-diamond+2-gold'].map((paid) => worship('thor-feast', paid));
  expect(offerings(ways, feast, 'seat:1').map(({ offer }) => offer.line.split(' ')[2]).slice(0, 3)).toEqual(['1-blood+2-diamond+1-gold', '1-blood+3-diamond', '2-blood+2-diamond']);
  const all = [worship('thor-offering', '3-diamond'), ...ways];
  expect(bestTrade(all, feast, 'seat:1')?.trade).toMatchObject({ id: 'thor-feast', followers: 2 });
  expect(bestTrade([worship('loki-gift', 'nothing')], feast, 'seat:1')).toBeUndefined();
});

test('a trade for followers is foretold with its price, the followers then, and what is left', () => {
  const { view: feast } = staged('feast');
  const phrases = phrasesOf('seat:1');
  const [best] = offerings([worship('thor-feast', '1-blood+2-diamond+1-gold')], feast, 'seat:1');
  expect(best && forecastOf(best, feast, 'seat:1', { text, phrases })).toEqual({
    title: 'Trade 1 blood, 2 diamonds and 1 gold for 2 followers',
    text: '6 → 8 followers. Left: 2 blood, 2 diamonds and 1 gold.',
    go: 'Trade',
  });
});

test('Heimdall takes fewer than the bank and comes first, and each exchange says how many (R139)', () => {
  const exchange: Offer = { line: 'exchange gold diamond', anchors: ['resource:gold', 'resource:diamond'], move: { kind: 'exchange', give: 'resource:gold', take: 'resource:diamond' } as never };
  const { view: near } = staged('own-attack');
  const at = (level: number) => landsOf(near).map((land) => (land.occupants[0] === 'occupant:heimdall' ? { ...land, shares: [{ seat: 'seat:1', level, temples: level }] } : land));
  expect(bankRows([exchange, trade, end], near, at(1), 'seat:1').map(({ key, count }) => [key, count])).toEqual([['heimdall', 2], ['bank', 4], ['rune', 1]]);
  const says = (level: number) => costOf(exchange.move, { lands: at(level), view: near, me: 'seat:1', phrases: phrasesOf('seat:1'), text });
  expect(says(1)).toBe('Heimdall: 2 alike for 1 of another kind.');
  expect(says(2)).toBe('Heimdall: one for another.');
});
