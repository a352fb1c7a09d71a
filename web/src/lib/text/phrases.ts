import type { Values } from './format';
import type { Move, Order, Refusal } from '../wire';

/** Looks up a sentence of the game; nothing if it has none. */
export type Lookup = (key: string, values?: Values) => string | undefined;

/** How a game names a thing where its texts alone do not tell: `card`, `goblin-4` → Goblin 4. */
export type Naming = (type: string, id: string, text: Lookup) => string | undefined;

interface Told {
  readonly kind: string;
}

/** Puts moves, events and refusals of one game into words. */
export class Phrases {
  constructor(
    private readonly text: Lookup,
    private readonly seatName: (seat: string) => string,
    private readonly naming: Naming = () => undefined,
    private readonly language = 'en',
  ) {}

  /** The name of what an anchor stands for. */
  name(anchor: string): string {
    const colon = anchor.indexOf(':');
    if (colon < 0) return humanised(anchor);
    const type = anchor.slice(0, colon);
    const id = anchor.slice(colon + 1);
    return type === 'seat' ? this.seatName(anchor) : (this.known(type, id) ?? (/^\d/.test(id) ? `${humanised(type)} ${id}` : humanised(id)));
  }

  /** What it does and when, as far as the game has words for it. */
  about(anchor: string): string {
    return ['text', 'when'].flatMap((part) => this.text(`${anchor.replace(':', '.')}.${part}`) ?? []).join(' ');
  }

  move(move: Move): string {
    return this.text(`move.${move.kind}`, this.values(move)) ?? this.plain(move);
  }

  event(event: Told): string {
    return this.text(`event.${event.kind}`, this.values(event)) ?? this.plain(event);
  }

  ask(verb: string): string {
    return this.text(`ask.${verb}`) ?? humanised(verb);
  }

  /** A standing order. */
  order({ ask, choice, until, cards }: Order): string {
    const always = this.text(`order.${ask}.${choice}`) ?? humanised(choice);
    const said = until === 'match' ? always : (this.text(`order.${ask}.${choice}.${until}`) ?? `${always} (${until})`);
    return cards.length === 0 ? said : `${said} ${this.joined(cards.map((card) => this.card(card)))}`;
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
    const values: Record<string, string | number> = { '*': 'none' };
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
    const { kind: _, ...components } = told;
    return this.words(components);
  }

  private word(parameter: string, value: unknown): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) {
      return value.length === 0 ? 'none' : this.joined(value.map((one) => String(this.word(parameter, one))));
    }
    if (typeof value !== 'string' || value === '') return 'none';
    if (/^-?\d+$/.test(value)) return Number(value);
    return isAnchor(value) ? this.name(value) : (this.known(parameter, value) ?? value);
  }

  private joined(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }

  private plain(told: Told): string {
    const { '*': _, ...values } = this.values(told);
    return [humanised(told.kind), ...Object.values(values).filter((value) => value !== 'none')].join(' ');
  }
}

const isAnchor = (value: string): boolean => /^[a-z-]+:/.test(value);

/** `look-at-deck` → Look at deck: for whatever has no text. */
export function humanised(word: string): string {
  const spaced = word.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
