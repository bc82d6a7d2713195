import type { Explanation, Place } from '../board';
import type { Face } from '../face';
import type { Plain } from '../plain';
import type { Words } from '../protocol';
import { knows, t } from '../texts/language.svelte';
import { bound } from './bound';
import { actions } from './moves';
import { labelOf, nameOf } from '../texts/naming';
import Regions from './Regions.svelte';
import Team from './Team.svelte';
import { defaultFace } from '../default-face';
import { brief, fieldsOf, placesOf, thingAt, titleIn } from './view';

/** A face for any game: what its view says, as lists, and a button for each kind of move. */
export const genericFace = (game: string): Face => ({
  ...defaultFace,
  Board: null,
  Regions: bound(game, Regions),
  Team: bound(game, Team),
  seatName: (seat) => String.fromCharCode('A'.charCodeAt(0) + seat),
  actions: (choices) => actions(game, choices),
  row: ({ words }, _view, say) => ({ picture: null, name: say(words.id, words.args) }),
  placesOf,
  beginsTurn: (words) => /-event-(turn|turn-began|new-turn)$/.test(words.id),
  placesIn: () => [],
  questionsAt: () => [],
  explain: (place, view) => explain(game, place, view),
  ending: (name) => `${game}-ending-${name}`,
});

/** A thing by its name and what the catalogue says it does, then field by field. */
function explain(game: string, place: Place, view: Plain): Explanation | null {
  const thing = thingAt(view, place);
  if (!thing) return null;
  const [key = ''] = Object.keys(thing);
  const does = `${game}-${key}-does-${place}`;
  const name = titleIn(thing);
  const fields = fieldsOf(game, thing).map(([field, value]) => (value === true ? labelOf(game, field) : `${labelOf(game, field)}: ${brief(game, field, value)}`));
  const lines = [...(knows(does) ? [t(does)] : []), ...fields];
  return { about: '', title: name ? `${nameOf(game, key, place)} · ${t(name.slice(1))}` : nameOf(game, key, place), lines };
}
