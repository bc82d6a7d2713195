import { about as ask, RestRefused } from './rest';
import type { About, Words } from './protocol';

let known = $state.raw<About | null>(null);
let trouble = $state.raw<Words | null>(null);
let asked = false;

/** What the server offers, once it has told. */
export function offer(): About | null {
  if (!asked) {
    asked = true;
    void fetchOffer();
  }
  return known;
}

/** The same, for whoever can wait; null if the server does not tell. */
export async function waitForOffer(): Promise<About | null> {
  if (!known) await fetchOffer();
  return known;
}

/** Why the server has not told what it offers. */
export const offerTrouble = (): Words | null => trouble;

export async function fetchOffer(): Promise<void> {
  try {
    known = await ask();
    trouble = null;
  } catch (error) {
    if (!(error instanceof RestRefused)) throw error;
    trouble = error.reason;
  }
}
