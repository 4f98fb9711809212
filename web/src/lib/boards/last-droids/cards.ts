// The tables of the component set that the board draws from (games/last_droids/components.toml).

import type { Amounts, Components, Localized } from '#lib/api/types.ts';
import type { Part } from './view.ts';

export const droidTypes = ['water', 'farm', 'communication', 'storage', 'collector', 'market'] as const;
export type DroidType = (typeof droidTypes)[number];

export type Effect =
  | { kind: 'extend'; part: Part | 'any'; n: number }
  | ({ kind: 'gain' | 'store' } & Partial<Record<Part | 'base', number>>)
  | { kind: 'per-discard'; type: DroidType; rp: number }
  | { kind: 'double'; part: Part }
  | { kind: 'surcharge'; base: number }
  | { kind: 'discount'; energy: number }
  | { kind: 'wild'; houses: number[] }
  | { kind: 'swap'; give: Amounts; take: Amounts; uses: number }
  | { kind: 'score-shed'; part: Part | 'all'; rp: number }
  | { kind: 'score-type' | 'score-cost-icons'; type: DroidType; rp: number }
  | { kind: 'score-type-steps'; type: DroidType; steps: [number, number][] }
  | { kind: 'score-kinds' | 'score-houses'; steps: [number, number][] }
  | { kind: 'score-extensions' | 'score-leaf-lead' | 'score-sets'; rp: number };

interface Row {
  id: string;
  name: Localized;
}

interface Card extends Row {
  number: number;
  cost: Amounts;
  rp: number;
  effects: Effect[];
}

export interface Droid extends Card {
  type: DroidType;
  season: number;
  gain: Amounts;
  leaves: number;
  interest: number;
}

export interface House extends Card {
  interest: { type: DroidType; bonus: number };
}

export interface Interseason extends Row {
  part: Part;
}

export interface Cards {
  droids: Map<string, Droid>;
  houses: Map<string, House>;
  interseasons: Map<string, Interseason>;
  swaps: { give: Amounts; take: Amounts }[];
}

const read = new WeakMap<Components, Cards>();

/** The tables by id; read once for each component set. */
export function cardsOf(components: Components): Cards {
  let cards = read.get(components);
  if (!cards) {
    cards = {
      droids: byId<Droid>(components.droid),
      houses: byId<House>(components.house),
      interseasons: byId<Interseason>(components.interseason),
      swaps: components.basic_swap as Cards['swaps'],
    };
    read.set(components, cards);
  }
  return cards;
}

function byId<T extends Row>(rows: unknown): Map<string, T> {
  return new Map((rows as T[]).map((row) => [row.id, row]));
}
