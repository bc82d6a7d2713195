import { Asking } from '../asking.svelte';
import type { ChoiceOf } from '../board';
import type { Advice, Words } from '../protocol';
import { adviceFor } from '../rest';
import { percent } from '../shares';
import type { Screen } from '../table/screen.svelte';
import { tell } from '../texts/language.svelte';
import { ticket } from '../tickets';

/** Somebody who plays quickly is not asked about. */
const PAUSE = 400;
/** A move that gives away so many points of the winning chance is worth a word. */
const MUCH = 8;

/** Looks over a beginner's shoulder: it speaks at moments that matter, and shows a good move if asked. */
export class Coach {
  private readonly asking = new Asking<Advice>(PAUSE);

  constructor(private readonly screen: Screen) {}

  /** Think about the position, if it is the beginner's to decide. Returns how to stop. */
  watch(): () => void {
    const { session } = this.screen;
    this.asking.clear();
    if (this.screen.isMine() && session.choices.length > 1) {
      const { id, turn } = session;
      this.asking.ask(() => adviceFor(id, turn.actor, ticket(id)?.token ?? ''));
    }
    return () => this.asking.stop();
  }

  isThinking(): boolean {
    return this.asking.busy;
  }

  /** A good move here, once it is known. */
  best(): ChoiceOf | null {
    const choices = this.screen.choices();
    const said = this.asking.found?.options[0]?.say;
    return choices.length === 1 ? (choices[0] ?? null) : (choices.find((each) => each.say === said) ?? null);
  }

  show(): void {
    const best = this.best();
    if (best) this.screen.picking.suggest(best);
  }

  /** The one thing worth saying now; null: nothing, and the coach is quiet. */
  words(): Words | null {
    if (this.screen.isPast() || !this.screen.isMine()) return null;
    return this.leftUndone() ?? this.givenAway() ?? this.danger() ?? this.welcome();
  }

  private leftUndone(): Words | null {
    const left = this.screen.reminder();
    return left ? { id: 'coach-left', args: { left: tell(left) } } : null;
  }

  private givenAway(): Words | null {
    const ready = this.screen.ready();
    const options = this.asking.found?.options ?? [];
    const [best] = options;
    const chosen = options.find((each) => each.say === ready?.say);
    const points = best && chosen ? percent(best.win - chosen.win) : 0;
    return points >= MUCH ? { id: 'coach-drop', args: { points } } : null;
  }

  private danger(): Words | null {
    const threat = this.screen.face.threat(this.screen.shown().view);
    if (threat?.level !== 'grave' || threat.left === null) return null;
    return { id: 'coach-danger', args: { left: threat.left } };
  }

  private welcome(): Words | null {
    return this.screen.session.log.some((line) => line.by === this.screen.session.you.person && line.kind === 'moved') ? null : { id: 'coach-welcome' };
  }
}
