/** Chances as people read them. */

/** A share in per cent; what is possible is never told as 0 %, what is unsure never as 100 %. */
export const percent = (odds: readonly [number, number]): string => `${rounded(odds)}\u00a0%`;

/** From the least to the most likely: "19–21 %". */
export function span(odds: readonly (readonly [number, number])[]): string {
  const shares = odds.map(rounded);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least === most ? `${most}\u00a0%` : `${least}–${most}\u00a0%`;
}

function rounded([hits, all]: readonly [number, number]): number {
  if (!hits || !all) return 0;
  return hits === all ? 100 : Math.min(99, Math.max(1, Math.round((hits / all) * 100)));
}
