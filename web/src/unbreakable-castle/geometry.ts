/** Where everything lies on a card and on the field, in units of the drawing. */
import type { Joint } from './view';

export interface Shape {
  width: number;
  height: number;
}

export const CARD: Shape = { width: 124, height: 152 };
/** Where a field is as high as it is wide, a small screen has no room for higher cards. */
const LOW: Shape = { width: 124, height: 126 };

/** The shape of the cards of a field. */
export const shapeOf = (rows: number, columns: number, big: boolean): Shape => (big && rows >= columns ? LOW : CARD);

/** Cards lie close, so that half symbols and half portraits join. */
export const GAP = 3;
export const SYMBOL_RADIUS = 22;
export const PORTRAIT_RADIUS = 23;

export interface Point {
  x: number;
  y: number;
}

/** Where on a card each joint has its middle. */
export function jointsOf({ width, height }: Shape): Record<Joint, Point> {
  const [upper, lower] = [height * 0.3, height * 0.7];
  return {
    top: { x: width / 2, y: 0 },
    bottom: { x: width / 2, y: height },
    'left-upper': { x: 0, y: upper },
    'left-lower': { x: 0, y: lower },
    'right-upper': { x: width, y: upper },
    'right-lower': { x: width, y: lower },
  };
}

/** `b3` is the second column from the left, the third row from the top. */
export function rowAndColumn(cell: string): { row: number; column: number } {
  return { column: cell.charCodeAt(0) - 'a'.charCodeAt(0), row: Number(cell.slice(1)) - 1 };
}

export const cellName = (row: number, column: number): string =>
  `${String.fromCharCode('a'.charCodeAt(0) + column)}${row + 1}`;

/** The upper left corner of a cell's card on the field. */
export function corner(cell: string, shape: Shape = CARD): Point {
  const { row, column } = rowAndColumn(cell);
  return { x: GAP / 2 + column * (shape.width + GAP), y: GAP / 2 + row * (shape.height + GAP) };
}

/** The size of a whole field. */
export const frame = (rows: number, columns: number, shape: Shape = CARD): Shape => ({
  width: columns * (shape.width + GAP),
  height: rows * (shape.height + GAP),
});

/** Where a joint of the card at this cell lies on the field: in the middle of the gap. */
export function jointOnField(cell: string, joint: Joint, shape: Shape = CARD): Point {
  const { x, y } = corner(cell, shape);
  const at = jointsOf(shape)[joint];
  const away = GAP / 2;
  const aside = joint.startsWith('left') ? -away : joint.startsWith('right') ? away : 0;
  const along = joint === 'top' ? -away : joint === 'bottom' ? away : 0;
  return { x: x + at.x + aside, y: y + at.y + along };
}

/** Where an arrow key leads on a field of this size. */
export function neighbour(cell: string, key: string, rows: number, columns: number): string | null {
  const { row, column } = rowAndColumn(cell);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cellName(row, column - 1) : null;
    case 'ArrowRight':
      return column < columns - 1 ? cellName(row, column + 1) : null;
    case 'ArrowUp':
      return row > 0 ? cellName(row - 1, column) : null;
    case 'ArrowDown':
      return row < rows - 1 ? cellName(row + 1, column) : null;
    case 'Home':
      return cellName(row, 0);
    case 'End':
      return cellName(row, columns - 1);
    default:
      return null;
  }
}

/** The edges of a card, each named by the lower or the right one of the two cards it joins. */
export function edgesOf(cell: string | null): string[] {
  if (cell === null) return [];
  const { row, column } = rowAndColumn(cell);
  const right = cellName(row, column + 1);
  return [`${cell} top`, `${cell} left-upper`, `${cell} left-lower`, `${right} left-upper`, `${right} left-lower`, `${cellName(row + 1, column)} top`];
}
