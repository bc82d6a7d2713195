/** Chances as people read them. */

/** A share in per cent; what is possible is never told as 0 %, what is unsure never as 100 %. */
export function percent([hits, all]: readonly [number, number]): string {
  if (!hits || !all) return '0\u00a0%';
  const rounded = Math.round((hits / all) * 100);
  return `${hits === all ? 100 : Math.min(99, Math.max(1, rounded))}\u00a0%`;
}
