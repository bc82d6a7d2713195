import { about as ask, RestRefused } from './rest';
import type { About, Words } from './protocol';

let known = $state.raw<About | null>(null);
let trouble = $state.raw<Words | null>(null);
let asked = false;

/** What the server says about itself, once it has answered. */
export function serverInfo(): About | null {
  if (!asked) {
    asked = true;
    void fetchServerInfo();
  }
  return known;
}

/** The same, for whoever can wait; null if the server does not answer. */
export async function waitForServerInfo(): Promise<About | null> {
  if (!known) await fetchServerInfo();
  return known;
}

/** Why the server has not answered. */
export const serverInfoTrouble = (): Words | null => trouble;

export async function fetchServerInfo(): Promise<void> {
  try {
    known = await ask();
    trouble = null;
  } catch (error) {
    if (!(error instanceof RestRefused)) throw error;
    trouble = error.reason;
  }
}
