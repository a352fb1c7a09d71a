import type { Preset } from '../../lib/hall/presets';

/** Ways to set up Valda with one touch. */
export const presets: readonly Preset[] = [
  { id: 'usual', settings: {} },
  { id: 'draft', settings: { occupants: 'draft' } },
  { id: 'during-play', settings: { occupants: 'during-play' } },
];
