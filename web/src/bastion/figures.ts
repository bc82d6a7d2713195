/** Who did what in a game that is over, counted from what the log told. */
import type { Figure } from '../face';
import type { Words } from '../protocol';
import type { View } from './view';

type Count = (words: Words) => number;

const each =
  (counted: string): Count =>
  ({ id }) =>
    Number(id === counted);

/** How many of something words tell of. */
const amount =
  (...ids: string[]): Count =>
  ({ id, args }) =>
    ids.includes(id) ? Number(args?.count ?? 0) : 0;

const COUNTED: Readonly<Record<string, Count>> = {
  'bastion-figure-defeated': each('bastion-event-defeated'),
  'bastion-figure-gained': amount('bastion-event-channelled', 'bastion-event-tower-emptied', 'bastion-event-citadel-emptied'),
  'bastion-figure-paid': amount('bastion-event-paid'),
  'bastion-figure-spells': each('bastion-event-cast'),
  'bastion-figure-rituals': each('bastion-event-performed'),
};

/** A deed belongs to the seat its words name: a spell lent in another's turn is the lender's. */
export const figures = (view: View, told: readonly Words[]): Figure[] =>
  Object.entries(COUNTED).map(([id, count]) => ({
    words: { id, args: {} },
    amounts: view.seats.map(({ seat }) => told.filter(({ args }) => args?.seat === seat).reduce((sum, words) => sum + count(words), 0)),
  }));
