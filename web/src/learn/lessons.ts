// lessons.ts - the lessons there are, and their sentences. Each is fetched when it is opened or listed.
import { later } from '../lib/i18n.svelte';
import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });

/** Names of all lessons. */
export const LESSONS: readonly string[] = Object.keys(files).map((path) => path.split('/')[1] ?? '');

export async function loadLesson(id: string): Promise<Lesson | null> {
  const load = files[`./${id}/lesson.json`];
  if (load === undefined) return null;
  const [lesson] = await Promise.all([load(), later('learn'), later(`learn/${id}`)]);
  return lesson;
}

export interface Listed {
  id: string;
  lesson: Lesson;
}
/** All of them, in the order in which one learns. */
export async function allLessons(): Promise<Listed[]> {
  const found = await Promise.all(LESSONS.map(async (id) => ({ id, lesson: await loadLesson(id) })));
  return found.flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : [])).sort((a, b) => a.lesson.order - b.lesson.order);
}
