import type { Tried } from '../games.ts';
import { byKeys } from '../play.ts';

export default {
  tables: [{ seats: 1 }, { seats: 2 }, { seats: 6 }],
  touch: byKeys, // a map of 217 spaces is quicker by keys, which lead to each space that can be reached
  told: { seats: ['me', 'bot'], moment: { round: 6, liked: ['roll-dice', 'enter-market', 'warm-up', 'leave-market', 'pass', 'end-turn', 'halt'] } },
  pictures: ['move', 'melee'],
  text: 'move.enter-market',
} satisfies Tried;
