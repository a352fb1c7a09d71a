import { expect, test } from 'vitest';
import type { SeatInfo, Scene } from '../wire';
import { isOtherPerson, personAt, personWords } from './people';
import { emptyTable, heard, type TableState } from './tableState';

const chair = (number: number, sitting: SeatInfo['sitting']): SeatInfo => ({ seat: `seat:${number}`, name: `name ${number}`, sitting });

const at = (chairs: SeatInfo[], changes: Partial<TableState> = {}): TableState => ({
  ...emptyTable,
  link: 'open',
  scene: { seat: 'seat:1', seats: chairs, question: { awaited: ['seat:2'], offers: [] } } as unknown as Scene,
  present: ['seat:1'],
  ...changes,
});

test('who was called to a rematch is not away before they have come', () => {
  const seats = [chair(1, 'person'), chair(2, 'person')];
  const card = { follows: 'before', mySeats: [1] } as unknown as TableState['card'];
  expect(personAt(at(seats, { card }), 'seat:2')).toMatchObject({ presence: 'away', news: 'called' });
  const come = heard(at(seats, { card }), { kind: 'present', seats: ['seat:1', 'seat:2'], spectators: 0 });
  expect(personAt(come, 'seat:2').news).toBeUndefined();
  expect(personAt(heard(come, { kind: 'present', seats: ['seat:1'], spectators: 0 }), 'seat:2').news).toBe('away');
  const log = [{ step: 1, what: 'move', seat: 'seat:2', events: [] }];
  expect(personAt(at(seats, { card, log }), 'seat:2').news).toBe('away');
});

test('somebody who left is away, in a dot and in a word, and still to move', () => {
  const person = personAt(at([chair(1, 'person'), chair(2, 'person')]), 'seat:2');
  expect(person).toMatchObject({ isMine: false, presence: 'away', news: 'away', isAwaited: true });
  expect(personWords(person)).toEqual(['away', 'turn']);
});

test('who is here needs no word, and the reader no dot', () => {
  const state = at([chair(1, 'person'), chair(2, 'person')], { present: ['seat:1', 'seat:2'] });
  expect(personAt(state, 'seat:2')).toMatchObject({ presence: 'here', news: undefined });
  expect(personAt(state, 'seat:1')).toMatchObject({ isMine: true, presence: undefined, isAwaited: false });
});

test('a bot is never away', () => {
  const person = personAt(at([chair(1, 'person'), chair(2, 'bot')]), 'seat:2');
  expect(person).toMatchObject({ isBot: true, presence: undefined });
  expect(personWords(person)).toEqual(['bot', 'turn']);
});

test.each(['sitting-in', 'resigned'] as const)('others have to know of who is %s', (sitting) => {
  expect(personAt(at([chair(1, 'person'), chair(2, sitting)]), 'seat:2')).toMatchObject({ news: sitting, presence: undefined });
});

test('without a line to the table nobody can tell who is away: in a replay, or while it is lost', () => {
  for (const link of ['connecting', 'lost'] as const) {
    expect(personAt(at([chair(1, 'person'), chair(2, 'person')], { link, present: [] }), 'seat:2')).toMatchObject({ presence: undefined, news: undefined });
  }
});

test('one can ask about other people only, also while a bot sits in for them', () => {
  const kinds = ['person', 'person', 'bot'].map((kind, index) => ({ seat: index + 1, kind }));
  const state = at([chair(1, 'person'), chair(2, 'sitting-in'), chair(3, 'bot')], { card: { seats: kinds, mySeats: [1] } as unknown as NonNullable<TableState['card']> });
  expect(state.scene?.seats.map((one) => isOtherPerson(state, one))).toEqual([false, true, false]);
});
