type KeyInside = KeyboardEvent & { currentTarget: HTMLElement };

const goes = (at: number, last: number): Readonly<Record<string, number>> => ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last });

/** Of things that are one stop for Tab, arrow keys lead from each to the next, round and round; Home and End to the ends. */
export function arrowKeys(event: KeyInside): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const to = goes(all.indexOf(event.target as HTMLElement), all.length - 1)[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}

/** The same down a long list of links and what unfolds, from its newest entry up; it ends at its ends. */
export function listKeys(event: KeyInside): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, summary')].filter((element) => element.checkVisibility());
  const at = all.indexOf(event.target as HTMLElement);
  const last = all.length - 1;
  const up = at < 0 ? last : at - 1;
  const to = { ArrowUp: up, ArrowDown: at < 0 ? last : at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[Math.min(Math.max(to, 0), last)]?.focus();
}
