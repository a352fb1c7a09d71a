import type { GameModule } from '../registry';
import { describe } from './describe';
import { naming } from './naming';
import { holdFor } from './tricks';
import type { Glance } from './types';

/** What Claim brings along beside its board. */
const claim: GameModule = {
  naming,
  isMinor: ({ kind }) => kind === 'window-passed',
  hold: (scene) => holdFor(scene.beats),
  describe: (view, seat, log, phrases, text, hasAids) => describe(view as Glance, seat, log, phrases, text, hasAids),
  hasWindows: ({ artifacts }) => artifacts === 'yes',
  orderCards: ({ view, seat }) =>
    ((view as Glance).seats.find((one) => one.seat === seat)?.row ?? []).map((artifact) => artifact.replace('artifact:', '')),
  shows: (offer, scene) => {
    const view = scene.view as Glance;
    const mine = view.seats.find(({ seat }) => seat === scene.seat);
    const here = new Set<string>([
      ...(mine?.known ?? []),
      ...(mine?.row ?? []),
      ...view.centre,
      ...view.trolls,
      ...view.seats.flatMap(({ gnomes }) => gnomes),
    ]);
    const isHere = offer.anchors.filter((anchor) => !anchor.startsWith('seat:'));
    return isHere.length > 0 && isHere.every((anchor) => here.has(anchor)) && !['name', 'give', 'haul', 'retrieve', 'give-up'].includes(offer.move.kind);
  },
};

export default claim;
