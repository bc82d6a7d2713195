import type { Piece } from '../protocol';

/** A component whose facts are those its game declares: the `PieceFacts` of its `view.ts`. */
export type PieceOf<Facts> = Omit<Piece, 'facts'> & { facts: Facts | null };

/** What it is called among its kind: `fire-rider` of `card.fire-rider`. */
export const idOf = ({ key }: Pick<Piece, 'key'>): string => key.split('.')[1] ?? '';
