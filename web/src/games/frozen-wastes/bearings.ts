import type { Lookup, Phrases } from '../../lib/text/phrases';
import { around, landAt, LANDS, type Land } from './isheim';
import type { Side } from './parties';

/** The ways of a compass, clockwise from the east. */
const WINDS: readonly string[] = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];
const EIGHTH = Math.PI / 4;

/** Which way one looks from a space to another. */
export const windFrom = (from: Land, to: Land): string => {
  const turns = Math.round(Math.atan2(to.centre.y - from.centre.y, to.centre.x - from.centre.x) / EIGHTH);
  return WINDS[(turns + WINDS.length) % WINDS.length] ?? '';
};

const known = new Map<Land, ReadonlyMap<Land, number>>();

/** How many steps every space is away over land, not through Green Vale. */
export function stepsFrom(start: Land): ReadonlyMap<Land, number> {
  const before = known.get(start);
  if (before) return before;
  const steps = new Map([[start, 0]]);
  const open = [start];
  for (let land = open.shift(); land; land = open.shift()) {
    if (land.dwelling === 'vale' && land !== start) continue;
    for (const { land: next } of around(land)) {
      if (steps.has(next)) continue;
      steps.set(next, (steps.get(land) ?? 0) + 1);
      open.push(next);
    }
  }
  known.set(start, steps);
  return steps;
}

const TOWNS = LANDS.filter(({ town }) => town !== undefined);
const farTo = (from: Land, to: Land): number => stepsFrom(from).get(to) ?? 0;

/** Where a space lies: so many steps this way of the nearest town; nothing to say of a town, which is known by its name. */
export function near(land: Land, phrases: Phrases, text: Lookup): string {
  const [town] = [...TOWNS].sort((one, other) => farTo(one, land) - farTo(other, land));
  if (land.town !== undefined || !town?.town) return '';
  return text('words.near', { steps: farTo(town, land), way: windOf(town, land, text), name: phrases.name(town.anchor) }) ?? '';
}

/** A space with where it lies. */
export function placed(land: Land, phrases: Phrases, text: Lookup): string {
  const [space, where] = [phrases.name(land.anchor), near(land, phrases, text)];
  return where === '' ? space : (text('words.at', { space, near: where }) ?? space);
}

/** How far and which way a space lies from a hero. */
export function fromYou(land: Land, own: Side | undefined, text: Lookup): string {
  const here = landAt(own?.party.at);
  if (!here) return '';
  const steps = farTo(here, land);
  return (steps === 0 ? text('words.here') : text('words.from-you', { steps, way: windOf(here, land, text) })) ?? '';
}

const windOf = (from: Land, to: Land, text: Lookup): string => text(`wind.${windFrom(from, to)}`) ?? '';

/** A space with where it lies, and where from the hero, in one sentence without its end. */
export const foundAt = (land: Land, own: Side | undefined, phrases: Phrases, text: Lookup): string => {
  const far = fromYou(land, own, text);
  return far === '' ? placed(land, phrases, text) : (text('words.found', { space: placed(land, phrases, text), far }) ?? '');
};

/** Nearest first, from where a hero stands. */
export const byDistance = (lands: readonly Land[], own: Side | undefined): Land[] => {
  const here = landAt(own?.party.at);
  return here ? [...lands].sort((one, other) => farTo(here, one) - farTo(here, other)) : [...lands];
};
