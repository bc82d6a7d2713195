import type { ChoiceOf, Explanation, Place } from '../board';
import type { Action, Face } from '../face';
import type { Words } from '../protocol';
import type { Say } from '../texts/catalogue';
import type { Session } from './session.svelte';

/** Said where the likeliest meaning of a place is possible, and something else is not yet. */
const FIRST: Words = { id: 'table-first', args: {} };

/** What somebody is about to do: pick, preview, do. */
export class Picking {
  place = $state<Place | null>(null);
  action = $state<string | null>(null);
  /** The line of the move that is chosen among those offered; empty: none of them is meant. */
  chosen = $state<string | null>(null);
  /** A move put together in a dialogue: the game allows it without listing it. */
  composed = $state.raw<ChoiceOf | null>(null);
  /** Why nothing can be done at the picked place. */
  why = $state.raw<Words | null>(null);

  constructor(
    private readonly session: Session,
    private readonly face: Face,
    private readonly say: Say,
    private readonly confirms: () => boolean,
  ) {}

  /** The moves that fit what is picked. */
  offered(): readonly ChoiceOf[] {
    if (this.place === null) return this.pressed()?.choices ?? [];
    const { choices, view } = this.session;
    const here = this.offeredAt(this.place);
    if (here.length) return here;
    // What has to come first, if somebody means this place.
    const first = this.face.questionsAt(this.place, view);
    return choices.filter((choice) => first.includes(choice.say));
  }

  /** The action that is picked. */
  private pressed(): Action | undefined {
    const { choices, view, turn } = this.session;
    return this.face.actions(choices, view, turn.question).find((each) => each.id === this.action);
  }

  private offeredAt(place: Place): readonly ChoiceOf[] {
    const { choices, view } = this.session;
    return choices.filter((choice) => this.face.placesOf(choice, view).includes(place));
  }

  /** The move in the preview: the composed one, the chosen one, the only one, or the likeliest here. */
  ready(): ChoiceOf | null {
    if (this.composed) return this.composed;
    const offered = this.offered();
    const chosen = offered.find((choice) => choice.say === this.chosen);
    if (chosen || this.chosen === '') return chosen ?? null;
    // Where moves can be put together, the one that is listed is not the only one.
    if (offered.length < 2) return this.place === null && this.pressed()?.opens ? null : (offered[0] ?? null);
    return this.place === null ? null : (this.face.meant?.(offered) ?? null);
  }

  /** What the picked place, or the place the ready move points at, tells about itself. */
  explanation(): Explanation | null {
    const ready = this.ready();
    // Rows tell enough about themselves.
    if (this.place === null && this.offered().length > 1) return null;
    const place = this.place ?? (ready && this.face.placesOf(ready, this.session.view)[0]);
    return place ? this.face.explain(place, this.session.view, this.say) : null;
  }

  isEmpty(): boolean {
    return this.place === null && this.action === null;
  }

  /** Pick a place. Picking what is ready once more does it, unless everything is to be confirmed. */
  async pickPlace(place: Place): Promise<void> {
    const again = this.place === place;
    if (again && this.ready() && !this.confirms()) return this.commit();
    const both = this.together(place);
    if (both) return this.choose(both);
    this.clear();
    this.place = place;
    if (!this.offeredAt(place).length && this.session.isMyTurn()) await this.askWhy(place);
  }

  /** The only move offered at the picked place that points here too: a card and where it goes. */
  private together(place: Place): ChoiceOf | null {
    if (this.place === null || this.place === place) return null;
    const found = this.offered().filter((choice) => this.face.placesOf(choice, this.session.view).includes(place));
    const only = found.length === 1 ? found[0] : undefined;
    return only && only.say !== this.chosen ? only : null;
  }

  /**
   * Press a button of the action bar. What leaves no choice is done at once; ending the turn while
   * something useful is left is asked once.
   */
  async pickAction(action: Action, usefulLeft = false): Promise<void> {
    const only = action.choices.length === 1 ? action.choices[0] : undefined;
    const again = this.action === action.id;
    const asks = this.confirms() || (action.ends === true && usefulLeft);
    if (only && (again || !asks) && Object.keys(only.move).length === 1) {
      this.clear();
      await this.session.move(only.say);
      return;
    }
    if (again && this.ready()) return this.commit();
    this.clear();
    if (action.choices.length || action.opens) this.action = action.id;
    // The first stands ready, so that the main button names a deed and its price.
    if (action.use > 0) this.chosen = this.best(action)?.say ?? null;
  }

  /** The first choice nothing is missing for. */
  private best(action: Action): ChoiceOf | undefined {
    const { view, turn } = this.session;
    return action.choices.find((choice) => !this.face.row(choice, view, this.say, turn.question).price?.some((token) => token.missing));
  }

  /** Show this move in the preview, among the others of its action; one that is not listed by itself. */
  suggest(choice: ChoiceOf): void {
    const { choices, view, turn } = this.session;
    const action = this.face.actions(choices, view, turn.question).find((each) => each.choices.some((one) => one.say === choice.say));
    const open = this.action ?? this.place;
    this.clear();
    this.action = action?.id ?? open;
    this.chosen = choice.say;
    this.composed = action ? null : choice;
  }

  /** Choose among the moves offered. */
  choose(choice: ChoiceOf): void {
    this.composed = null;
    this.chosen = choice.say;
  }

  /** Show none of the moves offered in the preview. */
  unchoose(): void {
    this.composed = null;
    this.chosen = '';
  }

  /** On to the next or the previous of the moves offered. */
  step(by: 1 | -1): void {
    const offered = this.offered();
    const at = offered.findIndex((choice) => choice.say === this.chosen);
    const next = at < 0 ? (by > 0 ? 0 : offered.length - 1) : (at + by + offered.length) % offered.length;
    this.composed = null;
    this.chosen = offered[next]?.say ?? null;
  }

  /** Do what the preview shows. */
  async commit(): Promise<void> {
    const choice = this.ready();
    if (!choice) return;
    this.clear();
    await this.session.move(choice.say);
  }

  clear(): void {
    this.place = null;
    this.action = null;
    this.chosen = null;
    this.composed = null;
    this.why = null;
  }

  private async askWhy(place: Place): Promise<void> {
    const [line] = this.face.questionsAt(place, this.session.view);
    if (!line) return;
    const reason = await this.session.whyNot(line);
    if (this.place === place) this.why = reason ?? FIRST;
  }
}
