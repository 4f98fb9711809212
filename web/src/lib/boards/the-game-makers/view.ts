// What the server sends of a game of The Game Makers: the API's types (games/the_game_makers/view.py), with words known exactly.

import type { Narrowed, Schemas } from '#lib/api/types.ts';

export const kinds = ['cards', 'wood', 'dice', 'tiles', 'plastic'] as const;
export type Kind = (typeof kinds)[number];

export const genres = ['set', 'team', 'war', 'engine'] as const;
export type Genre = (typeof genres)[number];
export type Track = Genre | 'trees';

export const levels = [1, 2, 3] as const;

export type Needs = Partial<Record<Kind, number>>;
export type Wedge = Kind | 'wild';

export type ContractView = Narrowed<Schemas['ContractView'], { needs: Needs; missing: Needs }>;
export type WorkerPlaceView = Schemas['WorkerPlaceView'];
export type LaidTileView = Narrowed<Schemas['LaidTileView'], { segments: Kind[] }>;
export type GapView = Schemas['GapView'];
export type MarketingTrackView = Narrowed<Schemas['MarketingTrackView'], { id: Track }>;
export type StructureView = Narrowed<Schemas['StructureView'], { letter: 'A' | 'B' | 'C' }>;
export type ItemView = Narrowed<
  Schemas['ItemView'],
  { kind: 'gain' | 'advance' | 'tree' | 'clear'; resource: Kind | 'any' | null; track: Track | 'any' | null }
>;
export type HalfView = Narrowed<Schemas['HalfView'], { what: 'place' | 'put' | 'gap' }>;

export type MakerView = Narrowed<
  Schemas['MakerView'],
  {
    contracts: (ContractView | null)[];
    components: Record<Kind, number[]>;
    line: (Kind | null)[][];
    machines: LaidTileView[];
    sets: Record<Kind, number>;
    tracks: MarketingTrackView[];
    structures: StructureView[];
    items: ItemView[];
    half: HalfView | null;
  }
>;

export type TheGameMakersView = Narrowed<
  Schemas['TheGameMakersView'],
  { step: 'setup' | 'turn' | 'last' | 'end'; wheel: Wedge[]; players: MakerView[] }
>;

/** The areas of a factory. */
export type Area = 'contracts' | 'store' | 'case' | 'line' | 'workers' | 'structures' | 'marketing' | 'reforest';

/** The area in which the maker is asked something, where that is one. */
export function askedArea(maker: MakerView): Area | null {
  if (maker.half) return maker.half.what === 'place' ? 'case' : 'line';
  const item = maker.items[0];
  if (!item) return null;
  if (item.kind === 'advance' || item.resource === 'dice') return 'marketing';
  if (item.kind === 'tree') return 'reforest';
  if (item.kind === 'clear') return 'workers';
  return item.resource === 'plastic' ? 'structures' : null;
}

/** Whether the maker still has to do something in this turn. */
export function isWorking(view: TheGameMakersView, maker: MakerView): boolean {
  return view.step !== 'end' && maker.choosing;
}

/** How many games stand in the case. */
export function gamesIn(maker: MakerView): number {
  return maker.case.filter((id) => id !== null).length;
}
