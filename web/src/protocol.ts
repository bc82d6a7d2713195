// Made from the server's message types by `make types`. Do not edit.

/** Any JSON value: what a game's views and arguments hold is the game's affair. */
export type Free = unknown;

/** Who decides when no seat does: chance, or nobody because the game is over. */
export const CHANCE = -1;
export const OVER = -2;
/** Where somebody looks from who holds no seat. */
export const ONLOOKER = -3;

/** What a client needs to know of the server. */
export interface About {
  version: string;
  languages: string[];
  phrases: string[];
  bots: string[];
  games: GameInfo[];
}

/** PositionAdvice for the position of a table at this version. */
export interface Advice {
  now: Estimate;
  options: AdviceOption[];
  intent: Words[];
  clear: boolean;
  version: number;
}

/** One thing that could be done now. */
export interface AdviceOption {
  say: string;
  win: number;
  error: number;
  change: number;
  risks: Record<string, number>;
}

/** A question to the table that waits for answers: to go back, or for a seat. */
export interface BallotInfo {
  ballot: number;
  by: number;
  to: number;
  waiting: number[];
  seat?: number | null;
}

/** The rules of a game in one edition and one language. */
export interface BookText {
  game: string;
  edition: string;
  editions: string[];
  title: string;
  chapters: ChapterText[];
  links: Record<string, string>;
}

/** A seat that a bot holds from the beginning. */
export interface BotSeat {
  seat: number;
  bot: string;
}

/** What something is, in a few sentences, and which section says more. */
export interface Brief {
  title: string;
  lines: string[];
  section: string;
}

/** The last message before the server closes the connection. */
export interface Bye {
  do: 'bye';
  reason: Words;
  again: boolean;
}

/** A message id of the catalogues with its arguments. */
export interface Cause {
  id: string;
  args: Record<string, string | number>;
}

/** Sections that belong together. */
export interface ChapterText {
  id: string;
  title: string;
  sections: SectionText[];
}

/** Words to everybody at the table. */
export interface Chat {
  do: 'chat';
  n?: number;
  text: string;
}

/** One legal move: its line, the same as named fields, and in words. */
export interface Choice {
  say: string;
  move: Record<string, Free>;
  words: Words;
}

/** The SHA-256 of a seed the server has chosen, before it knows any contribution to the dice. */
export interface Commitment {
  commitment: string;
}

/** A piece of the box that a section explains. */
export interface ComponentText {
  key: string;
  name: string;
  lines: string[];
  sources: SourceText[];
}

/** What somebody contributed to the dice. */
export interface Contribution {
  by: string;
  nonce: string;
}

/** What there is to learn of one game. */
export interface CourseInfo {
  game: string;
  lessons: LessonInfo[];
  first: LessonInfo;
}

/** Request n is accepted and saved. */
export interface Done {
  do: 'done';
  n: number;
  version: number;
}

/** An edition of a game. */
export interface EditionInfo {
  name: string;
  path: string;
  options: OptionInfo[];
}

/** How likely the strongest bot is to win from here, told from many quick games. */
export interface Estimate {
  win: number;
  error: number;
  defeats: Record<string, number>;
  playouts: number;
}

/** A small board that can be stepped through. */
export interface ExampleText {
  id: string;
  book: string;
  game: string;
  show: string;
  caption: string;
  frames: Frame[];
}

/** One thing wrong with a document, and where. */
export interface FaultInfo {
  place: string;
  reason: Cause;
}

/** A board as it is drawn at a table, and what has just happened on it. */
export interface Frame {
  view: Record<string, Free>;
  question: Record<string, Free> | null;
  told: string[];
}

/** Every component of a game. */
export interface Gallery {
  game: string;
  pieces: Piece[];
}

/** A game this server offers. */
export interface GameInfo {
  name: string;
  editions: EditionInfo[];
  face?: string | null;
  own_data?: boolean;
}

/** A game in five minutes. */
export interface Guide {
  game: string;
  title: string;
  steps: StepText[];
}

/** As the host: make somebody else the host. */
export interface HandOn {
  do: 'hand-on';
  n?: number;
  person: number;
}

/** The first message: who I am and up to which version I have seen the log. */
export interface Hello {
  do: 'hello';
  n?: number;
  token?: string;
  seen?: number;
}

/** A section that was found, with the sentence that says most of it. */
export interface Hit {
  chapter: string;
  section: string;
  title: string;
  passage: Passage[];
}

/** Play is held up, through nobody's fault at the table; None: it goes on. */
export interface Interruption {
  do: 'interruption';
  reason: Words | null;
}

/** A lesson, or the first game of a course; open a table of this game with `settings.lesson`. */
export interface LessonInfo {
  id: string;
  game: string;
  steps: StepInfo[];
  seats: number[];
  bots: BotSeat[];
}

/** As the host: let nobody else join or watch, or let them again. */
export interface Lock {
  do: 'lock';
  n?: number;
  locked: boolean;
}

/** Make this move. `seen` is the version the decision rests on. */
export interface MakeMove {
  do: 'move';
  n?: number;
  say: string;
  seen: number;
}

/** The game as it stood after some of its moves, as one viewer may know it. */
export interface Moment {
  move: number;
  last: number;
  view: Record<string, Free>;
  turn: TurnInfo;
  seen_from: number;
  words: Words[];
}

/** As the host: let somebody neither write nor point, or let them again. */
export interface Mute {
  do: 'mute';
  n?: number;
  person: number;
  muted: boolean;
}

/** A table to be opened. */
export interface NewTable {
  name: string;
  seats?: number[];
  bots?: BotSeat[];
  settings?: TableSettings;
  commitment?: string;
  nonce?: string;
  game: string;
}

/** Another token; the one before is worth nothing now. */
export interface NewToken {
  token: string;
  personal_link: string;
}

/** Somebody who wants to join a table. */
export interface Newcomer {
  name: string;
  seats?: number[];
  invite?: string;
  nonce?: string;
}

/** What was accepted since the last message. Fields that are left out did not change. */
export interface News {
  do: 'news';
  version: number;
  entries: VisibleEntry[];
  changes?: Free[][];
  turn?: TurnInfo | null;
  choices?: Choice[] | null;
  table?: TableInfo | null;
  you?: You | null;
  seen_from?: number | null;
  view?: Record<string, Free> | null;
}

/** A ruling of ours or a reconstructed fact, with its reason. */
export interface NoteText {
  kind: string;
  text: string;
  why: string;
  source: string;
}

/** Something that can be chosen before a game. */
export interface OptionInfo {
  name: string;
  valid: string[];
  default: string;
  several: boolean;
}

/** Some words of a section; `mark` where they are what was looked for. */
export interface Passage {
  text: string;
  mark: boolean;
}

/** Let the game wait. */
export interface Pause {
  do: 'pause';
  n?: number;
}

/** Somebody at the table as everybody sees them. */
export interface PersonInfo {
  id: number;
  name: string;
  here: boolean;
  muted?: boolean;
}

/** A quick phrase, by its id. */
export interface Phrase {
  do: 'phrase';
  n?: number;
  phrase: string;
}

/** A component in the gallery. */
export interface Piece {
  key: string;
  kind: string;
  group: string;
  names: Record<string, string>;
  lines: string[];
  sources: SourceText[];
  section: string | null;
  facts: Record<string, Free> | null;
}

/** Point at a place of the board, named as the game's command language names it. */
export interface Ping {
  do: 'ping';
  n?: number;
  place: string;
}

/** Somebody points at a place. */
export interface Pinged {
  do: 'pinged';
  by: number;
  place: string;
}

/** A table to be opened that goes on from a moment of another game. */
export interface PlayOn {
  name: string;
  seats?: number[];
  bots?: BotSeat[];
  settings?: TableSettings;
  commitment?: string;
  nonce?: string;
}

/** Who is here now. */
export interface Presence {
  do: 'presence';
  here: number[];
  onlookers: number;
}

/** Why something was refused, as message ids; every error of the interface looks like this. */
export interface Problem {
  reason: Cause;
  faults?: FaultInfo[];
}

/** A record that was taken in. */
export interface RecordInfo {
  id: string;
  game: string;
  moves: number;
  end: string;
  proven: boolean;
  practice: boolean;
}

/** Make the next move again that was taken back. */
export interface Redo {
  do: 'redo';
  n?: number;
  seen: number;
}

/** As the host: send somebody away. */
export interface Remove {
  do: 'remove';
  n?: number;
  person: number;
}

/** As the host: call the table this. */
export interface Rename {
  do: 'rename';
  n?: number;
  title: string;
}

/** Request n is refused, and nothing changed. */
export interface RequestRefused {
  do: 'refused';
  n: number;
  reason: Words;
}

/** Let the game go on. */
export interface Resume {
  do: 'resume';
  n?: number;
}

/** Free this seat, which I or a bot of the table hold. */
export interface Rise {
  do: 'rise';
  n?: number;
  seat: number;
}

/** What a search of the rules found, best first. */
export interface SearchResults {
  words: string;
  hits: Hit[];
}

/** Let a bot hold this free seat. */
export interface SeatBot {
  do: 'seat-bot';
  n?: number;
  seat: number;
  bot: string;
}

/** A seat as everybody sees it: free, a person's, a bot's, or a person's while a bot plays. */
export interface SeatHolderInfo {
  person: number;
  bot: string;
}

/** One page of the book. */
export interface SectionText {
  id: string;
  title: string;
  text: string;
  source: string;
  notes: NoteText[];
  examples: string[];
  table: string[][];
  components: ComponentText[];
}

/** Show me the table as this seat of mine sees it, or -3 as onlookers do. */
export interface SeeFrom {
  do: 'see-from';
  n?: number;
  seat: number;
}

/** Let me hold this free seat. */
export interface Sit {
  do: 'sit';
  n?: number;
  seat: number;
}

/** Where something is known from. */
export interface SourceText {
  kind: string;
  place: string;
}

/** One thing to do in a lesson. */
export interface StepInfo {
  hint: string[];
}

/** A step of the five-minute page. */
export interface StepText {
  id: string;
  title: string;
  text: string;
  example: string | null;
}

/** An estimate for the position of a table at this version. */
export interface TableEstimate {
  win: number;
  error: number;
  defeats: Record<string, number>;
  playouts: number;
  version: number;
}

/** Everything about a table that is not the position. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  seed_hash: string;
  holders: SeatHolderInfo[];
  people: PersonInfo[];
  paused: boolean;
  public: boolean;
  consent: string;
  ballot: BallotInfo | null;
  practice: boolean;
  own_data: boolean;
  contributions: Contribution[];
  away_bot: string;
  away_seconds: number;
  answer_seconds: number;
  lesson: string;
  steps: number;
  steps_done: number;
  host?: number;
  title?: string;
  locked?: boolean;
  waiting?: boolean;
}

/** Open tables, the latest first. */
export interface TableList {
  tables: TableSummary[];
  before: number | null;
}

/** How a table is run. The game's own options are in its name. */
export interface TableSettings {
  public?: boolean;
  onlookers?: boolean;
  consent?: 'ask' | 'auto';
  away_bot?: string;
  away_seconds?: number;
  answer_seconds?: number;
  lesson?: string;
  language?: '' | 'en' | 'pl' | 'ru';
  level?: '' | 'experienced' | 'new';
  wait_for_all?: boolean;
  people?: number;
}

/** A table as the lobby shows it. */
export interface TableSummary {
  id: string;
  game: string;
  host: string;
  public: boolean;
  free_seats: number;
  over: boolean;
  turn: number;
  turn_name: string;
  created: number;
  touched: number;
  seed_hash: string;
  title?: string;
  language?: '' | 'en' | 'pl' | 'ru';
  level?: '' | 'experienced' | 'new';
  locked?: boolean;
}

/** What somebody needs to play at a table. Keep the token secret: it is the whole proof. */
export interface Ticket {
  table: string;
  person: number;
  seats: number[];
  token: string;
  personal_link: string;
  invite: string;
  invite_link: string;
  seed_hash: string;
}

/** Where the game stands. */
export interface TurnInfo {
  actor: number;
  moves: number;
  free_back_to: number;
  redo: string | null;
  ending: string;
  scores: number[];
  question: Record<string, Free> | null;
  asked: Words | null;
}

/** Go back to the position after `to` moves; without it, before my last decision. */
export interface Undo {
  do: 'undo';
  n?: number;
  seen: number;
  to?: number | null;
}

/** An entry of the log as one viewer may read it. */
export interface VisibleEntry {
  version: number;
  time: number;
  kind: string;
  words: Words[];
  seat?: number | null;
  by?: number;
  say?: string | null;
  text?: string | null;
}

/** My answer to whoever asks to go back; `ballot` is the version of the asking. */
export interface Vote {
  do: 'vote';
  n?: number;
  ballot: number;
  agree: boolean;
}

/** The answer to Hello: everything as it stands, and the entries the client has missed. */
export interface Welcome {
  do: 'welcome';
  version: number;
  you: You;
  table: TableInfo;
  entries: VisibleEntry[];
  seen_from: number;
  view: Record<string, Free>;
  turn: TurnInfo;
  choices: Choice[];
}

/** Why can this line not be played now? */
export interface WhyNot {
  do: 'why-not';
  n?: number;
  say: string;
}

/** Why a line cannot be played; no reason: it can. */
export interface WhyNotAnswer {
  do: 'answer';
  n: number;
  reason: Words | null;
}

/** A message id of the catalogues with its arguments; each reader's language puts it right. */
export interface Words {
  id: string;
  args?: Record<string, Free>;
}

/** Who the viewer is at this table. */
export interface You {
  person: number;
  seats: number[];
}

export type FromClient =
  | Hello
  | MakeMove
  | Undo
  | Redo
  | Vote
  | Sit
  | Rise
  | SeatBot
  | Chat
  | Phrase
  | Ping
  | SeeFrom
  | Pause
  | Resume
  | WhyNot
  | Rename
  | Lock
  | Remove
  | Mute
  | HandOn;

export type ToClient =
  | Welcome
  | News
  | Done
  | RequestRefused
  | WhyNotAnswer
  | Pinged
  | Presence
  | Interruption
  | Bye;
