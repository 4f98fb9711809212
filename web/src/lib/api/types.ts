// What the server sends and takes. The types come from its own description of the API: `npm run types` writes schema.d.ts
// from openapi.json, which a running server offers at /api/openapi.json.

import type { components } from './schema.d.ts';

export type Schemas = components['schemas'];

/** A type of the API with some of its fields known more exactly; a field that the API does not have is an error. */
export type Narrowed<T, Fields extends { [Name in keyof Fields]: Name extends keyof T ? T[Name] : never }> = Omit<
  T,
  keyof Fields
> &
  Fields;

export type Amounts = Record<string, number>;
export type Argument = number | string | Amounts;
export type Localized = Record<string, string>;

export type Message = Schemas['Message'];
/** A legal action in words; the server always tells its cost and gain, be they empty. */
export type Choice = Required<Schemas['Choice']>;
export type Refusal = Schemas['Refusal'];
export type ScoreSheet = Schemas['ScoreSheet'];
export type GameOption = Schemas['Option'];
export type GameInfo = Schemas['GameInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type JournalLine = Omit<Schemas['JournalLine'], 'args'> & { args: Record<string, Argument> };
export type News = Omit<Schemas['News'], 'choices' | 'journal'> & { choices: Choice[]; journal: JournalLine[] };
export type ReplayStep = Omit<Schemas['ReplayStep'], 'journal'> & { journal: JournalLine[] };
export type Replay = Omit<Schemas['Replay'], 'steps'> & { steps: ReplayStep[] };
export type Hint = Schemas['Hint'];
export type AdvisedChoice = Schemas['AdvisedChoice'];
export type LineMove = Schemas['LineMove'];
export type Analysis = Schemas['Analysis'];
export type JudgedDecision = Schemas['JudgedDecision'];
export type Visitor = Schemas['VisitorInfo'];
export type NewTable = Schemas['NewTable'];

/** A game's component set: `meta` and its tables of rows. */
export type Components = Record<string, unknown>;

/** A refusal (RFC 9457) with its words. */
export interface Problem {
  title: string;
  status: number;
  detail?: string;
  message?: Message;
}
