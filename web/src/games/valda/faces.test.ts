import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { breakable, byKind, faceOf } from './faces';
import { marks } from './marks';

test('every card, God and Giant has a mark that is drawn', () => {
  const used = [...Object.keys(catalogue.card).map((id) => faceOf(`card:${id}`)?.mark ?? ''), ...Object.keys(catalogue.occupant)];
  expect(used.filter((mark) => !(mark in marks))).toEqual([]);
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
