// What the server sends of a game of Last Droids: the API's types (games/last_droids/view.py), with words known exactly.

import type { Amounts, Narrowed, Schemas } from '#lib/api/types.ts';

export const parts = ['nut', 'oil', 'circuit', 'energy'] as const;
export type Part = (typeof parts)[number];

export type RepairedView = Schemas['RepairedView'];
export type PlanView = Narrowed<Schemas['PlanView'], { action: '' | 'repair' | 'dismantle' | 'build' }>;
export type PlayerView = Narrowed<Schemas['PlayerView'], { plan: PlanView | null }>;
export type HouseView = Schemas['HouseView'];
export type ZoneView = Schemas['ZoneView'];

export type LastDroidsView = Narrowed<
  Schemas['LastDroidsView'],
  { step: 'deal' | 'plan' | 'tokens' | 'final' | 'end'; players: PlayerView[] }
>;

/** Four numbers as a bundle, without zeros. */
export function bundle(four: readonly number[]): Amounts {
  return Object.fromEntries(parts.map((part, i) => [part, four[i] ?? 0] as const).filter(([, n]) => n > 0));
}

/** The zones of a seat, as [zone, index]. */
export function zonesOf(view: LastDroidsView, seat: number): { zone: ZoneView; index: number }[] {
  return view.zones.map((zone, index) => ({ zone, index })).filter(({ zone }) => zone.seats.includes(seat));
}
