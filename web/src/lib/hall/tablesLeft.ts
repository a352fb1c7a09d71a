import { keep, kept } from '../page/settings.svelte';

/** `App` looks here whether there is anything to be called to. */
const KEY = 'winterhall.left';
const MOST = 3;

/** The tables at which this browser was last, the latest first. */
export const tablesLeft = (): string[] => (kept(KEY) ?? '').split(',').filter((table) => table !== '');

export const remember = (table: string): void => keep(KEY, [table, ...others(table)].slice(0, MOST).join());
/** After logging out a browser is called to no rematch any more. */
export const forgetAll = (): void => keep(KEY, '');
export const forget = (table: string): void => keep(KEY, others(table).join());

const others = (table: string): string[] => tablesLeft().filter((other) => other !== table);

const MINUTE = 60_000;

/** When a browser looks again whether it is called to a rematch: soon after something was done here, later now and then. */
export const untilNextLook = (idle: number): number => (idle < 10 * MINUTE ? MINUTE / 12 : MINUTE);
