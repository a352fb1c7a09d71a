import type { IsMinor, TableState } from './tableState';
import type { Event, Scene } from '../wire';
import { withoutUndone } from './undone';

/** Whether undo would take back less than a reset: two of one's own moves lie on top, and undo is not barred. */
export function canReset({ scene, log }: TableState): boolean {
  if (!scene?.seat || scene.undoBarred) return false;
  const last = withoutUndone(log).filter(({ what }) => what === 'move').slice(-2);
  return last.length === 2 && last.every(({ seat }) => seat === scene.seat);
}

/** Whether taking back more than undo does is somebody else's decision too: bots decide nothing. */
export const asksOthers = ({ seat: own, seats }: Scene): boolean => seats.some(({ seat, sitting }) => seat !== own && sitting === 'person');

/** Whether the others can be asked to let one's own last move be taken back: there is one besides passes, and nothing else is being asked. */
export function canAskBack({ scene, log }: TableState, isMinor: IsMinor = () => false): boolean {
  if (!scene?.seat || scene.ending || scene.proposal || scene.stage === 'paused') return false;
  const isPass = (events: readonly Event[]): boolean => events.length > 0 && events.every(isMinor);
  return withoutUndone(log).some(({ what, seat, events }) => what === 'move' && seat === scene.seat && !isPass(events));
}
