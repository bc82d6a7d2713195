/** What threatens in a race: a rival who lacks one part only. */
import type { Threat } from '../face';
import { partsBuilt } from './seen';
import { PARTS, type Part, type Player, type View } from './view';

/** The part a castle lacks, where it is the last one. */
export function lastPart(player: Player): Part | null {
  return partsBuilt(player) === 5 ? (PARTS.find((part) => player.castle[part].have < player.castle[part].need) ?? null) : null;
}

/** The rivals who could win with their next part. */
export const rivalsAhead = (view: View): Player[] =>
  view.winner ? [] : view.players.filter((each) => each.seat !== view.seat && lastPart(each));

export function threat(view: View): Threat | null {
  const [rival] = rivalsAhead(view);
  const part = rival && lastPart(rival);
  if (!part) return null;
  return { left: 1, level: 'grave', next: [], words: [{ id: 'unbreakable-castle-web-lacks-one', args: { player: rival.seat, part: `@unbreakable-castle-part-${part}` } }] };
}
