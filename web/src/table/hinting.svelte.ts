import { Query } from '../query.svelte';
import type { Advice } from '../protocol';
import { adviceFor } from '../rest';
import type { Session } from './session.svelte';

/** Advice for whoever asks for it: what a strong bot would consider here. */
export class Hinting {
  open = $state(false);
  readonly query = new Query<Advice>();

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
    this.query.clear();
    this.query.ask(() => adviceFor(id, turn.actor, this.token()));
  }

  close(): void {
    this.open = false;
    this.query.clear();
  }
}
