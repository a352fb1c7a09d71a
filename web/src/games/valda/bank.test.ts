import { expect, test } from 'vitest';
import type { Offer } from '../../lib/wire';
import { bankRows, tradesIn } from './bank';
import { landsOf } from './lands';
import { staged } from './testMoments';

const { view } = staged('valda');
const trade: Offer = { line: 'trade-with-bank diamond blood', anchors: ['resource:diamond', 'resource:blood'], move: { kind: 'trade-with-bank', give: 'resource:diamond', take: 'resource:blood' } as never };
const rune: Offer = { line: 'trade-rune', anchors: [], move: { kind: 'trade-rune' } };
const end: Offer = { line: 'end-phase', anchors: [], move: { kind: 'end-phase' } };

test('each trade says what it takes and brings, and what one has then', () => {
  const [bank, runes] = bankRows([trade, rune, end], view, landsOf(view), 'seat:1');
  expect(bank?.deals[0]).toMatchObject({ give: { blood: 0, diamond: 4, gold: 0 }, take: { blood: 1, diamond: 0, gold: 0 }, then: { blood: 3, diamond: 0, gold: 2 } });
  expect(runes?.deals[0]).toMatchObject({ runes: 1, then: { blood: 3, diamond: 5, gold: 3 } });
  expect(tradesIn([trade, rune, end])).toEqual([trade, rune]);
});

test('the bank and the rune are there also when nothing can be traded; a power only for whoever has it', () => {
  expect(bankRows([end], view, landsOf(view), 'seat:1').map(({ key, deals }) => [key, deals.length])).toEqual([['bank', 0], ['rune', 0]]);
});
