import { hall } from './http';
import type { Order, OrderCard } from './wire';

const ANY = 'any';
const MATCH = 'match';

/** The kinds of order that a game knows; none if they cannot be had, and then orders stay as they are. */
export async function orderKinds(game: string | undefined): Promise<readonly OrderCard[]> {
  const games = await hall.games().catch(() => []);
  return games.find(({ id }) => id === game)?.orders ?? [];
}

/** An order as it is sent. */
export const orderLine = ({ ask, window, choice, until, cards }: Order): string => [ask, window, choice, until, ...cards].join(' ');

/** What answers this kind of question in every window, until it is changed. */
export const usualOrder = (orders: readonly Order[], ask: string): Order | undefined =>
  orders.find((order) => order.ask === ask && order.window === ANY && order.until === MATCH);

/** Orders that hold for a while or for one window only. */
export const passingOrders = (orders: readonly Order[], ask: string): Order[] =>
  orders.filter((order) => order.ask === ask && order !== usualOrder(orders, ask));

/** Passing for a while, for each span that the game names. */
export const waysToPass = ({ ask, choices, scopes }: OrderCard): Order[] =>
  choices.includes('pass') ? scopes.filter((scope) => scope !== MATCH).map((until) => ({ ask, window: ANY, choice: 'pass', cards: [], until })) : [];

/** An order for every window until the end. */
export const always = (ask: string, choice: string, cards: string[] = []): Order => ({ ask, window: ANY, choice, cards, until: MATCH });
