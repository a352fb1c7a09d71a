/** How often each value stands in a list such as `0,1,x,x`. */
export function counted(list: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of list.split(',')) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The same as a list again, in the order of the values. */
export const listed = (counts: Readonly<Record<string, number>>, values: readonly string[]): string =>
  values.flatMap((value) => Array<string>(counts[value] ?? 0).fill(value)).join(',');

export const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
