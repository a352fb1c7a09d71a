import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases, type Lookup } from '../../lib/text/phrases';
import { arrange } from './arrange';

const who = (seat: string) => new Person({ 'seat:1': 'Anna', 'seat:2': 'Bert' }[seat] ?? seat);
const SEATS = ['seat:1', 'seat:2'];
const laid = (view: unknown, text: Lookup = () => undefined) => arrange(view, SEATS, 'seat:1', new Phrases(text, who));

test('what everybody has one of stands at their seat: hands, numbers, purses, and what names its seat', () => {
  const { seats } = laid({
    hands: [{ count: 2, known: ['card:axe', 'card:axe'] }, { count: 4, known: [] }],
    field: { life: [6, 5] },
    heroes: [{ pack: { gold: 3 }, ally: { kind: 'hound', wounds: 1 } }, { pack: { gold: 1 } }],
    bids: [{ seat: 'seat:2', bid: 4 }, { seat: 'seat:1', bid: 7 }],
  });
  expect(seats.map(({ title }) => title)).toEqual(['Anna', 'Bert']);
  expect(seats[0]?.zones).toEqual([{ label: 'Hand', cards: ['card:axe', 'card:axe'], hidden: 0 }]);
  expect(seats[1]?.zones).toEqual([{ label: 'Hand', cards: [], hidden: 4 }]);
  expect(seats.map(({ facts }) => facts.map(({ label, value }) => `${label} ${value}`))).toEqual([
    ['Life 6', 'Gold 3', 'Ally · Kind Hound', 'Ally · Wounds 1', 'Bid 7'],
    ['Life 5', 'Gold 1', 'Bid 4'],
  ]);
});

test('cards that lie open are cards, a deck is backs, and an object stands for itself', () => {
  const { areas } = laid({ deck: { count: 26, looked: [] }, discard: ['card:axe'], field: { round: 1, over: false, attack: { by: 'seat:2', card: 'card:axe', value: 3 } } });
  expect(areas.map(({ title, facts, zones }) => [title, facts.map(({ label, value }) => `${label} ${value}`), zones])).toEqual([
    ['', [], [{ label: 'Deck', cards: [], hidden: 26 }, { label: 'Discard', cards: ['card:axe'], hidden: 0 }]],
    ['Field', ['Round 1'], []],
    ['Attack', ['By Bert', 'Value 3'], [{ label: 'Card', cards: ['card:axe'], hidden: 0 }]],
  ]);
});

test('several things of a kind stand together: cards as cards, the rest one to a line', () => {
  expect(laid({ looked: [{ place: 1, card: 'card:axe' }, { place: 2 }] }).areas).toEqual([
    { title: 'Looked', facts: [{ label: '2', value: 'Place 2' }], zones: [{ label: 'Place 1', cards: ['card:axe'], hidden: 0 }], rolls: [], tracks: [] },
  ]);
  const { areas } = laid({ tokens: Array.from({ length: 5 }, (_, zone) => ({ place: { zone }, face: zone === 0 ? 'wolf' : undefined, seenBy: zone === 1 ? ['seat:1', 'seat:2'] : [] })) });
  expect(areas.map(({ title, facts }) => [title, facts.length])).toEqual([['Tokens', 5]]);
  expect(areas[0]?.facts.slice(0, 2).map(({ value }) => value)).toEqual(['Zone 0 · Face Wolf', 'Zone 1 · Seen by Anna and Bert']);
});

test('a map is its spaces with their terrain, and who stands where', () => {
  const { spaces, pieces, seats } = laid({
    map: [{ at: 'hex:0-0', terrain: 'ice' }, { at: 'hex:0-1', terrain: 'village', name: 'lagart' }, { at: 'hex:5-5', terrain: 'plain' }],
    heroes: [{ at: 'hex:0-1', wounds: 0 }, { at: 'hex:0-0', wounds: 0 }],
    lairs: [{ at: 'hex:0-0', beast: 'wolf' }],
  });
  expect(spaces).toEqual([{ anchor: 'hex:0-0', terrain: 'ice', title: undefined }, { anchor: 'hex:0-1', terrain: 'village', title: 'Lagart' }, { anchor: 'hex:5-5', terrain: 'plain', title: undefined }]);
  expect(pieces).toEqual([{ at: 'hex:0-1', mark: 'A', name: 'Anna', mine: true }, { at: 'hex:0-0', mark: 'B', name: 'Bert' }, { at: 'hex:0-0', mark: 'W', name: 'Wolf' }]);
  expect(seats[0]?.facts).toEqual([{ label: 'Wounds', value: '0' }]);
  const foxes = new Phrases(() => undefined, (seat) => new Person(`Fox ${seat}`));
  expect(arrange({ heroes: [{ at: 'hex:0-1' }, { at: 'hex:0-0' }] }, SEATS, undefined, foxes).pieces.map(({ mark }) => mark)).toEqual(['F1', 'F2']);
});

test('the game may say what a component is called', () => {
  const texts: Readonly<Record<string, string>> = { 'view.for-hire': 'Te huur', 'view.hands': 'Kaarten in de hand', 'view.ally': 'Makker', 'view.wounds': 'Wonden' };
  const { areas, seats } = laid({ forHire: 'guide', hands: [{ count: 1, known: [] }, { count: 2, known: [] }], heroes: [{ ally: { kind: 'hound', wounds: 1 } }, {}] }, (key) => texts[key]);
  expect(areas[0]?.facts).toEqual([{ label: 'Te huur', value: 'Guide' }]);
  expect(seats[0]?.zones.map(({ label }) => label)).toEqual(['Kaarten in de hand']);
  expect(seats[0]?.facts.map(({ label }) => label)).toEqual(['Makker · Kind', 'Makker · Wonden']);
});

test('dice are dice, and what is empty or does not apply is not there', () => {
  const { areas } = laid({ viewer: 'viewer:seat-1', turn: { seat: 'seat:1', dice: { unspent: ['forest-ice', 'plain'], spent: 0 } }, weapons: [], target: null, fight: { rolled: 'none', dice: ['3', '5'] } });
  expect(areas.map(({ title, facts, rolls }) => ({ title, facts, rolls }))).toEqual([
    { title: 'Turn', facts: [{ label: 'Seat', value: 'Anna' }], rolls: [] },
    { title: 'Dice', facts: [{ label: 'Spent', value: '0' }], rolls: [{ label: 'Unspent', faces: ['forest-ice', 'plain'] }] },
    { title: 'Fight', facts: [], rolls: [{ label: 'Dice', faces: ['3', '5'] }] },
  ]);
});

test('an amount is a value, said in words, and no card', () => {
  const [area] = laid({ price: 'stock:2-blood+1-gold' }).areas;
  expect(area?.zones).toEqual([]);
  expect(area?.facts).toEqual([{ label: 'Price', value: '2 Blood and 1 Gold' }]);
});

test('a list of lists is said by the names of what is in them', () => {
  const names: Record<string, string> = { 'suit.oak.name': 'oak', 'suit.birch.name': 'birch' };
  expect(laid({ open: { lacks: [['suit:oak', 'suit:birch'], []] } }, (key) => names[key]).areas[0]?.facts).toEqual([{ label: 'Lacks', value: 'oak and birch' }]);
});

test('a list in which nothing is left says nothing', () => {
  expect(laid({ leads: { legends: [[], [], []], clues: ['', ''], found: [[], ['seat:1']] } }).areas.flatMap(({ facts }) => facts.map(({ label }) => label))).toEqual(['Found']);
});

test('a number beside its plural is a track with a known end', () => {
  const tracks = (view: unknown) => laid(view).areas.map(({ title, facts, tracks }) => [title, facts.map(({ label }) => label), tracks.map(({ label, value, start, end }) => [label, value, start, end])]);
  expect(tracks({ field: { round: 2, rounds: 6, over: true } })).toEqual([['Field', ['Over'], [['Round', 2, 1, 6]]]]);
  expect(tracks({ calendar: { rounds: 4, round: 0 } }), 'no purse, and it begins before the first').toEqual([['Calendar', [], [['Round', 0, 0, 4]]]]);
  expect(tracks({ field: { round: 7, rounds: 6, over: true } }), 'what is beyond its end is no track').toEqual([['Field', ['Round', 'Rounds', 'Over'], []]]);
  expect(laid({ heroes: [{ step: 2, steps: 3 }, { step: 1, steps: 3 }] }).seats.map(({ tracks, facts }) => [tracks.map(({ value }) => value), facts])).toEqual([[[2], []], [[1], []]]);
});

test('a number that each seat has is told there, and stands beside the others on a track', () => {
  const { areas, seats } = laid({ field: { life: [6, 4], round: 1 } });
  expect(seats.map(({ facts }) => facts)).toEqual([[{ label: 'Life', value: '6' }], [{ label: 'Life', value: '4' }]]);
  expect(areas[0]?.tracks).toEqual([{ label: 'Life', start: 0, end: 6, marks: [{ mark: 'A', name: 'Anna', at: 6, mine: true }, { mark: 'B', name: 'Bert', at: 4 }] }]);
  expect(laid({ won: [0, 0] }).areas[0]?.tracks, 'it is there from the beginning').toMatchObject([{ label: 'Won', start: 0, end: 1 }]);
  expect(laid({ score: [-2, 3] }).areas[0]?.tracks).toMatchObject([{ start: -2, end: 3 }]);
});
