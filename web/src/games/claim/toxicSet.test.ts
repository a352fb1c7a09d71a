import { expect, test } from 'vitest';
import { counted, listed, total } from './toxicSet';

const USUAL = '0,1,2,3,4,5,6,7,8,9,x,x,x,x';
const VALUES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'x'];

test('a list of Toxics is counted and written again as it was', () => {
  expect(counted(USUAL)['x']).toBe(4);
  expect(counted(USUAL)['10']).toBeUndefined();
  expect(total(counted(USUAL))).toBe(14);
  expect(listed(counted(USUAL), VALUES)).toBe(USUAL);
  expect(listed({ ...counted(USUAL), 10: 1, x: 3 }, VALUES)).toBe('0,1,2,3,4,5,6,7,8,9,10,x,x,x');
});
