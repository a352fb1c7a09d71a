import { keep, kept } from '../page/settings.svelte';

/** What this browser knew about the deal of a table before the cards were dealt. */
export interface NotedCommitment {
  /** What the hall had committed itself to. */
  commitment: string;
  /** The bytes that went out after it, if they went into the deal. */
  entropy?: string;
}

const key = (table: string): string => `winterhall.promise.${table}`;

export const noteCommitment = (table: string, promised: NotedCommitment): void => keep(key(table), JSON.stringify(promised));

export function notedCommitment(table: string): NotedCommitment | undefined {
  const note = kept(key(table));
  return note === null ? undefined : (JSON.parse(note) as NotedCommitment);
}

/** The texts that compare what was noted with the record of the match; `seats` are one's own. */
export function comparison(noted: NotedCommitment | undefined, record: string, seats: readonly number[]): string[] {
  if (!noted) return ['record.verdict.unnoted'];
  const lines = record.split('\n');
  if (!lines.includes(`commitment ${noted.commitment}`)) return ['record.verdict.noted-other'];
  if (noted.entropy === undefined) return ['record.verdict.noted'];
  const [, ...shares] = lines.find((line) => line.startsWith('entropy '))?.split(' ') ?? [];
  const isIn = seats.every((seat) => shares[seat - 1] === noted.entropy);
  return ['record.verdict.noted', isIn ? 'record.verdict.share' : 'record.verdict.share-other'];
}
