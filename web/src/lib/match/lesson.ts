import type { Beat, Reason, Scene, TableCard } from '../wire';

/**
 * One moment of a lesson, as the hall shows it; generated from the scenarios of the lesson.
 *
 * @param text what is explained here: the sentence `lesson.<text>` of the game
 * @param rule where the rule book says it, `claim:R10`
 * @param move the line that was played then; without it the lesson just goes on
 * @param reasons why not, as the hall said it then
 * @param log what happened just before that the scene does not tell itself
 */
export interface LessonMoment {
  text: string;
  rule: string;
  move?: string;
  reasons?: Reason[];
  log: Beat[];
  scene: Scene;
}

/** The moments of scenarios that teach something. */
export interface Lesson {
  table: TableCard;
  moments: LessonMoment[];
}

/** How often the reader has to touch something before the last moment is there. */
export const taps = ({ moments }: Lesson): number => moments.length - 1;

/** The reader sits where the one sat who played it. */
export function withName(scene: Scene, name: string): Scene {
  return { ...scene, seats: scene.seats.map((chair) => (chair.sitting === 'person' ? { ...chair, name } : chair)) };
}
