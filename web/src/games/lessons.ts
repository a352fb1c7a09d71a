import type { Lesson } from '../lib/match/lesson';

/** Apart from all else of the games: the landing page asks for it, and is to be light. */
const lessons = import.meta.glob<{ default: unknown }>('./*/lesson.json');

export const hasLesson = (id: string): boolean => `./${id}/lesson.json` in lessons;

export async function lessonOf(id: string): Promise<Lesson | undefined> {
  return (await lessons[`./${id}/lesson.json`]?.())?.default as Lesson | undefined;
}
