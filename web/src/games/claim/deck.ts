import { catalogue } from './catalogue';

/** A deck of Claim: one pair and as many single factions as the seats need. (claim:R2, claim:N1) */
export type Deck = readonly string[];

const factions = catalogue.faction;

export const sets: readonly string[] = [...new Set(Object.values(factions).map(({ box }) => box))];
export type Owned = ReadonlySet<string>;
const all: Owned = new Set(sets);

const owned = (sets: Owned, faction: string): boolean => sets.has(factions[faction]?.box ?? '');

export const singlesNeeded = (seats: number): number => (seats === 2 ? 3 : 5);

export const singles = (from: Owned): string[] =>
  Object.keys(factions).filter((faction) => !factions[faction]?.pair && owned(from, faction));

/** Each pair once, by the half that is printed first. */
export const pairs = (from: Owned): string[] => {
  const halves = Object.keys(factions).filter((faction) => factions[faction]?.pair && owned(from, faction));
  return halves.filter((half, index) => halves.indexOf(factions[half]?.pair ?? '') > index);
};

/** A deck drawn from these sets; nothing if they have too few factions. */
export function draw(from: Owned, seats: number, random: () => number): Deck | undefined {
  const [pair] = shuffled(pairs(from), random);
  const tens = shuffled(singles(from), random).slice(0, singlesNeeded(seats));
  if (!pair || tens.length < singlesNeeded(seats)) return undefined;
  return inOrder([pair, factions[pair]?.pair ?? '', ...tens]);
}

/** The deck with another in the place of one faction, or of the pair it belongs to; the same deck if there is none. */
export function redraw(deck: Deck, faction: string, from: Owned, random: () => number): Deck {
  const isPair = factions[faction]?.pair !== undefined;
  const [other] = shuffled((isPair ? pairs(from) : singles(from)).filter((one) => !deck.includes(one)), random);
  return other ? exchange(deck, faction, other) : deck;
}

/** The deck with others in the place of all that is in none of these sets; nothing if they have too few. */
export function onlyOwned(deck: Deck, from: Owned, random: () => number): Deck | undefined {
  const gone = deck.find((faction) => !owned(from, faction));
  if (gone === undefined) return deck;
  const next = redraw(deck, gone, from, random);
  return next === deck ? undefined : onlyOwned(next, from, random);
}

/** What could lie in the place of this faction: itself, and others of its kind that are not in the deck. */
export function choices(deck: Deck, faction: string, from: Owned): string[] {
  const isPair = factions[faction]?.pair !== undefined;
  return (isPair ? pairs(all) : singles(all)).filter((one) => one === faction || (owned(from, one) && !deck.includes(one)));
}

export function exchange(deck: Deck, faction: string, other: string): Deck {
  const gone = [faction, factions[faction]?.pair];
  const come = [other, factions[other]?.pair].filter((one) => one !== undefined);
  return inOrder([...deck.filter((one) => !gone.includes(one)), ...come]);
}

/** A deck that fits another number of seats, with as much of this one as possible. */
export function resize(deck: Deck, seats: number, from: Owned, random: () => number): Deck | undefined {
  const pair = deck.filter((one) => factions[one]?.pair);
  const tens = deck.filter((one) => !factions[one]?.pair).slice(0, singlesNeeded(seats));
  const more = shuffled(singles(from).filter((one) => !tens.includes(one)), random);
  const whole = [...tens, ...more].slice(0, singlesNeeded(seats));
  return pair.length === 2 && whole.length === singlesNeeded(seats) ? inOrder([...pair, ...whole]) : undefined;
}

const inOrder = (deck: readonly string[]): Deck => Object.keys(factions).filter((faction) => deck.includes(faction));

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const all = [...things];
  for (let last = all.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [all[last], all[at]] = [all[at] as T, all[last] as T];
  }
  return all;
}
