import type { Move, Order, Refusal } from '../wire';
import { readPurse, type Purse } from '../../kit/purse';
import { Person, type Value, type Values } from './format';

/** Looks up a sentence of the game; nothing if it has none. */
export type Lookup = (key: string, values?: Values) => string | undefined;

/** How a game names a thing where its texts alone do not tell: `card`, `goblin-4` → Goblin 4; what lies on the table may decide. */
export type Naming<V = unknown> = (type: string, id: string, text: Lookup, view?: V) => string | undefined;

interface Told {
  readonly kind: string;
  readonly cause?: string;
}

/** Why something happened, and the rule that says so. */
export interface Because {
  words: string;
  rule: string;
}

/** Puts moves, events and refusals of one game into words. */
export class Phrases {
  constructor(
    readonly text: Lookup,
    /** Who sits there, for the reader. */
    readonly who: (seat: string) => Person,
    private readonly naming: (type: string, id: string, text: Lookup) => string | undefined = () => undefined,
    /** The language, as it is used where the reader lives: how lists are joined. */
    private readonly region = 'en-GB',
  ) {}

  /** The name of what an anchor stands for. */
  name(anchor: string): string {
    const colon = anchor.indexOf(':');
    if (colon < 0) return humanised(anchor);
    const type = anchor.slice(0, colon);
    const id = anchor.slice(colon + 1);
    const purse = readPurse(id);
    if (purse) return this.amounts(purse);
    return type === 'seat' ? this.who(anchor).name : (this.known(type, id) ?? (/^\d/.test(id) ? `${humanised(type)} ${id}` : humanised(id)));
  }

  /** So many of each resource, as one would say it: `2-blood+1-gold` → 2 divine blood and 1 gold; `nothing`, for `select`. */
  private amounts(purse: Purse): string {
    const parts = Object.entries(purse).map(([kind, count]) => this.text(`amount.${kind}`, { count }) ?? `${count} ${this.name(`resource:${kind}`)}`);
    return parts.length === 0 ? 'nothing' : this.joined(parts);
  }

  /** What it does and when, as far as the game has words for it. */
  about(anchor: string): string {
    return ['text', 'when'].flatMap((part) => this.text(`${anchor.replace(':', '.')}.${part}`) ?? []).join(' ');
  }

  move(move: Move): string {
    return (isOnItself(move) ? this.text(`move.${move.kind}.itself`, this.values(move)) : undefined) ?? this.text(`move.${move.kind}`, this.values(move)) ?? this.plain(move);
  }

  /** A move without what is paid for it: what several ways to pay have in common. */
  moveWithout(move: Move | undefined): string {
    if (!move) return '';
    const bare = Object.entries(move).map(([key, value]) => [key, typeof value === 'string' && readPurse(value.slice(value.indexOf(':') + 1)) ? 'stock:nothing' : value]);
    return this.move(Object.fromEntries(bare) as Move).trim();
  }

  event(event: Told): string {
    return this.text(`event.${event.kind}`, this.values(event)) ?? this.plain(event);
  }

  /** Why it happened, if a rule or a power made it: `claim:F4@faction:dwarf` is the text `why.F4` with its thing. */
  why(event: Told): Because | undefined {
    const [rule = '', thing = ''] = event.cause?.split('@') ?? [];
    const { kind: _, cause: __, ...components } = event;
    const words = rule === '' ? undefined : this.text(`why.${rule.slice(rule.indexOf(':') + 1)}`, this.words({ ...components, thing }));
    return words === undefined ? undefined : { words, rule };
  }

  /** A question; without words, what it is in general. */
  ask(verb: string, words: Readonly<Record<string, string>> = {}): string {
    return this.text(`ask.${verb}`, this.words(words)) ?? humanised(verb);
  }

  /** What is good to know with a question, in a quiet line below it, where the game has words for it. */
  hint(verb: string, words: Readonly<Record<string, string>> = {}): string | undefined {
    return this.text(`hint.${verb}`, this.words(words));
  }

  /** What is done with the things touched, where the words of the move are but the thing: "Discard Palisade". */
  deed(verb: string, things: readonly string[]): string | undefined {
    return this.text(`deed.${verb}`, { thing: this.list(things) });
  }

  /** That a move cannot be made now, where the game has words for it. */
  cannot(move: Move): string | undefined {
    return this.text(`cannot.${move.kind}`, this.values(move));
  }

  /** How far the match has come, if the game says so. */
  where(words: Readonly<Record<string, string>>): string | undefined {
    return Object.keys(words).length === 0 ? undefined : this.text('game.where', this.words(words));
  }

  /** Those who sit there: one person, or several by their names. */
  people(seats: readonly string[]): Person {
    const [only] = seats;
    if (only !== undefined && seats.length === 1) return this.who(only);
    const others = seats.filter((seat) => !this.who(seat).isYou);
    return new Person(this.list(seats), false, others.length < seats.length ? this.list(others) : undefined);
  }

  /** A standing order; of one for a single window the cards are what it spares questions about. */
  order({ ask, window, choice, until, cards }: Order): string {
    const named = { cards: this.joined(cards.map((card) => this.card(card))) };
    const inWindow = this.text(`order.${ask}.${choice}.window`, { ...named, window: this.text(`window.${window}`) ?? window });
    if (this.text(`window.${window}`) !== undefined && inWindow !== undefined) return inWindow;
    const always = this.text(`order.${ask}.${choice}`, named)?.trim() ?? humanised(choice);
    return until === 'match' ? always : (this.text(`order.${ask}.${choice}.${until}`) ?? `${always} (${until})`);
  }

  /** A card that an order names. */
  card(id: string): string {
    return this.known('artifact', id) ?? this.known('card', id) ?? humanised(id);
  }

  /** Why something is refused, if the game says so. */
  refusal(refusal: Pick<Refusal, 'reason' | 'words'>): string | undefined {
    return this.text(`refusal.${refusal.reason}`, this.words(refusal.words));
  }

  list(anchors: readonly string[]): string {
    return this.joined(anchors.map((anchor) => this.name(anchor)));
  }

  words(of: Readonly<Record<string, unknown>>): Values {
    const values: Record<string, Value> = { '*': 'none' };
    for (const [key, value] of Object.entries(of)) values[key] = this.word(key, value);
    return new Proxy(values, { get: (known, name) => known[String(name)] ?? this.form(String(name), of) });
  }

  /** `faction_of` is the text `faction.goblin.of`: the name in another form (docs/texts.md). */
  private form(name: string, of: Readonly<Record<string, unknown>>): string | undefined {
    const [parameter = '', form = ''] = name.split('_');
    const value = of[parameter];
    if (form === '' || typeof value !== 'string') return undefined;
    const thing = isAnchor(value) ? value.replace(':', '.') : `${parameter}.${value}`;
    return this.text(`${thing}.${form}`);
  }

  private known(type: string, id: string): string | undefined {
    return this.naming(type, id, this.text) ?? this.text(`${type}.${id}.name`) ?? this.text(`${type}.${id}`);
  }

  private values(told: Told): Values {
    const { kind: _, cause: __, ...components } = told;
    return this.words(components);
  }

  private word(parameter: string, value: unknown): Value {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) {
      if (value.length === 0) return 'none';
      return value.every(isSeat) ? this.people(value) : this.joined(value.map((one) => String(this.word(parameter, one))));
    }
    if (isSeat(value)) return this.who(value);
    if (isPurse(value)) return this.amounts(value);
    if (typeof value !== 'string' || value === '') return 'none';
    if (/^-?\d+$/.test(value)) return Number(value);
    if (isAnchor(value)) return this.name(value);
    if (SEVERAL.test(value)) return this.joined(value.split(',').map((one) => String(this.word(parameter, one))));
    const purse = readPurse(value);
    return this.known(parameter, value) ?? (purse ? this.amounts(purse) : value);
  }

  /** What stands between a label and its value, as the language writes it. */
  get colon(): string {
    return this.region.startsWith('fr') ? '\u00a0: ' : ': ';
  }

  /** Several as the language joins a list. */
  joined(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
    return new Intl.ListFormat(this.region, { type }).format(names);
  }

  private plain(told: Told): string {
    const { '*': _, ...values } = this.values(told);
    const shown = Object.values(values).map((value) => (value instanceof Person ? value.name : value));
    return [humanised(told.kind), ...shown.filter((value) => value !== 'none')].join(' ');
  }
}

/** Whether a move names the same thing twice: somebody who heals somebody, and that is the healer. */
const isOnItself = (move: Move): boolean => {
  const things = Object.values(move).filter((value) => typeof value === 'string' && isAnchor(value));
  return new Set(things).size < things.length;
};

const isSeat = (value: unknown): value is string => typeof value === 'string' && /^seat:\d+$/.test(value);

/** So many of each, as events and moves write it: `{ tundra: 2 }`. */
const isPurse = (value: unknown): value is Purse => {
  const counts = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [];
  return counts.length > 0 && counts.every((count) => typeof count === 'number');
};

/** Several bare words: `ice,wild`. */
const SEVERAL = /^[a-z-]+(,[a-z-]+)+$/;

const isAnchor = (value: string): boolean => /^[a-z-]+:/.test(value);

/** `look-at-deck` → Look at deck: for whatever has no text. */
export function humanised(word: string): string {
  const spaced = word.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
