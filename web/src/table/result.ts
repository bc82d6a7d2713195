import type { GameSetup } from '../games';
import { parts } from '../names';
import { levelOf, valuesOf } from '../options';
import type { About, EditionInfo } from '../protocol';
import type { Session } from './session.svelte';

/** Whether those who look have won: one of their seats, or for onlookers anybody. */
export function hasWon({ turn, you }: Session): boolean {
  const scores = you.seats.length ? you.seats.map((seat) => turn.scores[seat] ?? 0) : turn.scores;
  return scores.some((score) => score > 0);
}

/** The same game once more, with the same seats; people who are not here are invited. */
export function sameSetup(session: Session, server: About | null): GameSetup {
  const name = session.table?.game ?? '';
  const { game, edition } = parts(name);
  const holders = (session.table?.holders ?? []).map(({ person, bot }) => (session.you.person === person && person ? 'me' : bot || 'friend'));
  return { path: edition ? `${game}/${edition}` : game, values: valuesOf(name, server), holders };
}

/** The same setup one level harder or easier; null where there is none. */
export function atLevel(setup: GameSetup, edition: EditionInfo | undefined, by: 1 | -1): GameSetup | null {
  const option = edition && levelOf(edition);
  const at = option?.valid.indexOf(setup.values[option.name] ?? option.default) ?? -1;
  const next = option?.valid[at + by];
  return option && at >= 0 && next ? { ...setup, values: { ...setup.values, [option.name]: next } } : null;
}

const INVITATION = /\/table\/([\w-]+)#invite=([\w-]+)/;

/** The path of the table somebody else opened for the same people after the end, if they did. */
export function rematchPath(session: Session): { path: string; by: number } | null {
  const lines = session.log.filter((line) => line.text && line.by !== session.you.person);
  const line = lines.findLast((each) => INVITATION.test(each.text ?? ''));
  const [path] = INVITATION.exec(line?.text ?? '') ?? [];
  return path && line?.by !== undefined ? { path, by: line.by } : null;
}
