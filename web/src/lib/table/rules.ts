// Which paragraph of the rules explains a message, for the game at hand.

import { createContext } from 'svelte';

export interface Rules {
  readonly game: string;
  /** Rule paragraph by message id. */
  readonly paragraphs: Readonly<Record<string, string>>;
}

export const [getRules, setRules] = createContext<Rules>();
