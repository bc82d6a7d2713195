import { Asking } from '../asking.svelte';
import type { Advice } from '../protocol';
import { adviceFor } from '../rest';
import type { Session } from './session.svelte';

/** Advice for whoever asks for it: what a strong bot would consider here. */
export class Hinting {
  open = $state(false);
  readonly asking = new Asking<Advice>();

  constructor(
    private readonly session: Session,
    private readonly token: () => string,
  ) {}

  toggle(): void {
    if (this.open) this.close();
    else this.ask();
  }

  ask(): void {
    const { id, turn } = this.session;
    this.open = true;
    this.asking.clear();
    this.asking.ask(() => adviceFor(id, turn.actor, this.token()));
  }

  close(): void {
    this.open = false;
    this.asking.clear();
  }
}
