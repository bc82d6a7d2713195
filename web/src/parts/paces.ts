import type { Pace } from '../table/happenings.svelte';

/** What each pace is called. */
export const PACE_NAMES: Record<Pace, string> = {
  slow: 'web-speed-slow',
  usual: 'web-speed-usual',
  fast: 'web-speed-fast',
  step: 'web-speed-step',
  none: 'web-speed-none',
};
