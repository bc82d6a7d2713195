const KEY = 'garrison:learned';

/** The lessons that were finished on this device. */
export function learned(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepLearned(lesson: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), lesson])]));
}
