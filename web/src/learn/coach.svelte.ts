import { Query } from '../query.svelte';
import type { ChoiceOf } from '../board';
import type { Threat } from '../face';
import type { Advice, Words } from '../protocol';
import { adviceFor } from '../rest';
import { percent } from '../shares';
import type { Screen } from '../table/screen.svelte';
import { tell } from '../texts/language.svelte';
import { ticket } from '../tickets';
import { spoken } from './speaking';

/** Somebody who plays quickly is not asked about. */
const PAUSE = 400;

/** Looks over a beginner's shoulder: it speaks at moments that matter, and shows a good move if asked. */
export class Coach {
  private readonly query = new Query<Advice>(PAUSE);

  constructor(private readonly screen: Screen) {}

  /** Think about the position, if it is the beginner's to decide. Returns how to stop. */
  watch(): () => void {
    const { session } = this.screen;
    this.query.clear();
    if (this.screen.isMine() && session.choices.length > 1) {
      const { id, turn } = session;
      this.query.ask(() => adviceFor(id, turn.actor, ticket(id)?.token ?? ''));
    }
    return () => this.query.stop();
  }

  isThinking(): boolean {
    return this.query.busy;
  }

  /** A good move here, once it is known. */
  best(): ChoiceOf | null {
    const choices = this.screen.choices();
    const said = this.query.found?.options[0]?.say;
    return choices.length === 1 ? (choices[0] ?? null) : (choices.find((each) => each.say === said) ?? null);
  }

  show(): void {
    const best = this.best();
    if (best) this.screen.picking.suggest(best);
  }

  /** The one thing worth saying now; null: nothing, and the coach is quiet. */
  words(): Words | null {
    if (this.screen.isPast() || !this.screen.isMine()) return null;
    const left = this.screen.reminder();
    const threat = this.screen.face.threat(this.screen.shown().view);
    return spoken({
      left: left ? tell(left) : '',
      points: this.givenAway(),
      threat,
      told: threat ? this.told(threat) : '',
      isFirst: !this.hasMoved(),
    });
  }

  private givenAway(): number {
    const ready = this.screen.ready();
    const options = this.query.found?.options ?? [];
    const [best] = options;
    const chosen = options.find((each) => each.say === ready?.say);
    return best && chosen ? percent(best.win - chosen.win) : 0;
  }

  /** The strip above the board puts the number before the words, unless the game has a strip of its own. */
  private told({ left, words }: Threat): string {
    const lines = words.map((each) => this.screen.tell(each)).join('; ');
    const sentence = this.screen.face.Outlook || left === null ? lines : `${left} ${lines}`;
    return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  }

  private hasMoved(): boolean {
    const { log, you } = this.screen.session;
    return log.some((line) => line.by === you.person && line.kind === 'moved');
  }
}
