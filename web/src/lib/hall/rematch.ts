import { hall } from '../net/http';
import { go } from '../page/route.svelte';
import { playAgain } from './newTable';

/** What the hall commits itself to before anybody asks for the rematch; nothing once somebody has, since then nothing is to be shown before. */
export const promisedFor = (table: string): Promise<string | undefined> => hall.rematchCommitment(table).catch(() => undefined);

/** Asks for a rematch and goes to its table. */
export async function rematch(table: string, promised = promisedFor(table)): Promise<void> {
  go(`/table/${await playAgain(table, await promised)}`);
}
