import type { Lesson } from '../lib/match/lesson';
import lesson from '../games/claim/lesson.json';
import type { ClaimView } from '../games/claim/types';

/** A view of which a test says only what it is about. */
export const viewWith = (part: object): ClaimView => part as ClaimView;

/** The views of the lesson, which are whole. */
export const lessonViews = (lesson as unknown as Lesson).moments.map(({ scene }) => viewWith(scene.view as object));
