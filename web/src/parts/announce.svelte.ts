let spoken = $state('');

/** What the page's one live region says now. */
export const announcement = (): string => spoken;

/** Say one sentence to screen readers. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  spoken = sentence === spoken ? `${sentence}\u00a0` : sentence;
}
