import type { GameCard } from '../wire';

type Chosen = Readonly<Record<string, string>>;

/** A way to play that is chosen with one touch; what it does not name is as usual. */
export interface Preset {
  id: string;
  settings: Chosen;
}

/** The preset that says what was chosen; nothing if it was changed by hand. */
export function presetOf<P extends { settings: Chosen }>(presets: readonly P[], chosen: Chosen, game: GameCard): P | undefined {
  const usual = new Map(game.settings.map((setting) => [setting.key, setting.usual]));
  const value = (from: Chosen, key: string): string | undefined => from[key] ?? usual.get(key);
  return presets.find(({ settings }) => [...usual.keys()].every((key) => value(settings, key) === value(chosen, key)));
}
