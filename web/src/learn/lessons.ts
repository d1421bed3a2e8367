// lessons.ts - the lessons there are, and their sentences. Each is fetched when it is opened or listed.
import { later } from '../lib/i18n.svelte';
import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });
const folderOf = (path: string): string => path.split('/')[1] ?? '';

/** Names of all lessons. */
export const LESSONS: readonly string[] = Object.keys(files).map(folderOf);

/** Other modules that a lesson is about, besides the one it is named after. */
const also = import.meta.glob<string[]>('./*/also.json', { import: 'default', eager: true });

/** The lesson of a game or a module. */
export function lessonOf(name: string): string | undefined {
  if (LESSONS.includes(name)) return name;
  const path = Object.keys(also).find((p) => also[p]?.includes(name));
  return path === undefined ? undefined : folderOf(path);
}

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
