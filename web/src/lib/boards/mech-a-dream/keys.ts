// What each piece that travels is known by, in every part of the board: settings for `send` and `receive`.

import type { Time } from './view.ts';

export function machineKey(id: string): { key: string } {
  return { key: `machine ${id}` };
}

export function assistantKey(seat: number, time: Time): { key: string } {
  return { key: `assistant ${seat} ${time}` };
}
