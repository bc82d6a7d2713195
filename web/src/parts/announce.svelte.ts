let spoken = $state('');
/** The same as `spoken`, but reading it makes nobody depend on it. */
let last = '';

/** What the page's one live region says now. */
export const announcement = (): string => spoken;

/** Say one sentence to screen readers. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  last = sentence === last ? `${sentence}\u00a0` : sentence;
  spoken = last;
}
