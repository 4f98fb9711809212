// What the server sends of a game of Sparks: the API's types (games/sparks/view.py), with words known exactly.

import type { Narrowed, Schemas } from '#lib/api/types.ts';

export const colours = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof colours)[number];

/** The places of dice, as `placed` lists them: the upgrade section, then the spaces of the three slots. */
export const places = ['u1', 'u2', 'u3', '1-1', '1-2', '1-3', '2-1', '2-2', '2-3', '3-1', '3-2', '3-3'] as const;
export type Place = (typeof places)[number];

export const slots = [0, 1, 2] as const;
export const spacesOfSlot = 3;

export type FactoryView = Narrowed<
  Schemas['FactoryView'],
  { colour: Colour; section: [Colour, Colour, Colour]; placed: (string | null)[] }
>;
export type TrackView = Narrowed<Schemas['TrackView'], { colour: Colour }>;

export type SparksView = Narrowed<
  Schemas['SparksView'],
  {
    step: 'setup' | 'draft' | 'tile' | 'take' | 'action' | 'refill' | 'end';
    players: FactoryView[];
    tracks: TrackView[];
  }
>;

/** The colour of a die: "r5" is a red 5. */
export function colourOf(die: string): Colour {
  return colours.find((colour) => colour[0] === die[0]) ?? 'red';
}

/** The value of a die; 0 where any value is meant. */
export function valueOf(die: string): number {
  return Number(die.slice(1));
}

/** The place of a space of a slot, both from 0. */
export function placeOf(slot: number, space: number): Place {
  return places[3 + slot * spacesOfSlot + space] as Place;
}

/** The die on a place. */
export function dieOn(factory: FactoryView, place: Place): string | null {
  return factory.placed[places.indexOf(place)] ?? null;
}

/** Dice with keys: like dice are the first, the second and so on of their kind. */
export function keyed(dice: readonly string[]): { die: string; key: string }[] {
  const seen: Record<string, number> = {};
  return dice.map((die) => {
    const nth = (seen[die] = (seen[die] ?? 0) + 1);
    return { die, key: `${die} ${nth}` };
  });
}
