import type { Phrases } from './phrases';
import { humanised } from './phrases';

/** One line of a view that nobody has written a board for. */
export interface ViewLine {
  depth: number;
  label: string;
  value: string;
  anchors: string[];
}

const isAnchor = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]+:\S+$/.test(value);

/** A view as lines: each component by its name, its things by theirs. Nothing is left out but what is empty or does not apply. */
export function viewLines(view: unknown, phrases: Phrases, depth = 0): ViewLine[] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([key, value]) => lines(humanised(dashed(key)), value, phrases, depth));
}

function lines(label: string, value: unknown, phrases: Phrases, depth: number): ViewLine[] {
  if (value === null || value === undefined || value === false || value === 'none') return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (value.every((one) => typeof one !== 'object' || one === null)) {
      const present = value.filter((one) => one !== null);
      return [{ depth, label, value: present.map((one) => word(one, phrases)).join(', '), anchors: present.filter(isAnchor) }];
    }
    return value.flatMap((one, index) => lines(`${label} ${index + 1}`, one, phrases, depth));
  }
  if (typeof value === 'object') {
    const inner = viewLines(value, phrases, depth + 1);
    return inner.length === 0 ? [] : [{ depth, label, value: '', anchors: [] }, ...inner];
  }
  return [{ depth, label, value: word(value, phrases), anchors: isAnchor(value) ? [value] : [] }];
}

function word(value: unknown, phrases: Phrases): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return isAnchor(value) ? phrases.name(value) : String(value);
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
