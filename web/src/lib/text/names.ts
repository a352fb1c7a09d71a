import { region } from './texts.svelte';

/** Names as one would say them: Anna, Ben and Cleo. */
export const names = (all: readonly string[]): string => new Intl.ListFormat(region()).format(all);
