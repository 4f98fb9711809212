// What the server sends of a game of Mech A Dream, as the board reads it (games/mech_a_dream/view.py).

import type { Amounts } from '#lib/api/types.ts';

export const times = ['morning', 'afternoon', 'evening'] as const;
export type Time = (typeof times)[number];
export type MachineType = 'blue' | 'red' | 'green' | 'yellow';

export interface MachineView {
  slot: number;
  id: string;
  type: MachineType;
  /** Steps still to go; 0 is finished. */
  space: number;
  crew: number;
  assistants: Time[];
  purple: boolean;
  /** How often it was activated this night. */
  activated: number;
}

export interface WorkshopView {
  seat: number;
  flower: number;
  ink: number;
  rainbow: number;
  point: number;
  machines: MachineView[];
  finished: number;
  monitor: string;
  monitor_used: boolean;
  dealt_monitors: string[];
  kept: number | null;
  has_kept: boolean;
  waiting: Time[];
  stock_room: Time[];
  dock: Time[];
  pushes: number;
  activations: number;
  replays: number;
  night_ended: boolean;
  specialists: number[];
  /** Points for the next machine it finishes. */
  next_bonus: number;
  /** What it would score if the game ended now. */
  score: number;
}

export interface PlaceView {
  place: number;
  id: string | null;
  stack: 'blue-green' | 'red' | 'yellow';
  /** The place shows the top of the stack itself; then `left` counts its tiles. */
  is_stack: boolean;
  left: number;
  cost: Amounts | null;
  space: number;
}

export interface SpecialistView {
  number: number;
  id: string;
  holder: number | null;
  price: number;
}

export interface MechADreamView {
  viewer: number | null;
  seats: number;
  smart_robots: boolean;
  specialists_used: boolean;
  day: number;
  days: number;
  time: Time | 'setup' | 'night' | 'end';
  start_seat: number;
  market: PlaceView[];
  delivery: string | null;
  delivery_cost: number;
  past_deliveries: string[];
  specialists: SpecialistView[];
  workshops: WorkshopView[];
}

/** The machines still on the belt, the nearest to the end first. */
export function onBelt(workshop: WorkshopView): MachineView[] {
  return workshop.machines.filter((machine) => machine.space > 0).toSorted((a, b) => a.space - b.space);
}

export function finished(workshop: WorkshopView): MachineView[] {
  return workshop.machines.filter((machine) => machine.space === 0);
}
