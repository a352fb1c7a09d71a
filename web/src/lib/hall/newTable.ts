import { hall } from '../net/http';
import { t } from '../text/texts.svelte';
import { keep, kept } from '../page/settings.svelte';
import { notedCommitment, noteCommitment } from '../match/commitment';
import type { GameCard, NewSeat, NewTable, SettingCard, TableCard } from '../wire';

/** How a seat of a new table is filled: by me, by somebody beside me, by a friend with the link, or by a bot's level. */
export type Filling = 'me' | 'me-too' | 'open' | `bot-${string}`;

/** The bot that most people like to meet first. */
export const firstBot = (game: GameCard): string => (game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random'));

/** Who takes the first seat: whom the lot gives it, or one of those who were put to the table, me being number 0. */
export type Beginning = 'lot' | number;

/** All in the order in which they sit: whoever begins first, then the others as they followed. */
export function seatedFrom<T>(people: readonly T[], begins: Beginning, lot: () => number = Math.random): T[] {
  const first = begins === 'lot' ? Math.floor(lot() * people.length) : begins;
  return [...people.slice(first), ...people.slice(0, first)];
}

/** A table to lay; `nameOf` names those who share the device. */
export function newTable(
  game: string,
  fillings: readonly Filling[],
  nameOf: (seat: number) => string,
  more: Partial<NewTable> = {},
): NewTable {
  const shared = fillings.includes('me-too');
  return {
    game,
    settings: {},
    seats: fillings.map((filling, index) => seat(filling, shared ? nameOf(index + 1) : '')),
    listed: false,
    spectators: 'anyone',
    clock: 'none',
    entropy: '',
    ...more,
  };
}

/** Me and as few others as there can be, even where one can play alone. */
export const meAnd = ({ seatCounts }: GameCard, others: Filling): Filling[] => [
  'me',
  ...Array<Filling>(Math.min(...seatCounts.filter((count) => count > 1)) - 1).fill(others),
];

/** The smallest table of a game as usual, with these others. */
export function withOthers(game: GameCard, others: Filling): NewTable {
  return newTable(game.id, meAnd(game, others), (number) => t('new.seat.somebody', { number }));
}

const presets = import.meta.glob<{ atOnce?: Readonly<Record<string, string>> }>('../../games/*/presets.ts');

/** Lays a table that nobody has set up, as its game likes it best then. */
export async function layAtOnce(wanted: NewTable): Promise<string> {
  const { atOnce } = (await presets[`../../games/${wanted.game}/presets.ts`]?.()) ?? {};
  return layTable({ ...wanted, settings: { ...atOnce } });
}

/** Lays the smallest table of a game against the bot that most people meet first, and gives its id. */
export async function playAgainstBot(id: string): Promise<string> {
  const game = (await hall.games()).find((one) => one.id === id);
  if (!game) throw new Error(`the hall has no game ${id}`);
  return layAtOnce(withOthers(game, `bot-${firstBot(game)}`));
}

/** Lays a table and gives its id: the hall commits itself, then our bytes go out with the wish. */
export async function layTable(wanted: NewTable): Promise<string> {
  const commitment = await hall.nextCommitment();
  const entropy = ownBytes();
  const { id } = await hall.lay({ ...wanted, entropy, commitment });
  noteCommitment(id, { commitment, entropy });
  return id;
}

/** Sits down at a table whose commitment stands on its card. */
export async function sitDown({ id, commitment }: TableCard, invite: string): Promise<void> {
  const entropy = ownBytes();
  await hall.sit(id, { invite, seat: 0, entropy });
  noteCommitment(id, { commitment, entropy });
}

/**
 * Plays once more with the same people and gives the id of that table; the first to ask adds bytes.
 *
 * @param commitment what the hall has committed itself to for it, if that was shown before
 */
export async function playAgain(table: string, commitment: string | undefined): Promise<string> {
  if (commitment === undefined) return (await hall.rematch(table, {})).id;
  const entropy = ownBytes();
  const { id, isMine } = await hall.rematch(table, { entropy, commitment });
  if (!notedCommitment(id)) noteCommitment(id, isMine ? { commitment, entropy } : { commitment });
  return id;
}

function seat(filling: Filling, name: string): NewSeat {
  if (filling === 'me' || filling === 'me-too') return { kind: 'me', bot: '', name };
  if (filling === 'open') return { kind: 'open', bot: '', name: '' };
  return { kind: 'bot', bot: filling.slice('bot-'.length), name: '' };
}

/** The settings for a table of this size, without seats that it does not have. */
export const settingsFor = (game: GameCard, seats: number): SettingCard[] =>
  game.settings
    .filter((setting) => setting.seats.includes(seats))
    .map((setting) => ({ ...setting, values: setting.values.filter((value) => fits(value, seats)) }));

/** What was chosen, as far as a table of this size can have it; with more seats it may hold again. */
export const fittingChoices = (chosen: Readonly<Record<string, string>>, seats: number): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => fits(value, seats)));

/** Whether this names no seat, or one that is there: `seat-3`. */
const fits = (value: string, seats: number): boolean => Number(/^seat-(\d+)$/.exec(value)?.[1] ?? 0) <= seats;

/** What differs from the usual, and can be chosen at a table of this size. */
export function chosenSettings(
  game: GameCard,
  seats: number,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    game.settings.flatMap(({ key, usual, seats: at }) => {
      const value = chosen[key];
      return value !== undefined && value !== usual && at.includes(seats) ? [[key, value]] : [];
    }),
  );
}

/** Our share of the chance behind every shuffle, so that the hall alone cannot choose the deal. */
function ownBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The game that was played last on this device: whoever comes back is offered it first. */
export const lastGame = (): string | null => kept('winterhall.game');
export const noteGame = (game: string): void => keep('winterhall.game', game);

/** Where the invitation of a table is kept for spectators. */
export const inviteKey = (table: string): string => `winterhall.invite.${table}`;
