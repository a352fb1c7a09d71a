import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { courses, votesOf } from './breakdown';
import FactionVote from './FactionVote.svelte';
import { castSoFar, looks, majorities, majorityTitle, sideOf, sides, votes } from './majority';
import type { Beat } from './table';
import { viewWith } from '../../testing/claimViews';
import type { ClaimView } from './types';

function view(cards: string, ...piles: string[][]): ClaimView {
  return viewWith({
    rules: { cards: `cards:${cards}` },
    seats: piles.map((score, index) => ({
      seat: `seat:${index + 1}`,
      score: score.filter((card) => !card.startsWith('gnome')).map((card) => `card:${card}`),
      gnomes: score.filter((card) => card.startsWith('gnome')).map((card) => `card:${card}`),
    })),
  });
}

test('more cards are ahead (claim:R37)', () => {
  const [goblins] = majorities(view('goblin', ['goblin-1', 'goblin-2'], ['goblin-9']));
  expect(goblins).toMatchObject({ leader: 0, byNumber: false });
});

test('equal counts go to the highest number that differs (claim:R38, X82, X83)', () => {
  const [goblins] = majorities(view('goblin', ['goblin-9', 'goblin-0', 'goblin-0'], ['goblin-8', 'goblin-7', 'goblin-1']));
  expect(goblins).toMatchObject({ leader: 0, byNumber: true });
  const [giants] = majorities(view('giant', ['giant-7', 'giant-5', 'giant-1'], ['giant-7', 'giant-5', 'giant-3']));
  expect(giants).toMatchObject({ leader: 1, byNumber: true });
});

test('equal in everything, or no card at all, is nobody (claim:R39)', () => {
  const [zeros, dwarves] = majorities(view('goblin,dwarf', ['goblin-0'], ['goblin-0']));
  expect(zeros?.leader).toBeUndefined();
  expect(dwarves?.leader).toBeUndefined();
});

test('a King and a Queen of one number count no more, in one pile alone (claim:R35)', () => {
  const [kings, queens] = majorities(view('ice-king,ice-queen', ['ice-king-3', 'ice-queen-3', 'ice-king-5'], ['ice-queen-5', 'ice-queen-7', 'ice-king-8']));
  expect(kings?.shares.map(({ numbers }) => numbers)).toEqual([[5], [8]]);
  expect(queens?.shares.map(({ numbers }) => numbers)).toEqual([[], [7, 5]]);
});

test('gnomes in rows will be counted too (claim:R32)', () => {
  expect(majorities(view('gnome', ['gnome-1'], []))[0]?.leader).toBe(0);
});

test('partners pool their piles (claim:N9)', () => {
  const four = view('undead', ['undead-1'], ['undead-2', 'undead-3'], ['undead-4', 'undead-5'], []);
  expect(sides(four)).toEqual([['seat:1', 'seat:3'], ['seat:2', 'seat:4']]);
  expect(majorities(four)[0]).toMatchObject({ leader: 0 });
});

test('three seats compare the tied ones alone (claim:N10)', () => {
  const three = view('seer', ['seer-1', 'seer-2'], ['seer-9', 'seer-0'], ['seer-8']);
  expect(majorities(three)[0]).toMatchObject({ leader: 1, byNumber: true });
});

test('votes are counted by side', () => {
  const table = majorities(view('goblin,dwarf,seer', ['goblin-1', 'dwarf-1'], ['seer-1']));
  expect(votes(table, 2)).toEqual([2, 1]);
});

test('a match that ends without a vote tells who was ahead', () => {
  const at = (phase: string, votes: unknown[] = []): string => majorityTitle(viewWith({ phase, ending: { votes } }));
  expect([at('gathering'), at('over'), at('over', [{}])]).toEqual(['majority.title', 'majority.over', 'majority.final']);
});

test('while the votes are told, a faction has voted when its vote was told', () => {
  const end = viewWith({ ending: { votes: [{ faction: 'faction:goblin', side: 'seat:1' }, { faction: 'faction:dwarf' }] } });
  const log: Beat[] = [{ step: 9, what: 'move', events: [{ kind: 'vote-cast', faction: 'faction:goblin', seat: 'seat:1' }] }];
  expect([...castSoFar(end, log, true)]).toEqual(['goblin']);
  expect([...castSoFar(end, log, false)]).toEqual(['goblin', 'dwarf']);
  expect([...castSoFar(end, log, false, 1)]).toEqual(['goblin']); // counted again
});

test('the reader has the first look and is the one cheered, wherever they sit', () => {
  const end = viewWith({ ...view('goblin,dwarf,seer', ['goblin-1'], ['dwarf-1', 'seer-1']), ending: { votes: [] } });
  const teams = sides(end);
  const reader = sideOf(teams, (seat) => seat === 'seat:2');
  expect(looks(2, reader)).toEqual([1, 0]);
  const banners = courses([], end).map((course) => render(FactionVote, { props: { course, isCast: true, name: course.faction, labels: ['Anna', 'You'], looks: looks(2, reader), cheered: reader, how: '' } }).body);
  expect(votesOf(courses([], end), end)).toEqual([1, 2]);
  expect(banners.map((banner) => / class="[^"]*\bwon\b/.test(banner))).toEqual([false, true, true]);
  expect(banners[0]).toMatch(/Anna.*side-1.*You.*side-0/s);
});

test('partners share a look; who only watches sees the looks in the order of the seats', () => {
  const teams = sides(view('undead', [], [], [], []));
  expect(looks(2, sideOf(teams, (seat) => seat === 'seat:4'))).toEqual([1, 0]);
  expect(looks(2, sideOf(teams, (seat) => seat === 'seat:3'))).toEqual([0, 1]);
  expect(looks(3, 1)).toEqual([2, 0, 1]);
  expect(looks(3, sideOf(teams, () => false))).toEqual([0, 1, 2]);
});
