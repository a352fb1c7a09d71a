import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { breakable, byKind, faceOf } from './faces';
import { marks } from './marks';

test('every card, God and Giant has a mark that is drawn', () => {
  const used = [...Object.keys(catalogue.card).map((id) => faceOf(`card:${id}`)?.mark ?? ''), ...Object.keys(catalogue.occupant)];
  expect(used.filter((mark) => !(mark in marks))).toEqual([]);
});

test('no two weapons have the same picture', () => {
  const icons = Object.values(catalogue.card).flatMap(({ kind, icon }) => (kind === 'weapon' ? [icon] : []));
  expect(new Set(icons).size).toBe(icons.length);
});

test('the corner shows a value, or by how much', () => {
  expect(faceOf('card:raid-5')).toMatchObject({ kind: 'attack', badge: '5', deity: undefined });
  expect(faceOf('card:freyas-charm')).toMatchObject({ kind: 'weapon', badge: '−3', deity: 'freya' });
  expect(faceOf('card:treasure-chest-3')).toMatchObject({ kind: 'action', badge: '+3', mark: 'gold' });
});

test('a number that the kind does not explain has the mark of what it counts', () => {
  const counts = (id: string) => faceOf(`card:${id}`)?.counts;
  expect(['seduction-1', 'treasure-chest-3', 'victory-2', 'yggdrasil-3', 'freyas-charm'].map(counts)).toEqual(['follower', 'gold', 'rune', 'square', 'attack']);
  expect(['raid-5', 'palisade', 'drakkar'].map(counts)).toEqual([undefined, undefined, undefined]);
  for (const id of Object.keys(catalogue.card)) {
    const face = faceOf(`card:${id}`);
    expect(face?.badge === '' || (face?.value ?? 0) > 0 || (face?.counts ?? '') in marks, id).toBe(true);
  }
});

test('cards that differ in their number alone differ in the corner', () => {
  const looks = Object.keys(catalogue.card).map((id) => `${id.replace(/-\d+$/, '')} ${faceOf(`card:${id}`)?.badge}`);
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});

test('a hand is sorted by kind, attack and defence by value', () => {
  expect(byKind(['card:palisade', 'card:raid-5', 'card:round-shield', 'card:seduction-1'])).toEqual([
    { kind: 'action', cards: ['card:seduction-1'] },
    { kind: 'attack', cards: ['card:raid-5'] },
    { kind: 'defence', cards: ['card:round-shield', 'card:palisade'] },
    { kind: 'weapon', cards: [] },
  ]);
});

test('a long name parts where its words do', () => {
  expect(breakable('Bloedvergieten')).toBe('Bloed\u00advergieten');
  expect(breakable('Overwinning')).toBe('Over\u00adwinning');
  expect(breakable('Yggdrasil')).toBe('Yggdrasil');
});

/** So many letters fit in a line of the smallest card of a hand. */
const LETTERS = 9;
const files = import.meta.glob<Readonly<Record<string, string>>>('../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/*.properties', { eager: true, import: 'default' });

test('no card has a name that a small card would part anywhere but where its words do, in any language', () => {
  expect(Object.keys(files)).toHaveLength(5);
  const words = Object.values(files).flatMap((texts) => Object.entries(texts).flatMap(([key, name]) => (/^card\.[^.]+\.name$/.test(key) ? name.split(/[ \-–’()]/) : [])));
  const parts = words.flatMap((word) => breakable(word).split('\u00ad'));
  expect([...new Set(parts.filter((part) => part.length > LETTERS))]).toEqual([]);
});
