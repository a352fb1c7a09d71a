import { humanised, type Lookup } from '../text/phrases';
import type { GameCard } from '../wire';
import { settingValue } from './settingText';

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

/** What a preset is called, and what is said of it: without words of its own it is named by what it changes, and has no name if that is nothing. */
export function presetWords({ id, settings }: Preset, seats: number, text: Lookup): { name: string | undefined; about: string } {
  const own = text(`setup.preset.${id}`, { seats });
  if (own !== undefined) return { name: own, about: text(`setup.preset.${id}.about`) ?? '' };
  const [key, value] = Object.entries(settings)[0] ?? [];
  if (key === undefined || value === undefined) return { name: undefined, about: '' };
  return { name: settingValue(key, value, text), about: text(`setting.${key}.name`) ?? humanised(key) };
}

/** What is played with, in a few words each: the preset, or whatever is not as usual; nothing where all is. */
export function setupWords(presets: readonly Preset[], chosen: Chosen, seats: number, game: GameCard, text: Lookup): string[] {
  const preset = presetOf(presets, chosen, game);
  if (preset) return [presetWords(preset, seats, text).name ?? []].flat();
  return Object.entries(chosen).flatMap(([key, value]) => value.split(',').map((word) => settingValue(key, word, text)));
}
