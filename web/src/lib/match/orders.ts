import { gameModule } from '../../games/registry';
import { hall } from '../net/http';
import type { Order, OrderCard, Scene } from '../wire';

const ANY = 'any';
/** To be asked about some cards alone. */
export const ONLY = 'ask-only-for';
const MATCH = 'match';
const PASS = 'pass';

/** What the hall told of each game; a scene comes with every move, and none of them changes it. */
const told = new Map<string, readonly OrderCard[]>();

/** The kinds of order that a game knows; none if they cannot be had, and then orders stay as they are. */
export async function orderKinds(game: string): Promise<readonly OrderCard[]> {
  if (!told.has(game)) for (const { id, orders } of await hall.games().catch(() => [])) told.set(id, orders);
  return told.get(game) ?? [];
}

/** Whether somebody may be asked in a window at a table with these settings. */
export async function tableHasWindows(game: string, settings: Readonly<Record<string, string>>): Promise<boolean> {
  const [kinds, module] = await Promise.all([orderKinds(game), gameModule(game)]);
  return kinds.some(({ windows }) => windows.length > 0) && (module.hasWindows?.(settings) ?? true);
}

/** An order as it is sent. */
export const orderLine = ({ ask, window, choice, until, cards }: Order): string => [ask, window, choice, until, ...cards].join(' ');

/** What answers this kind of question in every window, until it is changed. */
export const usualOrder = (orders: readonly Order[], ask: string): Order | undefined =>
  orders.find((order) => order.ask === ask && order.window === ANY && order.until === MATCH);

/** Orders that hold for a while. */
export const passingOrders = (orders: readonly Order[], ask: string): Order[] => orders.filter((order) => order.ask === ask && order.until !== MATCH);

/** Orders that hold in one window alone, until they are changed. */
const windowOrders = (orders: readonly Order[], ask: string): Order[] => orders.filter((order) => order.ask === ask && order.window !== ANY && order.until === MATCH);

/** Whether the reader always passes in this window, whatever the usual order says. */
export const passesIn = (orders: readonly Order[], ask: string, window: string): boolean => windowOrders(orders, ask).some((order) => order.window === window && order.choice === PASS);

/** To pass in this window until the match ends, or to be asked there again as everywhere. */
export const passingIn = (usual: Order, window: string, passes: boolean): Order => ({ ...usual, window, ...(passes ? { choice: PASS, cards: [] } : {}) });

/** What is sent for an order: one for every window and the whole match replaces all others, so those for one window are given again. */
export function orderLines(order: Order, inForce: readonly Order[]): string[] {
  const replaces = order.window === ANY && order.until === MATCH;
  return [order, ...(replaces ? windowOrders(inForce, order.ask).filter(({ choice }) => choice === PASS) : [])].map(orderLine);
}

/** Passing for a while, for each span that the game names. */
export const waysToPass = ({ ask, choices, scopes }: OrderCard): Order[] =>
  choices.includes(PASS) ? scopes.filter((scope) => scope !== MATCH).map((until) => ({ ask, window: ANY, choice: PASS, cards: [], until })) : [];

/** What the reader can say in place of an answer: to pass for a while, once asked in a window. */
export const waysOut = ({ question }: Scene, kinds: readonly OrderCard[]): Order[] =>
  question?.window && question.offers.length > 0 ? kinds.filter(({ ask }) => ask === question.ask).flatMap(waysToPass) : [];

/** The pass that comes first: for the span that the game names, as long as the reader leaves the orders as they are. */
export function firstPass(scene: Scene, kinds: readonly OrderCard[], span: string | undefined): Order | undefined {
  const usual = usualOrder(scene.orders, scene.question?.ask ?? '');
  return usual && !isChosen(usual, kinds) ? waysOut(scene, kinds).find(({ until }) => until === span) : undefined;
}

/** Whether the reader chose this order; the usual one of the game is there unasked. */
export const isChosen = ({ ask, choice }: Order, kinds: readonly OrderCard[]): boolean =>
  kinds.some((kind) => kind.ask === ask && kind.usual !== choice);

/** An order for every window until the end. */
export const always = (ask: string, choice: string, cards: string[] = []): Order => ({ ask, window: ANY, choice, cards, until: MATCH });

/** Whether this order lets the reader be asked about a card. */
export const isAskedAbout = ({ choice, cards }: Order, card: string): boolean => choice !== PASS && (choice !== ONLY || cards.includes(card));

/** The order once the reader wants to be asked about a card, or no more: about all of them as usual, about none never. */
export function askedAbout(usual: Order, { ask, usual: asEver }: OrderCard, own: readonly string[], card: string): Order {
  const wanted = own.filter((one) => isAskedAbout(usual, one) !== (one === card));
  if (wanted.length === own.length) return always(ask, asEver);
  return wanted.length === 0 ? always(ask, PASS) : always(ask, ONLY, wanted);
}
