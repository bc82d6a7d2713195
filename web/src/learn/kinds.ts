import type { TableInfo } from '../protocol';

const FIRST_GAME = '/first-game';

/** Whether a lesson is played at this table, step by step. */
export const isLesson = (table: TableInfo | null): boolean => Boolean(table?.lesson) && !isFirstGame(table);

/** Whether it is somebody's first game, with a coach. */
export const isFirstGame = (table: TableInfo | null): boolean => table?.lesson.endsWith(FIRST_GAME) ?? false;

/** Whether nothing is left to do in the lesson of this table. */
export const isFinished = (table: TableInfo | null): boolean => isLesson(table) && table !== null && table.steps_done >= table.steps;

/** Whether this lesson is a whole game. */
export const isGame = (lesson: string): boolean => lesson.endsWith(FIRST_GAME);
