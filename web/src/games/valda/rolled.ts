import { RESOURCES, readStock, type Stock } from './stock';
import type { Beat } from './table';
import { eventsIn } from './told';
import type { Event, View } from './types';

/** What the dice of this turn showed and brought: the faces, and each resource before and after. */
export interface Rolled {
  faces: string[];
  gains: { kind: keyof Stock; count: number; before: number; now: number }[];
}

/** Dice bring resources by this rule, and the second of a 1 that Kari rolled again. (valda:R91, R147) */
const BY_DICE = ['valda:R91', 'valda:R147@'];

export function rolledBy(seat: string, view: View, log: readonly Beat[]): Rolled | undefined {
  const events = eventsIn(log);
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === 'turn-began') + 1);
  const gained = turn.flatMap((event) => (event.kind === 'resources-gained' && event.seat === seat && BY_DICE.some((rule) => event.cause?.startsWith(rule)) ? [event.resources] : []));
  if (gained.length === 0) return undefined;
  const now = readStock(view.state.players[Number(seat.slice('seat:'.length)) - 1]?.stock ?? '');
  const gain = readStock(gained.join('+'));
  return {
    faces: facesOf(turn, seat),
    gains: RESOURCES.filter((kind) => gain[kind] > 0).map((kind) => ({ kind, count: gain[kind], before: now[kind] - gain[kind], now: now[kind] })),
  };
}

/** The faces as they lay at last, with every die that was rolled again. */
function facesOf(turn: readonly Event[], seat: string): string[] {
  const from = turn.findLastIndex((event) => event.kind === 'dice-rolled' && event.seat === seat);
  const rolled = turn[from];
  if (rolled?.kind !== 'dice-rolled') return [];
  const faces: string[] = [...rolled.faces];
  for (const event of turn.slice(from)) if (event.kind === 'die-rerolled' || event.kind === 'die-turned') faces[event.die - 1] = event.face;
  return faces;
}
