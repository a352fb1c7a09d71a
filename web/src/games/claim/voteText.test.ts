import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import type { Course } from './breakdown';
import { seatLabel } from './naming';
import texts from './texts/en.properties';
import { voteText } from './voteText';

const text = (key: string, values?: Values) => {
  const pattern = (texts as Record<string, string>)[key];
  return pattern === undefined ? undefined : format(pattern, values);
};
const phrases = new Phrases(text, (seat) => new Person(seat === 'seat:1' ? 'Guest 1234' : 'Fox', seat === 'seat:1'));
const told = (leader: number | undefined, counts: number[], tieBreak?: [number, number], teams = [['seat:1'], ['seat:2']]) =>
  voteText({ vote: { leader, shares: counts.map((count) => ({ count })) }, tieBreak } as unknown as Course, teams, phrases, text);

test('what decided a vote is said in the same words at the table and in the result, to the reader as you', () => {
  expect(told(0, [5, 2])).toBe('You, 5 cards to 2');
  expect(told(1, [0, 4])).toBe('Fox, 4 cards to 0');
  expect(told(0, [3, 3], [9, 7])).toBe('A tie: your 9 beats 7');
  expect(told(undefined, [0, 0])).toBe('A tie: votes for nobody');
  expect(seatLabel('seat:1', phrases, text)).toBe('You');
});

test('to the reader a vote for the own team is one for the team, whoever else is in it', () => {
  const teams = [['seat:1', 'seat:3'], ['seat:2', 'seat:4']];
  const course = (leader: number) => ({ vote: { leader, shares: [0, 1].map((side) => ({ count: side === leader ? 4 : 1 })) } }) as unknown as Course;
  expect(voteText(course(0), teams, phrases, text)).toBe('Your team, 4 cards to 1');
  expect(voteText(course(1), teams, phrases, text)).toBe('Fox and Fox, 4 cards to 1');
  expect(told(0, [3, 3], [9, 7], teams)).toBe('A tie: your team’s 9 beats 7');
});
