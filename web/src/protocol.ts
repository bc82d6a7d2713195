// What the server takes and gives. Made from the server's message types.

export type Plain = Record<string, unknown>;

export interface Words { id: string; args: Plain }
export interface Told {
  version: number; time: number; kind: string; words: Words[];
  seat?: number | null; by?: number; say?: string | null; text?: string | null;
}
export interface Choice { say: string; move: Plain }
export interface PersonInfo { id: number; name: string; here: boolean }
export interface ChairInfo { person: number; bot: string }
export interface BallotInfo { ballot: number; by: number; to: number; waiting: number[] }
export interface TableInfo {
  id: string; game: string; rules: number; seed_hash: string; chairs: ChairInfo[];
  people: PersonInfo[]; paused: boolean; public: boolean; consent: string; ballot: BallotInfo | null;
}
export interface Turn {
  actor: number; moves: number; free_back_to: number; redo: string | null; ending: string; scores: number[];
}
export interface You { person: number; seats: number[] }

export interface Welcome {
  do: 'welcome'; version: number; you: You; table: TableInfo; entries: Told[]; look: number;
  view: Plain; turn: Turn; choices: Choice[];
}
export interface News {
  do: 'news'; version: number; entries: Told[]; changes?: unknown[][]; turn?: Turn | null;
  choices?: Choice[] | null; table?: TableInfo | null; you?: You | null; look?: number | null; view?: Plain | null;
}
export interface Done { do: 'done'; n: number; version: number }
export interface Refusal { do: 'refused'; n: number; reason: Words }
export interface Answer { do: 'answer'; n: number; reason: Words | null }
export interface Pinged { do: 'pinged'; by: number; place: string }
export interface Presence { do: 'presence'; here: number[]; onlookers: number }
export interface Trouble { do: 'trouble'; reason: Words | null }
export interface Bye { do: 'bye'; reason: Words; again: boolean }
export type ToClient = Welcome | News | Done | Refusal | Answer | Pinged | Presence | Trouble | Bye;

export interface OptionInfo { name: string; valid: string[]; default: string; several: boolean }
export interface EditionInfo { name: string; path: string; options: OptionInfo[] }
export interface GameInfo { name: string; editions: EditionInfo[] }
export interface About { version: string; languages: string[]; phrases: string[]; bots: string[]; games: GameInfo[] }
export interface Ticket {
  table: string; person: number; seats: number[]; token: string; personal_link: string; invite: string; invite_link: string;
}
export interface TableSummary {
  id: string; game: string; host: string; public: boolean; free_seats: number; over: boolean;
  created: number; touched: number; seed_hash: string;
}
export interface TableList { tables: TableSummary[]; before: number | null }
export interface Problem { reason: Words; faults: { place: string; reason: Words }[] }
