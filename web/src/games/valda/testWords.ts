import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { naming } from './naming';
import ofBoard from './texts/en.properties';

export const texts: Readonly<Record<string, string>> = { ...(ofGame as object), ...(ofBoard as object) };

/** The English words of the game and its board. */
export const text = (key: string, values?: Values) => {
  const pattern = texts[key];
  return pattern === undefined ? undefined : format(pattern, values ?? {});
};

/** The same as this seat reads them. */
export const phrasesOf = (me: string | undefined, names: Readonly<Record<string, string>> = {}): Phrases => new Phrases(text, (seat) => new Person(names[seat] ?? seat, seat === me), naming);
