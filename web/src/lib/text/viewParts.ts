import { isOneEach, label } from './labels';
import { humanised, type Phrases } from './phrases';

/** A component of a view that nobody has written a board for: a value with what can be touched in it, or further parts. */
export interface ViewPart {
  label: string;
  value: string;
  anchors: string[];
  parts: ViewPart[];
}

/** One line of such a view. */
export interface ViewLine extends Omit<ViewPart, 'parts'> {
  depth: number;
}

/** A list of more objects than these is told one to a line. */
const MANY = 4;

const isAnchor = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]+:\S+$/.test(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A view as a tree: each component by its name. Nothing is left out but what is empty, does not apply or names the reader. */
export function viewParts(view: unknown, phrases: Phrases): ViewPart[] {
  if (!isObject(view)) return [];
  return Object.entries(view).flatMap(([key, value]) => parts(label(key, phrases.text), value, phrases, isOneEach(key)));
}

/** The same as lines, each below the one it belongs to. */
export function viewLines(view: unknown, phrases: Phrases): ViewLine[] {
  return flat(viewParts(view, phrases));
}

export function flat(all: readonly ViewPart[], depth = 0): ViewLine[] {
  return all.flatMap(({ parts, ...line }) => [{ ...line, depth }, ...flat(parts, depth + 1)]);
}

/** @param each whether a list has one entry for each seat */
function parts(label: string, value: unknown, phrases: Phrases, each = false): ViewPart[] {
  if (value === null || value === undefined || value === false || value === 'none') return [];
  if (Array.isArray(value)) return list(label, value, phrases, each);
  if (isObject(value)) {
    const inner = viewParts(value, phrases);
    return inner.length === 0 ? [] : [{ label, value: '', anchors: [], parts: inner }];
  }
  return String(value).startsWith('viewer:') ? [] : [leaf(label, [value], phrases)];
}

function list(label: string, all: readonly unknown[], phrases: Phrases, isEach: boolean): ViewPart[] {
  const present = all.filter((one) => one !== null);
  if (present.length === 0) return [];
  if (!present.some(isObject)) return [leaf(label, present, phrases)];
  const each = all.flatMap((one, index) => parts(nameOf(one, phrases) ?? (isEach ? `${label}${phrases.colon}${phrases.name(`seat:${index + 1}`)}` : `${label} ${index + 1}`), one, phrases));
  return each.length > MANY ? [{ label, value: '', anchors: [], parts: each.map(inOneLine) }] : each;
}

/** The seat that an object is about, if it says so. */
function nameOf(one: unknown, phrases: Phrases): string | undefined {
  const seat = isObject(one) && 'seat' in one ? one.seat : undefined;
  return isAnchor(seat) ? phrases.name(seat) : undefined;
}

function leaf(label: string, all: readonly unknown[], phrases: Phrases): ViewPart {
  return { label, value: phrases.joined(all.map((one) => word(one, phrases))), anchors: all.filter(isAnchor), parts: [] };
}

function inOneLine(part: ViewPart): ViewPart {
  const leaves = flat(part.parts).filter(({ value }) => value !== '');
  if (leaves.length === 0) return part;
  const value = leaves.map((one) => `${one.label} ${one.value}`).join(' · ');
  return { label: part.label, value, anchors: leaves.flatMap(({ anchors }) => anchors), parts: [] };
}

function word(value: unknown, phrases: Phrases): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (isAnchor(value)) return phrases.name(value);
  return typeof value === 'string' ? humanised(value) : String(value);
}
