// What a table offers to everything drawn on it: the choices that are open now, and the way to make one.

import { createContext } from 'svelte';
import type { Choice, Refusal } from '#lib/api/types.ts';

/** How much of a good the acting seat holds, and the most it may hold. */
export interface Holding {
  n: number;
  most?: number;
}

export interface TableContext {
  /** The legal actions, by action name. Empty when it is not your turn, and in a replay. */
  readonly choices: ReadonlyMap<string, Choice>;
  /** Actions worth showing though they are not legal now, by action name. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** What your seat holds, by good. */
  readonly holdings: Readonly<Record<string, Holding>>;
  /** The action that was sent and is not acknowledged yet. */
  readonly sent: string | null;
  /** The action that the list or the board points at, so that the other can show it too. */
  pointed: string | null;
  /** The action that the hint calls the best one. */
  readonly advised: string | null;
  play(action: string): void;
  /** Open a seat's workshop large. */
  look(seat: number): void;
}

export const [getTable, setTable] = createContext<TableContext>();
