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

const CLASSES: Readonly<Record<string, string>> = { low: '0–4', high: '5–9' };

/** What stands in the corner of a card: its number, or what shows of it in the words of the reader. */
export const shownMark = ({ mark }: CardFace, text: Lookup): string => CLASSES[mark] ?? text(`class.${mark}`) ?? mark;

const NUMBERS: Readonly<Record<string, string>> = { even: '0 2 4 6 8', odd: '1 3 5 7 9', low: '0 1 2 3 4', high: '5 6 7 8 9' };

/** The numbers that a hidden one may be. */
export const classNumbers = (mark: string): string => NUMBERS[mark] ?? '';

/** First parts of names that are too long for one line of a small card, in every language. */
const FIRST_PARTS = /^(Doppel|Dubbel|Eis|Empoison|Envenen|Feuer|Frost|Gift|Gif|Gespen|IJs|Schwind|Vorst|Vuur)(?=\p{L}{3})/u;

/** A name with the place at which a narrow card may part it. */
export const breakable = (name: string): string => name.replace(FIRST_PARTS, '$1\u00ad').replace(/([EÉeé]l[eé])(ment)/u, '$1\u00ad$2');

/** What explains a card is its faction; artifacts and locations speak for themselves. */
export const thingsOf = (anchor: string): string[] => [/^(card|gnome):/.test(anchor) ? `faction:${face(anchor).faction}` : anchor];

/** What shows of a card while its number is hidden: its class, or else the number itself. */
export function classOf(faction: string, number: number): string {
  switch (catalogue.faction[faction]?.hint) {
    case 'parity':
      return number % 2 === 0 ? 'even' : 'odd';
    case 'height':
      return number <= 4 ? 'low' : 'high';
    default:
      return String(number);
  }
}

/** The colour of each faction; everything else about it is printed (catalogue.ts). */
export const colours: Readonly<Record<string, string>> = {
  goblin: '#2f6b1c',
  knight: '#1f4f9e',
  undead: '#5b3f93',
  dwarf: '#97480f',
  doppelganger: '#0b6b6b',
  gnome: '#a3262f',
  giant: '#6b4a2b',
  dragon: '#b3261e',
  troll: '#54651a',
  seer: '#7a2f86',
  'ice-king': '#0f5f8c',
  'ice-queen': '#7a3f9e',
  yeti: '#3f5f78',
  frostbeast: '#2a5d6e',
  demon: '#8c1d4b',
  'fire-elemental': '#b04a00',
  trickster: '#8a1f7a',
  poisoner: '#3b6e2f',
  ghost: '#4d5a75',
};

export const colourOf = (faction: string): string => colours[faction] ?? '#444444';
