import type { Component } from 'svelte';
import type { ChoiceOf, Place, Pointed } from '../board';
import { botTitle } from '../bots';
import type { Action, DialogueProps, Face } from '../face';
import { isFinished } from '../learn/kinds';
import { CHANCE, type Words } from '../protocol';
import { settings } from '../settings.svelte';
import { t, tell } from '../texts/language.svelte';
import { ticket } from '../tickets';
import { Guard } from './guard';
import type { Then } from './happenings.svelte';
import { Hinting } from './hinting.svelte';
import type { Line } from './log';
import { leadsTo, leftToDo, mainOf, type Main } from './main';
import { named, nameOf } from './naming';
import { Picking } from './picking.svelte';
import { freeSeats } from './seat-holders';
import type { Session } from './session.svelte';
import { turnWords } from './title';

/** A line begins with a capital letter, whatever name stands first in it. */
const capitalized = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

const isSaid = (line: Line): boolean => line.kind === 'chatted' || line.kind === 'phrased';

/**
 * Everything the page of a table shows, whichever way it is laid out. While steps are shown, all of
 * it is as it was then: the board, whose turn it is, the log, and nothing can be done.
 */
export class Screen {
  readonly picking: Picking;
  readonly hinting: Hinting;
  readonly guard = new Guard();
  /** How often the end of a turn was asked for. */
  private ends = 0;
  /** The move a lesson asks for; its action is the main one. */
  wanted = $state('');
  /** The version up to which the log was in sight. */
  private read = $state(0);
  /** The sheet that is open on a phone, besides the preview. */
  sheet = $state<'talk' | 'menu' | null>(null);
  /** Whether what can be done is listed. */
  listing = $state(false);
  /** Whether a free seat is to be offered to friends; closing the invitation ends it. */
  invites = $state(true);
  /** At this position the question was put aside to look at the board. */
  private aside = $state(-1);

  constructor(
    readonly session: Session,
    readonly face: Face,
  ) {
    this.picking = new Picking(session, face, t, () => settings.confirm);
    session.happenings.begins = face.beginsTurn;
    this.hinting = new Hinting(session, () => ticket(session.id)?.token ?? '');
    this.read = session.version;
    session.happenings.befalls = (words) => face.isEnemys(words) || face.isBoon?.(words) === true;
  }

  /** Whether the screen shows what was. */
  isPast(): boolean {
    return this.session.happenings.now !== null;
  }

  /** The position on the screen: as it is, or as it was at the step that is shown. */
  shown(): Then {
    return this.session.happenings.then ?? this.session;
  }

  /** The legal moves of the position on the screen. */
  choices(): readonly ChoiceOf[] {
    return this.isPast() || isFinished(this.session.table) ? [] : this.session.choices;
  }

  /** Whether whoever looks is to decide, in the position on the screen. */
  isMine(): boolean {
    return !this.isPast() && !isFinished(this.session.table) && this.session.isMyTurn();
  }

  /** Whether the end is on the screen: it comes after the step that caused it. */
  isOver(): boolean {
    return !this.isPast() && this.session.isOver();
  }

  /** The secret of the invitation; empty for whoever may invite nobody. */
  invite(): string {
    return ticket(this.session.id)?.invite ?? '';
  }

  /** Whether the invitation is to be seen. */
  isInviting(): boolean {
    const { session } = this;
    return this.invites && this.invite() !== '' && session.you.seats.length > 0 && !session.isOver() && freeSeats(session).length > 0;
  }

  actions(): Action[] {
    if (isFinished(this.session.table)) return [];
    const { view, turn } = this.shown();
    return this.face.actions(this.choices(), view, turn.question);
  }

  main(): Main | null {
    return mainOf(this.actions(), this.ready(), this.wanted);
  }

  /** The move in the preview. */
  ready(): ChoiceOf | null {
    return this.isPast() ? null : this.picking.ready();
  }

  /** What is asked of whoever looks, if it is not simply to act. */
  question(): Words | null {
    return this.isMine() ? this.session.turn.asked : null;
  }

  /** Whether a preview is to be seen: something is picked, or something is asked. */
  hasPreview(): boolean {
    if (this.isPast()) return false;
    if (!this.picking.isEmpty() || this.hinting.open) return true;
    return this.asksSomething() && this.aside !== this.session.turn.moves;
  }

  private asksSomething(): boolean {
    return this.question() !== null || this.dialogue() !== null;
  }

  /** Open a sheet in the place of whatever is open. */
  open(sheet: 'talk' | 'menu'): void {
    this.closePreview();
    this.sheet = sheet;
  }

  /** A dialogue that was opened from a question leads back to it; the question itself is put aside. */
  closePreview(): void {
    const isInside = this.question() !== null && this.actions().some((each) => each.opens && each.id === this.picking.action);
    this.picking.clear();
    this.hinting.close();
    if (!isInside) this.aside = this.session.turn.moves;
  }

  /** What can still be done, for whoever is about to end the turn. */
  reminder(): Words | null {
    const action = this.actions().find((each) => each.id === this.picking.action);
    return action?.ends ? (leftToDo(this.actions())[0]?.reminder ?? null) : null;
  }

  /** The game's own dialogue for what is asked or picked. */
  dialogue(): Component<DialogueProps> | null {
    if (!this.isMine()) return null;
    const { picking, session } = this;
    const { choices, view, turn } = session;
    return this.face.dialogue?.(choices, view, turn.question, picking.action ?? picking.place, picking.offered()) ?? null;
  }

  /** The log as far as the screen has come. */
  log(): readonly Line[] {
    const now = this.session.happenings.now;
    return now ? this.session.log.filter((line) => line.version <= now.version) : this.session.log;
  }

  /** How many messages of others have come since the log was in sight. */
  unread(): number {
    const { person } = this.session.you;
    return this.session.log.filter((line) => isSaid(line) && line.version > this.read && line.by !== person).length;
  }

  readUpTo(version: number): void {
    if (version > this.read) this.read = version;
  }

  turnWords(): string {
    const { you, happenings, table } = this.session;
    const nobodys = this.face.nobodysTurn ?? 'table-turn-enemy';
    if (table?.waiting) return t('table-waits-for-all');
    if (happenings.now && this.face.isEnemys(happenings.now.words)) return t(nobodys);
    return turnWords(this.shown().turn, happenings.now ? [] : you.seats, (seat) => this.figure(seat), nobodys, t);
  }

  /** The seat that decides, or while nobody does the one whose turn it is; negative: nobody's. */
  inTurn(): number {
    const { turn, view } = this.shown();
    return turn.actor === CHANCE ? (this.face.inTurn?.(view) ?? turn.actor) : turn.actor;
  }

  /** Whoever plays several figures knows their own name: theirs are told by the game's names. */
  private figure(seat: number): string {
    const name = this.session.you.seats.includes(seat) ? this.face.figureName?.(seat, this.shown().view, t) : null;
    return name ?? this.holder(seat);
  }

  /** Who or what the table waits for, in words. */
  waitWords(): string {
    const { table, turn } = this.session;
    if (isFinished(table)) return '';
    return table?.waiting || this.isOver() ? this.turnWords() : t('table-waits', { name: this.holder(turn.actor) });
  }

  marked(): Place[] {
    const now = this.session.happenings.now;
    return now ? this.face.placesIn(now.words) : [];
  }

  /** Whether the step that is shown is nothing the enemy did: what it marks is not in the enemy's colour. */
  isOurs(): boolean {
    const now = this.session.happenings.now;
    return now !== null && !this.face.isEnemys(now.words);
  }

  pointed(): Pointed[] {
    return this.session.pointing.map(({ by, place }) => ({
      place,
      name: this.personName(by),
      seat: this.session.table?.holders.findIndex((holder) => holder.person === by) ?? -1,
    }));
  }

  /** Who pointed where since the last entry of the log, in words; null: nobody. */
  pingWords(): string | null {
    const { pinged, version } = this.session;
    if (pinged?.version !== version) return null;
    const place = this.face.explain(pinged.place, this.shown().view, t)?.title ?? pinged.place;
    return t('table-pointed', { name: this.personName(pinged.by), place });
  }

  /** Who holds each seat, in the reader's words; empty where nobody does. */
  holders(): string[] {
    return (this.session.table?.holders ?? []).map(({ person, bot }) => {
      const name = this.personName(person);
      if (name && bot) return t('web-held-by-both', { name, bot: botTitle(bot) });
      return name || (bot ? capitalized(botTitle(bot)) : '');
    });
  }

  /** What whoever holds a seat is called. */
  holder(seat: number): string {
    return nameOf(seat, this.face, this.holders());
  }

  personName(id: number): string {
    return this.session.table?.people.find((person) => person.id === id)?.name ?? '';
  }

  /** Words of the game with people's names in them. */
  tell = (words: Words): string => capitalized(tell(named(words, this.face, this.holders())));

  pick(place: Place): void {
    void this.picking.pickPlace(place);
  }

  /** Back to where my turn began. */
  reset(): void {
    const began = this.session.turnBegan();
    this.picking.clear();
    if (began !== null) void this.session.undo(began);
  }

  /** A press on the main button, by whatever means; while steps are shown it catches up, or goes to the next. */
  press(): void {
    if (this.isPast()) return settings.pace === 'step' ? this.session.happenings.next() : this.session.happenings.clear();
    const main = this.main();
    if (!main || this.session.busy || !this.guard.counts('main')) return;
    if (main.action) void this.act(main.action);
    else void this.picking.commit();
  }

  /** A press on a button of the action bar, or its key. */
  async act(action: Action): Promise<void> {
    if (this.session.busy || !this.guard.counts('position') || !this.guard.counts('end')) return;
    // It may ask first: two presses at once are no answer.
    if (action.ends) this.guard.note('end', String(++this.ends));
    const reminds = leftToDo(this.actions()).length > 0 && !leadsTo(action, this.wanted);
    await this.picking.pickAction(action, reminds);
  }

  /** Tell the guard what the buttons mean now. */
  watch(): void {
    const main = this.main();
    this.guard.note('position', `${this.session.turn.moves} ${this.isPast()}`);
    this.guard.note('main', main ? `${this.session.turn.moves} ${main.action?.id} ${main.choice?.say}` : '');
  }
}
