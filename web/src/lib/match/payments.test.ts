import { expect, test } from 'vitest';
import type { Offer } from '../wire';
import { paymentsIn } from './payments';

const offer = (line: string, ...anchors: string[]): Offer => ({ line, anchors, move: { kind: line.split(' ')[0] ?? '' } }) as Offer;
const feast = (stock: string): Offer => offer(`worship thor-feast ${stock}`, `stock:${stock}`);

test('many ways to pay for one thing are one payment; what has a button stays one', () => {
  const ways = ['4-blood', '3-blood+1-gold', '2-blood+2-gold', '1-blood+3-gold'].map(feast);
  const found = paymentsIn([...ways, offer('end-phase'), offer('worship thrym-offering nothing', 'stock:nothing'), offer('play-action raid-4', 'card:raid-4')]);
  expect(found.map(({ key }) => key)).toEqual(['worship thor-feast']);
  expect(found[0]?.prices[1]).toEqual({ blood: 3, gold: 1 });
});

test('two or three ways are read as quickly as buttons', () => {
  expect(paymentsIn(['2-blood', '1-blood+1-gold', '2-gold'].map(feast))).toEqual([]);
});
