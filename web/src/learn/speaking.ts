/** When a coach speaks: at moments that matter, and about the weightiest thing only. */
import type { Threat } from '../face';
import type { Words } from '../protocol';

/** What a coach sees when it is the beginner's turn. */
export interface Seen {
  /** What would be left undone if the turn ended now; empty: nobody is about to end it. */
  left: string;
  /** So many points of the winning chance the move in the preview would give away. */
  points: number;
  threat: Threat | null;
  /** The threat in words. */
  told: string;
  /** Whether the beginner has not moved yet. */
  isFirst: boolean;
}

/** A move that gives away so many points of the winning chance is worth a word. */
const MUCH = 8;

/** The one thing worth saying; null: nothing, and the coach is quiet. */
export function spoken({ left, points, threat, told, isFirst }: Seen): Words | null {
  if (left) return { id: 'coach-left', args: { left } };
  if (points >= MUCH) return { id: 'coach-drop', args: { points } };
  if (threat?.level === 'grave') return { id: 'coach-danger', args: { threat: told } };
  return isFirst ? { id: 'coach-welcome' } : null;
}
