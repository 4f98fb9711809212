// What the server sends and takes, as the client uses it.

export type Amounts = Record<string, number>;
export type Argument = number | string | Amounts;

/** A sentence to be: the id of a Fluent message and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

/** A legal action in words, with what it costs and yields at once. */
export interface Choice {
  action: string;
  label: Message;
  cost: Amounts;
  gain: Amounts;
}

/** An action one may look for though it is not legal now, and why it is not. */
export interface Refusal {
  action: string;
  reason: Message;
}

export interface ScoreSheet {
  seat: number;
  lines: { id: string; points: number }[];
  total: number;
  tie_breaks: number[];
  rank: number;
}

export type Localized = Record<string, string>;

export interface GameOption {
  id: string;
  kind: 'flag' | 'choice' | 'number' | 'data';
  default: unknown;
  choices: string[];
  minimum: number | null;
  maximum: number | null;
  /** The numbers of seats for which it means something; empty: all. */
  seats?: number[];
}

export interface GameInfo {
  id: string;
  title: Localized;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  bots: string[];
  edition: string;
  /** Rule paragraph by message id. */
  paragraphs: Record<string, string>;
}

/** A game's component set: `meta` and its tables of rows. */
export type Components = Record<string, unknown>;

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'empty';
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'playing' | 'finished';
  options: Record<string, unknown>;
  public: boolean;
  host: string;
  you_host: boolean;
  created: string;
  changed: string;
  seats: SeatInfo[];
  seed_hash: string;
  /** Known when the game is over. */
  seed: string | null;
  /** The secrets of your own seats. */
  return_links: Record<string, string>;
  waiting_for: number[];
}

export interface JournalLine {
  number: number;
  id: string;
  args: Record<string, Argument>;
}

/** Everything about a table that one seat may know now. */
export interface News {
  table: TableInfo;
  number: number;
  you: number | null;
  seat_number: number | null;
  view: unknown;
  headline: Message | null;
  prompt: Message | null;
  acting: number[];
  choices: Choice[];
  refusals: Refusal[];
  can_undo: boolean;
  journal: JournalLine[];
  scores: ScoreSheet[] | null;
  end: string | null;
}

export interface ReplayStep {
  number: number;
  seat: number | null;
  action: string | null;
  label: Message | null;
  view: unknown;
  headline: Message | null;
  journal: JournalLine[];
}

export interface Replay {
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: string[];
  end: string | null;
  scores: ScoreSheet[] | null;
  steps: ReplayStep[];
}

export interface Visitor {
  id: string;
  name: string;
}

export interface Problem {
  type?: string;
  title: string;
  status: number;
  detail?: string;
  message?: Message;
}
