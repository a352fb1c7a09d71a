import { around, landAt, type Land } from './isheim';
import { offerAt } from './journey';
import type { Offer } from './table';

/** A shortest way over land, without the first space and not through Green Vale; nothing if there is none. */
export function shortest(from: string, to: string): string[] | undefined {
  const [start, goal] = [landAt(from), landAt(to)];
  if (!start || !goal) return undefined;
  const before = new Map<Land, Land | undefined>([[start, undefined]]);
  const open = [start];
  for (let land = open.shift(); land && land !== goal; land = open.shift()) {
    if (land.dwelling === 'vale') continue;
    for (const { land: next } of around(land)) {
      if (before.has(next)) continue;
      before.set(next, land);
      open.push(next);
    }
  }
  if (!before.has(goal)) return undefined;
  const path: string[] = [];
  for (let land: Land | undefined = goal; land && land !== start; land = before.get(land)) path.unshift(land.anchor);
  return path;
}

/** A touch beside the end goes on, one on the way cuts it there, the end itself takes it away, and anything else is a new way. */
export function planned(plan: readonly string[], from: string, touched: string): string[] {
  const at = plan.indexOf(touched);
  if (touched === from || (at >= 0 && at === plan.length - 1)) return [];
  if (at >= 0) return plan.slice(0, at + 1);
  const end = landAt(plan.at(-1));
  if (end && around(end).some(({ land }) => land.anchor === touched)) return [...plan, touched];
  return shortest(from, touched) ?? [];
}

/** What is left of a plan where one stands now; going another way drops it. */
export function planLeft(plan: readonly string[], at: string | undefined): readonly string[] {
  const done = plan.indexOf(at ?? '');
  if (done >= 0) return plan.slice(done + 1);
  const here = landAt(at);
  return here && around(here).some(({ land }) => land.anchor === plan[0]) ? plan : [];
}

/** The walk that leads farthest along a plan, and how many of its steps that is. */
export function alongPlan(plan: readonly string[], offers: readonly Offer[]): { offer: Offer | undefined; steps: number } {
  const steps = plan.findLastIndex((hex) => offerAt(hex, offers)?.move.kind === 'walk') + 1;
  return { steps, offer: offerAt(plan[steps - 1] ?? '', offers) };
}
