/** What is done without asking, for whoever wants that. */
import type { ChoiceOf } from '../board';
import type { AutomaticAnswers } from '../face';
import { actions } from './actions';
import { type Deal, offered } from './deals';
import { amount, me } from './seen';
import { type Goods, type Move, PARTS, RESOURCES, type View } from './view';

/** Yes to an offer that costs nothing of use, a friendly no to every other; the end of a turn in which nothing useful is left. */
export function automatic(choices: readonly ChoiceOf<Move>[], view: View, wanted: AutomaticAnswers): ChoiceOf<Move> | null {
  if (view.offer) return answer(choices, view, wanted);
  if (!wanted.pass || view.stage !== 'market') return null;
  const isUseful = actions(choices, view).some((each) => each.use > 0 || each.id === 'barter');
  return isUseful ? null : (choices.find((each) => each.move.do === 'end turn') ?? null);
}

function answer(choices: readonly ChoiceOf<Move>[], view: View, { consent, decline }: AutomaticAnswers): ChoiceOf<Move> | null {
  const deal = offered(view);
  const yes = consent && deal && isHarmless(deal, view) ? choices.find((each) => each.move.do === 'accept') : null;
  return yes ?? (decline ? (choices.find((each) => each.move.do === 'decline') ?? null) : null);
}

const total = (goods: Goods): number => RESOURCES.reduce((sum, each) => sum + amount(goods, each), 0);

/** Whether a deal brings as much as it takes, and leaves enough for any part that is missing. */
function isHarmless({ give, get }: Deal, view: View): boolean {
  const own = me(view);
  if (!own || total(get) < total(give)) return false;
  const prices = PARTS.filter((part) => own.castle[part].have < own.castle[part].need).map((part) => view.prices[part]);
  return RESOURCES.every((each) => !amount(give, each) || prices.every((price) => amount(own.goods, each) - amount(give, each) >= amount(price, each)));
}
