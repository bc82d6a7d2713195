import type { CourseInfo, LessonInfo, Words } from '../protocol';
import { fetchCourses, openLesson, RestRefused, showTable } from '../rest';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { learn, t } from '../texts/language.svelte';
import { forget, keep, keepTicket, tickets } from '../tickets';
import { isGame } from './kinds';

let asked: Promise<CourseInfo[]> | null = null;

/** Every course, with its words at hand. Asked for once. */
export async function courses(): Promise<CourseInfo[]> {
  asked ??= fetchCourses();
  try {
    const [found] = await Promise.all([asked, learn('lessons')]);
    return found;
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** What the messages of a lesson begin with. */
export const textOf = (lesson: string): string => `lesson-${lesson.replace('/', '-')}`;

export const titleOf = (lesson: string): string => (isGame(lesson) ? t('learn-first-game') : t(`${textOf(lesson)}-title`));

export const pathOf = (lesson: string): string => `/learn/${lesson}`;

/** Lessons of a course in their order, the first game last. */
export const lessonsOf = (course: CourseInfo): LessonInfo[] => [...course.lessons, course.first];

/** What comes after a lesson; null: nothing. */
export function after(lesson: string, all: readonly CourseInfo[]): LessonInfo | null {
  const course = all.find((each) => lesson.startsWith(`${each.game}/`));
  const list = course ? lessonsOf(course) : [];
  return list[list.findIndex((each) => each.id === lesson) + 1] ?? null;
}

/** Go to the table of a lesson: the one that was left, or a new one. Returns why not, if not. */
export async function enter(lesson: string): Promise<Words | null> {
  try {
    const found = (await courses()).flatMap(lessonsOf).find((each) => each.id === lesson);
    if (!found) return { id: 'learn-unknown' };
    const left = await leftAt(lesson);
    go(`/table/${left ?? (await open(found))}`, true);
    return null;
  } catch (error) {
    if (error instanceof RestRefused) return error.reason;
    throw error;
  }
}

/** The table where this lesson was left unfinished. */
async function leftAt(lesson: string): Promise<string | null> {
  const kept = tickets().find((each) => each.lesson === lesson || (isGame(lesson) && each.first === lesson));
  if (!kept || kept.won !== undefined) return null;
  const known = await showTable(kept.table).catch(() => null);
  return known && !known.over ? kept.table : null;
}

/** Begin anew: whatever was left is forgotten. */
export async function restart(lesson: string): Promise<Words | null> {
  for (const each of tickets()) if (each.lesson === lesson) forget(each.table);
  return enter(lesson);
}

async function open({ id, game, seats, bots }: LessonInfo): Promise<string> {
  const name = settings.name || t('web-guest');
  const ticket = await openLesson({ game, name, seats, bots, settings: { lesson: id, consent: 'auto' } });
  keepTicket(ticket, game);
  keep(ticket.table, isGame(id) ? { first: id } : { lesson: id });
  return ticket.table;
}
