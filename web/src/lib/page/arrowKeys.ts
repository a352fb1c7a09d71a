/** What lies less far above or below lies beside. */
const STEP = 20;

type KeyInside = KeyboardEvent & { currentTarget: HTMLElement };

const goes = (at: number, last: number): Readonly<Record<string, number>> => ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last });

/** Whether a key is meant for the table: the focus is at its board or its bar, and nobody writes or holds another key. */
export const isKeyOfTable = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && target instanceof Element && target.closest('.stage') !== null && !target.matches('input, textarea, select');

/** Of things that are one stop for Tab, arrow keys lead from each to the next, round and round; Home and End to the ends. */
export function arrowKeys(event: KeyInside): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const to = goes(all.indexOf(event.target as HTMLElement), all.length - 1)[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}

/** On a map, up and down lead to what lies nearest above or below the middle of where one is, and the other keys as in a row. */
export function mapKeys(event: KeyInside): void {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (way === undefined) return arrowKeys(event);
  event.preventDefault();
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(event.target as Element);
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    .map((element) => ({ element, at: middle(element) }))
    .filter(({ at }) => (at[1] - y) * way > STEP)
    .map(({ element, at }) => ({ element, far: Math.abs(at[0] - x) + 2 * Math.abs(at[1] - y) }));
  found.sort((one, other) => one.far - other.far)[0]?.element.focus();
}

/** The same down a long list of links, buttons and what unfolds, from its newest entry up; it ends at its ends. */
export function listKeys(event: KeyInside): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter((element) => element.checkVisibility());
  const at = all.indexOf(event.target as HTMLElement);
  const last = all.length - 1;
  const up = at < 0 ? last : at - 1;
  const to = { ArrowUp: up, ArrowDown: at < 0 ? last : at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[Math.min(Math.max(to, 0), last)]?.focus();
}
