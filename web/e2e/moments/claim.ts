import type { Tried } from '../games.ts';
import { byMouse } from '../play.ts';

const FIRE = { artifacts: 'yes', locations: 'both', factions: 'ice-king,ice-queen,demon,poisoner,fire-elemental' };

export default {
  tables: [{ seats: 2, settings: FIRE }, { seats: 3 }, { seats: 4 }],
  touch: byMouse,
  pictures: [],
  text: 'ask.take-deck-or-not',
  isUpright: true,
} satisfies Tried;
