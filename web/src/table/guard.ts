/** So long a button ignores presses after its meaning changed. */
export const PAUSE = 400;

/**
 * Keeps a second press, meant for what a button was, from doing what it has become. Each button or
 * key is watched by its name; its meaning is whatever a press would do now.
 */
export class Guard {
  private readonly since = new Map<string, { meaning: string; at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A button means this now. */
  note(button: string, meaning: string): void {
    if (this.since.get(button)?.meaning === meaning) return;
    this.since.set(button, { meaning, at: this.now() });
  }

  /** Whether a press of this button counts. */
  counts(button: string): boolean {
    const noted = this.since.get(button);
    return !noted || this.now() - noted.at >= PAUSE;
  }
}
