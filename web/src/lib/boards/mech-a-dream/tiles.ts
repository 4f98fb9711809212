// The tables of the component set that the board draws from (games/mech_a_dream/components.toml).

import type { Amounts, Components, Localized } from '#lib/api/types.ts';
import type { MachineType, Time } from './view.ts';

export type Occasion = 'stock' | 'dock' | 'buy' | 'build' | 'complete' | 'night';

export type Effect =
  | { kind: 'convert'; input: Amounts; output: Amounts }
  | { kind: 'instant'; gain: Amounts }
  | { kind: 'score-per'; count: string; per: number; point: number; max?: number }
  | { kind: 'bonus'; on: Occasion; gain: Amounts; types?: MachineType[]; times?: Time[] }
  | ({ kind: 'discount'; on: 'buy' | 'dock'; types?: MachineType[] } & Partial<
      Record<'flower' | 'ink' | 'rainbow', number>
    >)
  | { kind: 'head-start'; steps: number; types?: MachineType[] }
  | { kind: 'replay'; machines: number };

interface Row {
  id: string;
  name: Localized;
}

export interface Machine extends Row {
  type: MachineType;
  cost: Amounts;
  hourglass: number;
  effects: Effect[];
}

export interface Monitor extends Row {
  /** The printed board's own monitor brings no start goods. */
  start?: Amounts;
  effects: Effect[];
}

export interface Specialist extends Row {
  effects: Effect[];
}

export interface Delivery extends Row, Record<Time, Amounts> {
  cost: number;
}

interface StockRow {
  time: Time;
  option: 'flowers' | 'ink';
  flower: number;
  ink: number;
}

export interface Tiles {
  limits: { flower_max: number; ink_max: number; belt_spaces: number; days: number; machines_to_end: number };
  machines: Map<string, Machine>;
  deliveries: Map<string, Delivery>;
  monitors: Map<string, Monitor>;
  specialists: Map<string, Specialist>;
  stockRoom: StockRow[];
  completionBonus: { machine: number; point: number }[];
}

const read = new WeakMap<Components, Tiles>();

/** The tables by id; read once for each component set. */
export function tilesOf(components: Components): Tiles {
  let tiles = read.get(components);
  if (!tiles) {
    tiles = {
      limits: components.limits as Tiles['limits'],
      machines: byId<Machine>(components.machines),
      deliveries: byId<Delivery>(components.deliveries),
      monitors: byId<Monitor>([components.base_monitor, ...(components.monitors as unknown[])]),
      specialists: byId<Specialist>(components.specialists),
      stockRoom: components.stock_room as StockRow[],
      completionBonus: components.completion_bonus as Tiles['completionBonus'],
    };
    read.set(components, tiles);
  }
  return tiles;
}

function byId<T extends Row>(rows: unknown): Map<string, T> {
  return new Map((rows as T[]).map((row) => [row.id, row]));
}

/** What a visit to the stock room gives, as printed. */
export function stockGain(tiles: Tiles, time: Time, option: 'flowers' | 'ink'): Amounts {
  const row = tiles.stockRoom.find((one) => one.time === time && one.option === option);
  return { flower: row?.flower ?? 0, ink: row?.ink ?? 0 };
}

/** The points for a seat's n-th finished machine. */
export function completionPoints(tiles: Tiles, n: number): number {
  return tiles.completionBonus.findLast((row) => row.machine <= n)?.point ?? 0;
}
