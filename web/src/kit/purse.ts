/** So many of each resource; none of what is not named. */
export type Purse = Readonly<Record<string, number>>;

const amount = (purse: Purse, kind: string): number => purse[kind] ?? 0;

const kindsOf = (purses: readonly Purse[]): string[] => [...new Set(purses.flatMap((purse) => Object.keys(purse)))];

/** A purse as a word of a move, `1-gold+1-snowshoe`; nothing if it is not a purse. */
export function readPurse(word: string): Purse | undefined {
  if (word === 'nothing') return {};
  const parts = word.split('+').map((part) => /^(\d+)-([a-z][a-z-]*)$/.exec(part));
  return parts.every((part) => part !== null) ? Object.fromEntries(parts.map(([, count, kind]) => [kind, Number(count)])) : undefined;
}

export const isSamePurse = (one: Purse, other: Purse): boolean => kindsOf([one, other]).every((kind) => amount(one, kind) === amount(other, kind));

const isWithin = (part: Purse, whole: Purse): boolean => kindsOf([part, whole]).every((kind) => amount(part, kind) <= amount(whole, kind));

/** How one may go on paying: a resource of which some is wanted by one of the prices. */
export interface Payment {
  kind: string;
  chosen: number;
  /** So many at most, whatever else is paid. */
  most: number;
  canAdd: boolean;
}

/**
 * What can be paid with, in the order in which the prices name it. One more can be added as long as that is still part of
 * a price that is accepted.
 */
export function payments(prices: readonly Purse[], chosen: Purse): Payment[] {
  return kindsOf(prices).map((kind) => {
    const more = { ...chosen, [kind]: amount(chosen, kind) + 1 };
    return {
      kind,
      chosen: amount(chosen, kind),
      most: Math.max(...prices.map((price) => amount(price, kind))),
      canAdd: prices.some((price) => isWithin(more, price)),
    };
  });
}

/** The price that is paid by exactly this. */
export const priceFor = (prices: readonly Purse[], chosen: Purse): number => prices.findIndex((price) => isSamePurse(price, chosen));

/** What every price has in common, which has to be paid anyhow. */
export const unavoidable = (prices: readonly Purse[]): Purse =>
  Object.fromEntries(kindsOf(prices).map((kind) => [kind, Math.min(...prices.map((price) => amount(price, kind)))]));
