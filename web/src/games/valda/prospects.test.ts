import { expect, test } from 'vitest';
import { duelOf } from './duel';
import { landsOf } from './lands';
import { prospectsOf } from './prospects';
import { staged } from './testMoments';
import { phrasesOf, text } from './testWords';

const { view, log } = staged('attack-defence');
const phrases = phrasesOf('seat:1');

/** What is at stake for seat 1, were it attacked with this card. */
function stake(card: string, immune: string[]): string | undefined {
  const duel = duelOf(view, log);
  const shown = { ...view, state: { ...view.state, turn: { ...view.state.turn, immune } } };
  return duel && prospectsOf('seat:1', undefined, { duel: { ...duel, cards: [card] }, view: shown, lands: landsOf(shown), havenEvery: 10, phrases, text })?.stake;
}

test('valda:R205 temples that cannot be harmed are not at stake, whichever way an attack harms temples', () => {
  expect(stake('card:temple-assault-3', [])).toBe('At stake: one of your temples.');
  expect(stake('card:temple-assault-3', ['seat:2'])).toBe('At stake: one of your temples.');
  for (const card of ['temple-assault-3', 'mork-5', 'temple-freeze-5', 'permafrost-5']) expect(stake(`card:${card}`, ['seat:1'])).toBe('Your temples cannot be harmed this turn.');
});

test('valda:R205 what is no temple is at stake all the same', () => {
  expect(stake('card:torch-3', ['seat:1'])).toBe('At stake: one of your mines or drills.');
});

test('valda:R187 the Sacrificial Stone takes up to a follower for each blood of the attacker, five at most, as far as a haven lets it', () => {
  const of = (blood: number, followers: number) => {
    const duel = duelOf(view, log);
    const players = view.state.players.map((player, at) => (at === 0 ? { ...player, followers } : at === 1 ? { ...player, stock: `stock:${blood}-blood` } : player));
    const shown = { ...view, state: { ...view.state, players } };
    return duel && prospectsOf('seat:1', undefined, { duel: { ...duel, cards: ['card:sacrificial-stone-3'] }, view: shown, lands: landsOf(shown), havenEvery: 10, phrases, text });
  };
  expect(of(3, 18)).toMatchObject({ stake: 'At stake: up to 3 of your 18 followers.', hit: 'No defence: you lose 3 followers, 18 to 15, at most.' });
  expect(of(7, 18)).toMatchObject({ stake: 'At stake: up to 5 of your 18 followers.', hit: 'No defence: you lose 5 followers, 18 to 13, at most.' });
  expect(of(5, 12)).toMatchObject({ stake: 'At stake: up to 5 of your 12 followers. Haven 10 stops the fall.', hit: 'No defence: you lose 2 followers, 12 to 10, at most.' });
  expect(of(5, 10)).toMatchObject({ stake: 'At stake: up to 5 of your 10 followers. Haven 10 stops the fall.', hit: 'No defence: you lose nothing.' });
  expect(of(0, 12)).toMatchObject({ stake: '', hit: 'No defence: you lose nothing.' });
});
