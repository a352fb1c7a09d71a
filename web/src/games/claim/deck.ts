import { catalogue } from './catalogue';

/** A deck of Claim: one pair and as many single factions as the seats need. (claim:R2, claim:N1) */
export type Deck = readonly string[];

const factions = catalogue.faction;

export const sets: readonly string[] = [...new Set(Object.values(factions).map(({ box }) => box))];
export type Owned = ReadonlySet<string>;

const owned = (sets: Owned, faction: string): boolean => sets.has(factions[faction]?.box ?? '');

const deckFor = (seats: number) => Object.values(catalogue.deck).findLast((deck) => deck.seats <= seats);

export const singlesNeeded = (seats: number): number => deckFor(seats)?.singles ?? 0;

export const singles = (from: Owned): string[] =>
  Object.keys(factions).filter((faction) => !factions[faction]?.pair && owned(from, faction));

/** Each pair once, by the half that is printed first. */
export const pairs = (from: Owned): string[] => {
  const halves = Object.keys(factions).filter((faction) => factions[faction]?.pair && owned(from, faction));
  return halves.filter((half, index) => halves.indexOf(factions[half]?.pair ?? '') > index);
};

/** The deck that is used unless another is chosen. */
export const baseDeck = (seats: number): Deck => deckFor(seats)?.usual ?? [];

export const isPaired = (faction: string): boolean => factions[faction]?.pair !== undefined;

/**
 * The deck after a touch on a single faction: it leaves the deck or joins it. Where all places are taken, the one that was
 * chosen longest ago makes room, so that touching as many as there are places chooses these and no others.
 *
 * @param picks what was touched before, the first one first
 */
export function toggle(deck: Deck, faction: string, seats: number, picks: readonly string[]): Deck {
  if (deck.includes(faction)) return deck.filter((one) => one !== faction);
  const [oldest] = deck.filter((one) => !isPaired(one)).sort((one, other) => picks.lastIndexOf(one) - picks.lastIndexOf(other));
  return inOrder([...deck.filter((one) => one !== oldest || lacking(deck, seats) > 0), faction]);
}

/** How many single factions a deck still needs. */
export const lacking = (deck: Deck, seats: number): number => singlesNeeded(seats) - deck.filter((one) => !isPaired(one)).length;

/** A deck drawn from these sets; nothing if they have too few factions. */
export function draw(from: Owned, seats: number, random: () => number): Deck | undefined {
  const [pair] = shuffled(pairs(from), random);
  const tens = shuffled(singles(from), random).slice(0, singlesNeeded(seats));
  if (!pair || tens.length < singlesNeeded(seats)) return undefined;
  return inOrder([pair, factions[pair]?.pair ?? '', ...tens]);
}

/** The deck with another in the place of one faction, or of the pair it belongs to; the same deck if there is none. */
export function redraw(deck: Deck, faction: string, from: Owned, random: () => number): Deck {
  const [other] = shuffled((isPaired(faction) ? pairs(from) : singles(from)).filter((one) => !deck.includes(one)), random);
  return other ? exchange(deck, faction, other) : deck;
}

/** The deck with others in the place of all that is in none of these sets; nothing if they have too few. */
export function onlyOwned(deck: Deck, from: Owned, random: () => number): Deck | undefined {
  const gone = deck.find((faction) => !owned(from, faction));
  if (gone === undefined) return deck;
  const next = redraw(deck, gone, from, random);
  return next === deck ? undefined : onlyOwned(next, from, random);
}

export function exchange(deck: Deck, faction: string, other: string): Deck {
  const gone = [faction, factions[faction]?.pair];
  const come = [other, factions[other]?.pair].filter((one) => one !== undefined);
  return inOrder([...deck.filter((one) => !gone.includes(one)), ...come]);
}

/** A deck that fits another number of seats, with as much of this one as possible. */
export function resize(deck: Deck, seats: number, from: Owned, random: () => number): Deck | undefined {
  const pair = deck.filter(isPaired);
  const tens = deck.filter((one) => !isPaired(one)).slice(0, singlesNeeded(seats));
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
