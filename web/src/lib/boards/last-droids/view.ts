// What the server sends of a game of Last Droids (games/last_droids/view.py).

import type { Amounts } from '#lib/api/types.ts';

export const parts = ['nut', 'oil', 'circuit', 'energy'] as const;
export type Part = (typeof parts)[number];
export type Four = [number, number, number, number];

export interface RepairedView {
  id: string;
  number: number;
  /** Parts that lie on the card, in the order of `parts`. */
  stored: Four;
  used: number;
  /** As which type a wild droid counts at the end. */
  wild: string | null;
}

export interface PlanView {
  action: '' | 'repair' | 'dismantle' | 'build';
  house: string | null;
}

export interface PlayerView {
  seat: number;
  automa: boolean;
  team: number | null;
  shed: Four;
  capacity: Four;
  extensions: Four;
  area: RepairedView[];
  houses: string[];
  offer: string | null;
  offer_cost: Four | null;
  choosing: boolean;
  drawn: string[];
  drawn_count: number;
  kept: string | null;
  plan: PlanView | null;
  leaves: number;
  leads_parts: boolean;
  leads_leaves: boolean;
  score: number;
}

export interface HouseView {
  id: string;
  number: number;
  /** What it costs the reader after his discounts, without the surcharge. */
  cost: Amounts;
  /** How many base parts more it costs the reader. */
  extra: number;
  tokens: number;
  token_owner: number | null;
  settled: boolean;
}

export interface ZoneView {
  seats: [number, number];
  houses: HouseView[];
  discards: string[];
}

export interface LastDroidsView {
  viewer: number | null;
  seats: number;
  solo: boolean;
  season: number;
  seasons: number;
  turn: number;
  turns_left: number;
  step: 'deal' | 'plan' | 'tokens' | 'final' | 'end';
  priority: number;
  drawers: number[];
  cards_left: number[];
  interseasons: string[];
  interseasons_used: string[];
  zones: ZoneView[];
  players: PlayerView[];
}

/** Four numbers as a bundle, without zeros. */
export function bundle(four: readonly number[]): Amounts {
  return Object.fromEntries(parts.map((part, i) => [part, four[i] ?? 0] as const).filter(([, n]) => n > 0));
}

/** The zones of a seat, as [zone, index]. */
export function zonesOf(view: LastDroidsView, seat: number): { zone: ZoneView; index: number }[] {
  return view.zones.map((zone, index) => ({ zone, index })).filter(({ zone }) => zone.seats.includes(seat));
}
