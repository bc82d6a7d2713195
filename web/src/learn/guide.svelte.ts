import type { ChoiceOf, Place } from '../board';
import type { CourseInfo, LessonInfo, StepInfo } from '../protocol';
import type { Screen } from '../table/screen.svelte';
import { t } from '../texts/language.svelte';
import { isFinished } from './kinds';
import { after, courses, lessonsOf, textOf } from './courses';

/** Where somebody stands in the lesson of a table, and what the lesson says there. */
export class Guide {
  private all = $state.raw<readonly CourseInfo[]>([]);

  constructor(
    private readonly screen: Screen,
    readonly id: string,
  ) {}

  async load(): Promise<void> {
    this.all = await courses();
  }

  /** The lesson, once it is known. */
  lesson(): LessonInfo | null {
    return this.all.flatMap(lessonsOf).find((each) => each.id === this.id) ?? null;
  }

  next(): LessonInfo | null {
    return after(this.id, this.all);
  }

  done(): number {
    return this.screen.session.table?.steps_done ?? 0;
  }

  steps(): number {
    return this.screen.session.table?.steps ?? 0;
  }

  step(): StepInfo | null {
    return this.lesson()?.steps[this.done()] ?? null;
  }

  isFinished(): boolean {
    return isFinished(this.screen.session.table);
  }

  idea(): string {
    return t(`${textOf(this.id)}-idea`);
  }

  /** What is to be done now, or what is said at the end. */
  task(): string {
    return t(this.isFinished() ? `${textOf(this.id)}-done` : `${textOf(this.id)}-do-${this.done() + 1}`);
  }

  /** The move the lesson would make here. */
  hint(): ChoiceOf | null {
    const lines = this.screen.isMine() ? (this.step()?.hint ?? []) : [];
    const found = lines.map((line) => this.screen.choices().find((choice) => choice.say === line));
    return found.find((choice) => choice !== undefined) ?? null;
  }

  /** Where that move is made. */
  lit(): readonly Place[] {
    const hint = this.hint();
    return hint ? this.screen.face.placesOf(hint, this.screen.session.view) : [];
  }

  /** Put the move in the preview, where the main button makes it. */
  show(): void {
    const hint = this.hint();
    if (hint) this.screen.picking.suggest(hint);
  }
}
