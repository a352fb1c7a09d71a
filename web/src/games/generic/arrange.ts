import type { Piece, Space } from '../../kit/HexSpace.svelte';
import { hexOf } from '../../kit/hex';
import { readPurse } from '../../kit/purse';
import type { TrackFacts } from '../../kit/track';
import { isOneEach, label } from '../../lib/text/labels';
import { humanised, type Phrases } from '../../lib/text/phrases';

/** A value that is told: its name and its words. */
export interface Fact {
  label: string;
  value: string;
}

/** Cards that lie or are held together; `hidden` more are there that the viewer does not know. */
export interface Zone {
  label: string;
  cards: string[];
  hidden: number;
}

export interface Roll {
  label: string;
  faces: string[];
}

/** What belongs together on the table. */
export interface Area {
  title: string;
  facts: Fact[];
  zones: Zone[];
  rolls: Roll[];
  tracks: TrackFacts[];
}

/** A table of any game: what each seat has, what else lies there, and the map, if there is one. */
export interface Arranged {
  seats: (Area & { seat: string })[];
  areas: Area[];
  spaces: Space[];
  pieces: Piece[];
}

/** What a space of a map may be called in its record. */
const TERRAIN = 'terrain';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isAnchor = (value: unknown): value is string => isText(value) && /^[a-z-]+:\S+$/.test(value);
const isSeat = (value: unknown): value is string => isText(value) && value.startsWith('seat:');
const isHex = (value: unknown): value is string => isText(value) && hexOf(value) !== undefined;
const isAmount = (value: unknown): value is string => isAnchor(value) && readPurse(value.slice(value.indexOf(':') + 1)) !== undefined;
const isCard = (value: unknown): value is string => isAnchor(value) && !isAmount(value) && !/^(seat|hex|viewer):/.test(value);
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === false || value === 'none' || value === '' || (Array.isArray(value) && value.every(isNothing));

/** Puts whatever a view holds where it belongs; nothing is left out but what is empty or does not apply. */
export function arrange(view: unknown, seats: readonly string[], mine: string | undefined, phrases: Phrases): Arranged {
  return new Arranger(seats, mine, phrases).arrange(view);
}

class Arranger {
  private readonly areas: Area[] = [];
  private readonly spaces = new Map<string, Space>();
  private readonly pieces: Piece[] = [];
  private readonly bySeat: (Area & { seat: string })[];

  constructor(
    private readonly seats: readonly string[],
    private readonly mine: string | undefined,
    private readonly phrases: Phrases,
  ) {
    this.bySeat = seats.map((seat) => ({ seat, ...emptyArea(phrases.name(seat)) }));
  }

  arrange(view: unknown): Arranged {
    if (isObject(view)) this.object('', view);
    return { seats: this.bySeat, areas: this.areas.filter((area) => !isEmpty(area)), spaces: [...this.spaces.values()], pieces: this.pieces };
  }

  /** What a component is called. */
  private label(key: string): string {
    return label(key, this.phrases.text);
  }

  /** An object is an area of its own. */
  private object(title: string, value: Json): void {
    const area = emptyArea(title);
    this.areas.push(area);
    this.entries(value, area, '');
  }

  private entries(value: Json, area: Area, prefix: string): void {
    for (const [key, inner] of Object.entries(value)) {
      const end = endOf(key, value);
      if (isNumber(inner) && end !== undefined) area.tracks.push({ label: this.named(key, prefix), value: inner, start: Math.min(1, inner), end, marks: [] });
      else if (!isEnd(key, value)) this.entry(key, inner, area, prefix);
    }
  }

  private named(key: string, prefix: string): string {
    return prefix === '' ? this.label(key) : `${prefix} · ${this.label(key)}`;
  }

  private entry(key: string, value: unknown, area: Area, prefix: string): void {
    const label = this.named(key, prefix);
    if (isNothing(value) || (isText(value) && value.startsWith('viewer:'))) return;
    if (Array.isArray(value)) this.list(key, label, value, area);
    else if (isHex(value)) this.piece(value, area);
    else if (isCard(value)) area.zones.push({ label, cards: [value], hidden: 0 });
    else if (!isObject(value)) area.facts.push({ label, value: this.word(value) });
    else if (isPurse(value)) for (const [kind, count] of Object.entries(value)) area.facts.push({ label: this.phrases.name(`resource:${kind}`), value: String(count) });
    else if (isStack(value)) this.stack(label, value, area);
    else if ('seat' in area || prefix !== '') this.entries(value, area, label);
    else this.object(label, value);
  }

  private list(key: string, label: string, all: readonly unknown[], area: Area): void {
    const present = all.filter((one) => !isNothing(one));
    if (present.length === 0) return;
    if (this.isOneEach(key, all)) {
      all.forEach((one, index) => this.ofSeat(this.bySeat[index], key, one));
      if (all.every(isNumber)) area.tracks.push(this.race(label, all));
    }
    else if (present.every(isHex)) for (const anchor of present) this.space(anchor, {});
    else if (/dice/i.test(key) || /^dice/i.test(area.title)) area.rolls.push({ label, faces: present.map(String) });
    else if (present.every(isCard)) area.zones.push({ label, cards: present, hidden: 0 });
    else if (!present.some(isObject)) area.facts.push({ label, value: this.phrases.joined(present.map((one) => this.inOneLine(one))) });
    else if (present.length > 1 && !present.some(isPlaced)) this.several(label, present);
    else present.forEach((one, index) => this.item(`${label} ${index + 1}`, one, label));
  }

  /** A number of each seat is told there, and shown beside the others on a track as long as the largest. */
  private race(label: string, all: readonly number[]): TrackFacts {
    const marks = this.bySeat.map(({ seat, title }, index) => ({ mark: this.markOf(title, seat), name: title, at: all[index] ?? 0, ...(seat === this.mine ? { mine: true } : {}) }));
    return { label, start: Math.min(0, ...all), end: Math.max(1, ...all), marks };
  }

  /** A list of so many numbers, or of what has a known name or says whose it is, is one for each seat. */
  private isOneEach(key: string, all: readonly unknown[]): boolean {
    if (all.length !== this.seats.length || all.length < 2) return false;
    return all.every(isNumber) || isOneEach(key) || all.every((one) => isObject(one) && isSeat(one.seat));
  }

  private ofSeat(area: (Area & { seat: string }) | undefined, key: string, one: unknown): void {
    const named = isObject(one) && isSeat(one.seat) ? this.bySeat.find(({ seat }) => seat === one.seat) : undefined;
    const to = named ?? area;
    if (!to) return;
    if (!isObject(one)) this.entry(key, one, to, '');
    else if (isStack(one)) this.stack(this.label(key), one, to);
    else this.entries(Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'seat')), to, '');
  }

  /** One of several: a space of the map with what lies there, or an area of its own. */
  private item(title: string, one: unknown, label: string): void {
    if (!isObject(one)) return;
    const at = Object.values(one).find(isHex);
    if (at === undefined) return this.object(title, one);
    if (isText(one[TERRAIN])) return this.space(at, { terrain: one[TERRAIN], title: isText(one.name) ? this.word(one.name) : undefined });
    const words = Object.values(one).filter((value) => !isHex(value) && !isNothing(value) && !isObject(value) && !Array.isArray(value)).map((value) => this.word(value));
    const name = words.join(' ') || label;
    this.space(at, {});
    this.pieces.push({ at, mark: name.charAt(0), name });
  }

  private piece(at: string, area: Area): void {
    this.space(at, {});
    const seat = 'seat' in area ? String(area.seat) : undefined;
    this.pieces.push({ at, mark: this.markOf(area.title, seat), name: area.title, ...(seat !== undefined && seat === this.mine ? { mine: true } : {}) });
  }

  /** The first letter, and the number of the seat where several begin with it. */
  private markOf(name: string, seat: string | undefined): string {
    const letter = name.charAt(0);
    const isShared = this.bySeat.filter(({ title }) => title.startsWith(letter)).length > 1;
    return seat !== undefined && isShared ? letter + seat.slice('seat:'.length) : letter;
  }

  private space(anchor: string, more: Omit<Space, 'anchor'>): void {
    this.spaces.set(anchor, { ...this.spaces.get(anchor), ...more, anchor });
  }

  /** Cards of which only some are known: `{ count: 4, known: [] }`. */
  private stack(label: string, { count, ...rest }: Json, area: Area): void {
    const lists = Object.entries(rest).filter(([, value]) => Array.isArray(value) && value.every(isCard)) as [string, string[]][];
    const cards = lists.flatMap(([, list]) => list);
    area.zones.push({ label, cards, hidden: Math.max(0, Number(count) - cards.length) });
    const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !lists.some(([listed]) => listed === key)));
    this.entries(others, area, label);
  }

  /** Several things of a kind stand together: those with cards as cards, the others one to a line. */
  private several(label: string, all: readonly unknown[]): void {
    const area = emptyArea(label);
    this.areas.push(area);
    all.forEach((one, index) => {
      const inner = isObject(one) ? Object.entries(one) : [];
      const cards = inner.flatMap(([, value]) => (Array.isArray(value) ? value : [value]).filter(isCard));
      const told = this.inOneLine(Object.fromEntries(inner.filter(([, value]) => ![value].flat().some(isCard))));
      if (cards.length > 0) area.zones.push({ label: told, cards, hidden: 0 });
      else area.facts.push({ label: String(index + 1), value: told });
    });
  }

  private inOneLine(value: unknown): string {
    if (Array.isArray(value)) return this.phrases.joined(value.map((one) => this.inOneLine(one)));
    if (!isObject(value)) return this.word(value);
    return Object.entries(value)
      .filter(([, inner]) => !isNothing(inner))
      .map(([key, inner]) => (isObject(inner) || isAnchor(inner) ? this.inOneLine(inner) : `${this.label(key)} ${this.inOneLine(inner)}`))
      .join(' · ');
  }

  private word(value: unknown): string {
    if (typeof value === 'boolean') return '✓';
    if (isAnchor(value)) return this.phrases.name(value);
    return isText(value) ? humanised(value) : String(value);
  }
}

const emptyArea = (title: string): Area => ({ title, facts: [], zones: [], rolls: [], tracks: [] });
const isEmpty = ({ facts, zones, rolls, tracks }: Area): boolean => facts.length + zones.length + rolls.length + tracks.length === 0;

/** Whether it says where on the map it is. */
const isPlaced = (value: unknown): boolean => isObject(value) && Object.values(value).some(isHex);

/** How far a number goes, if that stands beside it in the plural: `{ round: 2, rounds: 6 }`. */
function endOf(key: string, { [key]: value, [`${key}s`]: end }: Json): number | undefined {
  return isNumber(value) && isNumber(end) && value >= 0 && value <= end && end > 1 ? end : undefined;
}
const isEnd = (key: string, value: Json): boolean => key.endsWith('s') && endOf(key.slice(0, -1), value) !== undefined;

/** So many of each resource. */
const isPurse = (value: Json): boolean => Object.keys(value).length > 0 && Object.values(value).every(isNumber) && !('count' in value) && !Object.keys(value).some((key) => isEnd(key, value));
const isStack = (value: Json): boolean => isNumber(value.count);
