import type { Tried } from '../games.ts';
import { byMouse } from '../play.ts';

export default {
  tables: [{ seats: 2 }, { seats: 5 }],
  touch: byMouse,
  told: { seats: ['me', 'bot', 'bot'], moment: { round: 3, offers: ['draw-from'], liked: ['build-temple', 'settle', 'attack', 'take-resource', 'endure', 'pass'] } }, // a turn ends, and the others play theirs
  pictures: ['valda', 'attack-defence'],
  text: 'move.keep-dice',
} satisfies Tried;
