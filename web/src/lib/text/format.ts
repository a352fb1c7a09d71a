/**
 * ICU MessageFormat, as far as our texts use it: `{name}`, `{n, plural, one {…} other {…}}` with `#` and `=0`, and
 * `{word, select, a {…} other {…}}`; two apostrophes are one, and `'{'` is a brace. The value `*` stands for those
 * that are missing. A number is written as the language writes it.
 */
export type Values = Readonly<Record<string, Value>>;

export type Value = string | number | Person;

/**
 * Who sits in a seat, or in several: `select` finds `you` if that is the reader alone, `among` if it is the reader and others,
 * whose names stand for all inside that branch, else `other`; otherwise it stands as its name. Nobody becomes the reader by
 * being called "you".
 */
export class Person {
  constructor(
    readonly name: string,
    readonly isYou = false,
    readonly others?: string,
  ) {}
}

export function format(pattern: string, values: Values = {}, language = 'en'): string {
  return new Reader(pattern, values, language).message('');
}

class Reader {
  private at = 0;

  /** Whose parameter stands for the others alone, inside the branch `among`. */
  private among: string | undefined;

  constructor(
    private readonly text: string,
    private readonly values: Values,
    private readonly language: string,
  ) {}

  /** Up to the end or to the brace that closes this message; `hash` is what `#` stands for. */
  message(hash: string): string {
    let out = '';
    while (this.at < this.text.length) {
      const char = this.text[this.at];
      if (char === '}') break;
      this.at++;
      if (char === '{') out += this.argument(hash);
      else if (char === '#' && hash !== '') out += hash;
      else if (char === "'") out += this.apostrophe();
      else out += char;
    }
    return out;
  }

  private apostrophe(): string {
    if (this.text[this.at] === "'") {
      this.at++;
      return "'";
    }
    if (!'{}#'.includes(this.text[this.at] ?? ' ')) return "'";
    const end = this.text.indexOf("'", this.at);
    const quoted = this.text.slice(this.at, end < 0 ? undefined : end);
    this.at = end < 0 ? this.text.length : end + 1;
    return quoted;
  }

  private argument(hash: string): string {
    const name = this.word();
    const value = this.values[name] ?? this.values['*'] ?? `{${name}}`;
    if (this.text[this.at++] === '}') return name === this.among && value instanceof Person ? (value.others ?? '') : this.written(value);
    const kind = this.word();
    this.at++;
    const chosen = this.branches(name, kind, value, hash);
    this.at++;
    return chosen;
  }

  private word(): string {
    const start = this.at;
    while (this.at < this.text.length && !',}'.includes(this.text[this.at] ?? '}')) this.at++;
    return this.text.slice(start, this.at).trim();
  }

  private branches(name: string, kind: string, value: Value, hash: string): string {
    const wanted = kind === 'plural' ? this.category(value) : chosenBy(value);
    let best = '';
    let rank = Infinity;
    for (;;) {
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      const start = this.at;
      if (this.at >= this.text.length || this.text[this.at] === '}') return best;
      while (this.at < this.text.length && !/[\s{]/.test(this.text[this.at] ?? '{')) this.at++;
      const key = this.text.slice(start, this.at);
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      this.at++;
      const outside = this.among;
      if (key === 'among') this.among = name;
      const said = this.message(kind === 'plural' ? this.written(value) : hash);
      this.among = outside;
      this.at++;
      const found = [...wanted, 'other'].indexOf(key);
      if (found >= 0 && found < rank) {
        rank = found;
        best = said;
      }
    }
  }

  private written(value: Value): string {
    if (value instanceof Person) return value.name;
    return typeof value === 'number' ? value.toLocaleString(this.language) : value;
  }

  private category(value: Value): string[] {
    return [`=${String(value)}`, new Intl.PluralRules(this.language).select(Number(value))];
  }
}

function chosenBy(value: Value): string[] {
  if (value instanceof Person) return value.isYou ? ['you'] : value.others === undefined ? [] : ['among'];
  return value === 'you' || value === 'among' ? [] : [String(value)];
}
