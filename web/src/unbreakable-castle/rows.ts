/** A legal move as a row among others: picture, name, place, price, what it brings. */
import type { ChoiceOf } from '../board';
import type { Row } from '../face';
import type { Say } from '../texts/catalogue';
import { tokens } from './bill';
import { dealOf } from './deals';
import { goodsWords, playerWords, possibleWords } from './names';
import { percent } from './odds';
import { questNamed } from './quests';
import { facesOf, me, partsBuilt, playerAt, questId, raceId } from './seen';
import type { Move, Question, Race, SeatLetter, View } from './view';

/** The move as a row; where there is nothing special about it, its name and price. */
export function row(choice: ChoiceOf<Move>, view: View, say: Say, asked: Question | null): Row {
  const name = say(choice.words.id, choice.words.args);
  const { move } = choice;
  switch (move.do) {
    case 'open':
      return { picture: move.cell, name, brings: ahead(move.cell, view, say) };
    case 'race':
      return raceRow(move.race, view, say) ?? { picture: null, name };
    case 'help':
    case 'strike':
      return somebody(move.seat, view, say, asked);
    case 'befriend':
    case 'fight':
      return encounter(move.do, name, view, say, asked);
    case 'fulfil':
      return { picture: questNamed(move.quest, view)?.part ?? null, name: say(questId(move.quest)) };
    case 'lose':
    case 'favour':
      return { picture: move.resource, name };
    case 'exchange':
    case 'barter':
      return { picture: null, name };
    case 'offer':
      return { picture: null, name, act: say('unbreakable-castle-act-offer', choice.words.args) };
    case 'counter':
      return { picture: null, name, act: say('unbreakable-castle-act-counter') };
    case 'build':
      return { picture: move.part, name, price: price(choice, view, say) };
    default:
      return { picture: null, name, price: price(choice, view, say) };
  }
}

/** A friend from the other side: a fight fulfils the quests that ask for it. */
function encounter(how: 'befriend' | 'fight', name: string, view: View, say: Say, asked: Question | null): Row {
  const race = asked?.ask === 'friend' ? asked.race : null;
  const wanted = facesOf(me(view)).filter((each) => how === 'fight' && race && each.asks === 'defeat' && each.races.includes(race));
  return { picture: race, name, brings: wanted.map((each) => say(questId(each.quest))) };
}

function price(choice: ChoiceOf<Move>, view: View, say: Say) {
  const deal = dealOf(choice, view);
  return deal ? tokens(deal.give, say, me(view)?.goods) : [];
}

/** What each edge of a face-down card could bring, and how likely anything is. */
function ahead(cell: string, view: View, say: Say): string[] {
  const found = view.upcoming.cells.find((each) => each.cell === cell);
  const any = found?.any[0] ? [say('unbreakable-castle-web-any-match', { odds: percent(found.any) })] : [];
  return [...(found?.joints.map((each) => possibleWords(each, say)) ?? []), ...any];
}

function raceRow(race: Race, view: View, say: Say): Row | null {
  const found = view.free_races.find((each) => each.race === race);
  if (!found) return null;
  const name = say('unbreakable-castle-web-races', { race: `@${raceId(race)}` });
  return { picture: race, name, place: say(`unbreakable-castle-faction-${found.faction}`), brings: [goodsWords(found.start, say)] };
}

/** Whoever would get or lose a part, and whether that ends the game. */
function somebody(seat: SeatLetter, view: View, say: Say, asked: Question | null): Row {
  const wins = asked?.ask === 'help' && asked.wins.includes(seat) ? [say('unbreakable-castle-web-wins-at-once')] : [];
  const player = playerAt(view, seat);
  const built = player ? [say('unbreakable-castle-web-parts', { count: partsBuilt(player) })] : [];
  return { picture: seat, name: playerWords(view, seat, say), brings: [...built, ...wins] };
}
