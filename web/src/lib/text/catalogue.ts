import type { Value, Values } from './format';

/** What is printed on the cardboard of a game, by kind and id; generated for each game that has it. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Item>>>>;

interface Item {
  readonly id: string;
  readonly rule: string;
}

/** What is printed on the thing that an anchor names: `faction:goblin`. */
export function printed(catalogue: Catalogue, anchor: string): Item | undefined {
  const [kind = '', id = ''] = anchor.split(':');
  return catalogue[inOneWord(kind)]?.[id];
}

/**
 * The values that a text about a printed thing may use: those of `location.pit` for `location.pit.text`, and for `why.L2`,
 * whose rule it is.
 */
export function valuesFor(catalogue: Catalogue, key: string): Values | undefined {
  const [kind = '', id = ''] = key.split('.');
  const item = kind === 'why' ? withRule(catalogue, id) : catalogue[inOneWord(kind)]?.[id];
  return item && Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

/** What is printed under this full name: `location.pit.count`. */
export const valueAt = (catalogue: Catalogue, name: string): Value | undefined => valuesFor(catalogue, name)?.[name.split('.')[2] ?? ''];

/** The only thing that has this rule. */
function withRule(catalogue: Catalogue, rule: string): Item | undefined {
  const things = Object.values(catalogue).flatMap((items) => Object.values(items).filter((item) => item.rule.endsWith(`:${rule}`)));
  return things.length === 1 ? things[0] : undefined;
}

/** Kinds are words with dashes in anchors and texts, and one word in the catalogue: `weather-event`, `weatherEvent`. */
const inOneWord = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
