const goes = (at: number, last: number): Readonly<Record<string, number>> => ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last });

/** Of things that are one stop for Tab, arrow keys lead from each to the next, round and round; Home and End to the ends. */
export function arrowKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const to = goes(all.indexOf(event.target as HTMLElement), all.length - 1)[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}
