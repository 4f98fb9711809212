// What the server sends of a game of Mech A Dream: the API's types (games/mech_a_dream/view.py), with words known exactly.

import type { Narrowed, Schemas } from '#lib/api/types.ts';

export const times = ['morning', 'afternoon', 'evening'] as const;
export type Time = (typeof times)[number];
export type MachineType = 'blue' | 'red' | 'green' | 'yellow';

export type MachineView = Narrowed<Schemas['MachineView'], { type: MachineType; assistants: Time[] }>;

export type WorkshopView = Narrowed<
  Schemas['WorkshopView'],
  { machines: MachineView[]; waiting: Time[]; stock_room: Time[]; dock: Time[] }
>;

export type PlaceView = Narrowed<Schemas['PlaceView'], { stack: 'blue-green' | 'red' | 'yellow' }>;
export type SpecialistView = Schemas['SpecialistView'];

export type MechADreamView = Narrowed<
  Schemas['MechADreamView'],
  { time: Time | 'setup' | 'night' | 'end'; market: PlaceView[]; workshops: WorkshopView[] }
>;

/** The machines still on the belt, the nearest to the end first. */
export function onBelt(workshop: WorkshopView): MachineView[] {
  return workshop.machines.filter((machine) => machine.space > 0).toSorted((a, b) => a.space - b.space);
}

export function finished(workshop: WorkshopView): MachineView[] {
  return workshop.machines.filter((machine) => machine.space === 0);
}
