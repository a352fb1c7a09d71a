import { expect, test } from 'vitest';
import { lookOf } from './avatar';

const MANY = 30;

test('the same name always looks the same, and names are spread over all looks', () => {
  expect(lookOf('Mila', MANY)).toBe(lookOf('Mila', MANY));
  const names = Array.from({ length: 500 }, (_, at) => `Guest ${1000 + 37 * at}`);
  expect(new Set(names.map((name) => lookOf(name, MANY))).size).toBe(MANY);
});

test('at one table nobody looks like another, whoever sits where', () => {
  const people = ['Mila', 'Mila B', 'Otto', 'Guest 1', 'Guest 2'];
  const looks = people.map((name) => lookOf(name, 5, people));
  expect(new Set(looks).size).toBe(5);
  const seated = [...people.slice(1), 'Mila'];
  expect(people.map((name) => lookOf(name, 5, seated))).toEqual(looks);
  const six = [...people, 'Guest 0'];
  expect(lookOf('Otto', 5, six)).toBe(lookOf('Otto', 5));
});

test('who looks like nobody else at the table looks as everywhere', () => {
  const people = ['Anna', 'Ben'];
  for (const name of people) expect(lookOf(name, MANY, people)).toBe(lookOf(name, MANY));
});
