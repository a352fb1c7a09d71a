/** Basic resources, as the hall counts them. */
export interface Stock {
  blood: number;
  diamond: number;
  gold: number;
}

export const RESOURCES = ['blood', 'diamond', 'gold'] as const;

export const covers = (has: Stock, cost: Stock): boolean => RESOURCES.every((kind) => has[kind] >= cost[kind]);

/** What is missing to pay this. */
export const missing = (has: Stock, cost: Stock): Stock => ({
  blood: Math.max(0, cost.blood - has.blood),
  diamond: Math.max(0, cost.diamond - has.diamond),
  gold: Math.max(0, cost.gold - has.gold),
});

export const minus = (has: Stock, cost: Stock): Stock => ({
  blood: has.blood - cost.blood,
  diamond: has.diamond - cost.diamond,
  gold: has.gold - cost.gold,
});

/** `2-blood+1-gold`, as the notation writes it; `nothing` is nothing. */
export function readStock(word: string): Stock {
  const stock: Stock = { blood: 0, diamond: 0, gold: 0 };
  for (const [, count, kind] of word.matchAll(/(\d+)-(blood|diamond|gold)/g)) stock[kind as keyof Stock] += Number(count);
  return stock;
}

/** Those that are there, in their order. */
export const parts = (stock: Stock): { kind: keyof Stock; count: number }[] =>
  RESOURCES.filter((kind) => stock[kind] > 0).map((kind) => ({ kind, count: stock[kind] }));
