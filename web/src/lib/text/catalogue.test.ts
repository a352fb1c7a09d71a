import { expect, test } from 'vitest';
import { printed, valueAt, valuesFor, type Catalogue } from './catalogue';

const catalogue: Catalogue = { tool: { axe: { id: 'axe', rule: 'tiny:T1', power: 3, costs: [1, 2] } as { id: string; rule: string } } };

test('a thing is found by its anchor', () => {
  expect(printed(catalogue, 'tool:axe')?.rule).toBe('tiny:T1');
  expect(printed(catalogue, 'tool:saw')).toBeUndefined();
  expect(printed(catalogue, 'seat:1')).toBeUndefined();
});

test('a text about a thing may use its words and numbers', () => {
  expect(valuesFor(catalogue, 'tool.axe.text')).toEqual({ id: 'axe', rule: 'tiny:T1', power: 3 });
  expect(valuesFor(catalogue, 'move.pass')).toBeUndefined();
});

test('so does the reason that its rule gives', () => {
  expect(valuesFor(catalogue, 'why.T1')).toMatchObject({ power: 3 });
  expect(valuesFor(catalogue, 'why.T11')).toBeUndefined();
});

test('any text may use what is printed by its full name', () => {
  expect(valueAt(catalogue, 'tool.axe.power')).toBe(3);
  expect(['tool.axe', 'tool.axe.costs', 'tool.saw.power', 'seat', '*'].map((name) => valueAt(catalogue, name))).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
