import type { Preset } from '../../lib/hall/presets';

/** Ways to set up the Frozen Wastes with one touch. */
export const presets: readonly Preset[] = [
  { id: 'usual', settings: {} },
  { id: 'mild', settings: { conditions: 'mild' } },
  { id: 'harsh', settings: { conditions: 'harsh' } },
  { id: 'faster', settings: { levelling: 'faster' } },
  { id: 'chosen', settings: { heroes: 'chosen' } },
];

/** An instant match begins with the choice of a hero: it is the one thing everybody wants to choose. (frozen-wastes:R14) */
export const atOnce: Readonly<Record<string, string>> = { heroes: 'chosen' };
