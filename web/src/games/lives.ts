import type { Component } from 'svelte';
import type { Lookup, Phrases } from '../lib/text/phrases';
import type { Scene } from '../lib/wire';

/** What a look at a running match gets, small as it is: the match as anybody may see it, and what has happened. */
export interface LiveProps<S extends Scene = Scene> {
  scene: S;
  beats: S['beats'];
  phrases: Phrases;
  text: Lookup;
}

const lives = import.meta.glob<{ default: Component<LiveProps> }>('./*/Live.svelte');

export const hasLive = (id: string): boolean => `./${id}/Live.svelte` in lives;

export async function liveOf(id: string): Promise<Component<LiveProps> | undefined> {
  return (await lives[`./${id}/Live.svelte`]?.())?.default;
}
