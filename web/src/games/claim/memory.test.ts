import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { asItLies, unseenCards } from './memory';
import { lessonViews, viewWith } from '../../testing/claimViews';

const views = lessonViews;
const [before = viewWith({}), last = viewWith({})] = views.slice(-2);

/** `0×5, then 1, 2` and `0–9` as numbers. */
function written(words: string): number[] {
  return [...words.replace(/\(.*\)/, '').matchAll(/(\d+)(?:–(\d+)|×(\d+))?/g)].flatMap(([, first, to, times]) =>
    to ? Array.from({ length: Number(to) - Number(first) + 1 }, (_, n) => Number(first) + n) : Array<number>(Number(times ?? 1)).fill(Number(first)),
  );
}

test('the box is that of the rules', () => {
  const rows = readFileSync(new URL('../../../../docs/rules/claim.md', import.meta.url), 'utf8').matchAll(/^\| [^|]+ \| ([A-Z]{2}) \|[^|]+\| (\d+) \| ([^|;]+)/gm);
  const box = Object.fromEntries([...rows].map(([, code, count, words]) => [code, { count: Number(count), all: written(words ?? '').sort((a, b) => a - b) }]));
  for (const { id: faction, code, numbers } of Object.values(catalogue.faction)) {
    expect({ faction, count: numbers.length, all: numbers }).toEqual({ faction, ...box[code] });
  }
});

test('what is still out lies in the deck, in hands and among the followers', () => {
  for (const view of views) {
    const hidden = view.seats.reduce((sum, one) => sum + one.hand - one.known.length + one.followers - one.knownFollowers.length, view.deck);
    expect(unseenCards(view).flatMap(({ cards }) => cards)).toHaveLength(hidden);
  }
});

test('a card that was seen is no longer out, and of equal ones only as many as were seen', () => {
  const [goblins] = unseenCards({ ...last, seats: [], discard: ['card:goblin-0', 'card:goblin-0', 'card:goblin-3'] });
  expect(goblins?.cards.filter((card) => card === 'card:goblin-0')).toHaveLength(3);
  expect(goblins?.cards).not.toContain('card:goblin-3');
  expect(goblins?.cards).toHaveLength(11);
});

test('hidden numbers are counted by their class, shown ones too', () => {
  const rules = { ...last.rules, cards: 'cards:demon' };
  const [demons] = unseenCards({ ...last, rules, seats: [], discard: ['card:demon-odd', 'card:demon-7', 'card:demon-2'] });
  expect(demons?.cards).toEqual([...Array<string>(4).fill('card:demon-even'), ...Array<string>(3).fill('card:demon-odd')]);
});

test('without aids nothing is left of others but what lies open', () => {
  const bare = asItLies(before);
  expect(bare.seats.map(({ known }) => known.length)).toEqual([before.seats[0]?.known.length, 0]);
  expect(bare.seats.flatMap(({ openFollowers, knownFollowers }) => [...openFollowers, ...knownFollowers])).toEqual([]);
  expect(bare.seats.map(({ score }) => score)).toEqual(before.seats.map(({ score }) => score));
  expect(asItLies(last)).toBe(last);
});
