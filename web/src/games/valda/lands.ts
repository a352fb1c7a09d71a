import { catalogue } from './catalogue';
import { readStock, type Stock } from './stock';
import type { Built, Phase, View } from './types';

/** In the order in which they are played. (valda:R31) */
export const PHASES: readonly Phase[] = ['valda', 'attack', 'followers', 'resource'];

/** One area as it is drawn. */
export interface Land {
  id: string;
  anchor: string;
  /** Who lives there, or who could. */
  occupants: string[];
  /** Those of them who are Giants, by their names alone. */
  giants: string[];
  isDecided: boolean;
  type: 'god' | 'giant' | 'undecided';
  /** In which phase its power works. */
  phase: string;
  cost: Stock[];
  /** The same as it is printed, and who makes it cheaper. */
  printed: Stock[];
  cheaperBy: string[];
  /** What stands on each field, the first field first. */
  fields: (Standing | undefined)[];
  free: number;
  ruler: string | undefined;
  shares: { seat: string; temples: number; level: number }[];
  /** What one more temple of the reader would make of it. */
  built: Built | undefined;
}

interface Standing {
  owner: string;
  isFrozen: boolean;
}

/** So many lands are in the upper row of a wide map. */
const UPPER = 4;

/** Whether all of these live in the lower row, so that a sheet about them lies over the upper one. */
export const liveBelow = (occupants: readonly string[], lands: readonly Land[]): boolean => occupants.length > 0 && occupants.every((one) => lands.findIndex((land) => land.occupants.includes(one)) >= UPPER);

/** The word behind an anchor: `occupant:freya` → freya. */
export const idOf = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

export const deity = (id: string) => catalogue.occupant[id];

export function landsOf(view: View): Land[] {
  return view.control.map((control, index) => {
    const state = view.state.areas[index];
    const id = idOf(control.area);
    const occupants = state?.occupant ? [idOf(state.occupant)] : id.split('-');
    const temples = state?.temples ?? [];
    const fields = Array.from({ length: temples.length + control.free }, (_, field) => {
      const temple = temples.find((one) => one.field === field + 1);
      return temple && { owner: temple.owner, isFrozen: temple.frozenBy.length > 0 || temple.frozenForEver };
    });
    return {
      id,
      anchor: `area:${id}`,
      occupants: occupants.map((one) => `occupant:${one}`),
      giants: occupants.filter((one) => deity(one)?.giant),
      isDecided: state?.occupant !== undefined,
      type: state?.occupant === undefined ? 'undecided' : deity(occupants[0] ?? '')?.giant ? 'giant' : 'god',
      phase: deity(occupants[0] ?? '')?.phase ?? 'valda',
      cost: control.cost.map(readStock),
      printed: occupants.map((one) => readStock(deity(one)?.cost ?? '')),
      cheaperBy: view.state.areas.flatMap(({ occupant = '' }) => (occupants.includes(idOf(deity(idOf(occupant))?.cheapens ?? '')) ? occupant : [])),
      fields,
      free: control.free,
      ruler: control.ruler,
      built: control.built,
      shares: control.levels
        .map((level, seat) => ({ seat: `seat:${seat + 1}`, level, temples: temples.filter(({ owner }) => owner === `seat:${seat + 1}`).length }))
        .filter(({ temples: count, level }) => count > 0 || level > 0),
    };
  });
}

/** The powers of a seat that work in a phase, with its level. */
export const powersIn = (lands: readonly Land[], phase: string, seat: string | undefined): { occupant: string; level: number }[] =>
  lands
    .filter((land) => land.isDecided && land.phase === phase)
    .flatMap((land) => {
      const level = land.shares.find((share) => share.seat === seat)?.level ?? 0;
      return level > 0 ? [{ occupant: land.occupants[0] ?? '', level }] : [];
    });

/** Of the temples and occupants that can be chosen the first: Tab leads there too, and arrow keys to the others. */
export const firstChosen = (lit: ReadonlySet<string>): string | undefined => [...lit].find((anchor) => anchor.startsWith('field:') || anchor.startsWith('occupant:'));
