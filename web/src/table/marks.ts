import type { TableInfo } from '../protocol';
import type { Say } from '../texts/catalogue';

/** What sets a game apart, and why it says so. */
export interface Mark {
  name: string;
  why: string;
}

/** Whether somebody knew more than the rules let them know, and whether the data are somebody's own. */
export function marksOf(table: TableInfo | null, say: Say): Mark[] {
  const marks: Mark[] = [];
  if (table?.practice && !table.lesson) marks.push({ name: say('web-practice'), why: say('web-practice-why') });
  if (table?.own_data) marks.push({ name: say('table-own-data'), why: say('table-own-data-why') });
  return marks;
}
