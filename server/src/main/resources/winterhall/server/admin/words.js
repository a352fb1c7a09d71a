// The words of the page, in the reader's language.

const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es'];

let language = 'en', region = 'en-GB', texts = {};

/** Why the hall did not do something. */
export class Refused extends Error {
  constructor({ key = 'unknown', words = {} }) {
    super(key);
    this.words = words;
  }
}

/** Speaks the first of these languages that the hall knows, in the page itself too. */
export async function speak(wishes) {
  language = wishes.map((wish) => wish.split('-')[0].toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? 'en';
  region = wishes.find((wish) => wish.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language);
  texts = await (await fetch(`/admin/texts/${language}.json`)).json();
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = say(element.dataset.text);
  for (const element of document.querySelectorAll('[data-label]')) element.ariaLabel = say(element.dataset.label);
}

/** The text of this key, with its words filled in. */
export const say = (key, words = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name) => written(words[name]));

/** The text of this key, if there is one. */
export const known = (key) => texts[key];

const written = (word) => (typeof word === 'number' ? new Intl.NumberFormat(region).format(word) : word);

export const when = (millis) =>
  new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }).format(millis);

export const joined = (all) => new Intl.ListFormat(region).format(all);

/** What went wrong, as a sentence; a fault of the page itself is reported to the browser too. */
export function sentence(trouble) {
  if (!(trouble instanceof Refused)) reportError(trouble);
  const key = `problem.${trouble.message}`;
  return key in texts ? say(key, trouble.words) : say('problem.unknown');
}
