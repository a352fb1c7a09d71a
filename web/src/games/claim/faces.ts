import type { Lookup } from '../../lib/text/phrases';
import { catalogue } from './catalogue';

/** A card as its viewer knows it: with its number, or with what shows of a hidden one. */
export interface CardFace {
  anchor: string;
  faction: string;
  /** `7`, or `even`, `odd`, `low`, `high`. */
  mark: string;
  number?: number;
}

/** `card:fire-elemental-high` → its faction and what is known of its number. */
export function face(anchor: string): CardFace {
  const word = anchor.slice(anchor.indexOf(':') + 1);
  const dash = word.lastIndexOf('-');
  const mark = word.slice(dash + 1);
  const known = { anchor, faction: word.slice(0, dash), mark };
  return /^\d+$/.test(mark) ? { ...known, number: Number(mark) } : known;
}

/** What stands in the corner of a card: its number, or what shows of it: the span of a height, else its name. */
export function shownMark({ mark }: CardFace, text: Lookup): string {
  const hidden = catalogue.numberClass[mark];
  return hidden?.hint === 'height' ? `${hidden.numbers[0]}–${hidden.numbers.at(-1)}` : (text(`class.${mark}`) ?? mark);
}

/** The numbers that a hidden one may be. */
export const classNumbers = (mark: string): string => catalogue.numberClass[mark]?.numbers.join(' ') ?? '';

/** A name with the places at which a narrow card may part it: the texts write the long words so, once for each language. */
export const breakable = (name: string, text: Lookup): string =>
  (text('names.parted') ?? '').split(' ').reduce((said, parted) => said.replace(parted.replaceAll('\u00ad', ''), parted), name);

/** What explains a card is its faction; artifacts and locations speak for themselves. */
export const thingsOf = (anchor: string): string[] => [/^(card|gnome):/.test(anchor) ? `faction:${face(anchor).faction}` : anchor];

/** What shows of a card while its number is hidden: its class, or else the number itself. */
export function classOf(faction: string, number: number): string {
  const hint = catalogue.faction[faction]?.hint;
  return Object.values(catalogue.numberClass).find((each) => each.hint === hint && each.numbers.includes(number))?.id ?? String(number);
}

export const colourOf = (faction: string): string => catalogue.faction[faction]?.colour ?? '#444444';
