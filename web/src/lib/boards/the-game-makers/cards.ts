// The tables of the component set that the board draws from (games/the_game_makers/components.toml).

import type { Components, Localized } from '#lib/api/types.ts';
import type { Genre, Kind, Needs, Track } from './view.ts';

export type Effect =
  | { kind: 'gain'; resource: Kind | 'any'; level: number | 'same' }
  | { kind: 'advance'; steps: number | 'kinds'; track: Track | 'any' }
  | { kind: 'tree' }
  | { kind: 'clear' };

export type Metric =
  'games' | 'rows' | 'columns' | 'pairs' | 'sets' | 'lead' | 'mixed_rows' | 'columns_of_one_genre' | 'same_pairs';

/** What a base score or an A structure counts (A5.14). */
export interface Term {
  metric: Metric;
  points: number;
  size?: number;
  max?: number;
  genre?: Genre;
  needs?: Kind;
  needs_min?: number;
  points_min?: number;
  points_max?: number;
  rank_max?: number;
  year_min?: number;
  year_max?: number;
  row?: number;
  column?: number;
  place?: 'corner';
}

interface Row {
  id: string;
  name: Localized;
}

export interface GameCard extends Row {
  genre: Genre;
  rank: number;
  year: number;
  needs: Needs;
  points: number;
  reward: Effect[];
}

export interface Structure extends Row {
  letter: 'A' | 'B' | 'C';
  needs: number[];
  score?: Term;
  hollows?: { worker: number; effect: Effect }[];
  trigger?: { resource: Kind | 'any'; min_level: number };
  effect?: Effect;
}

export type Side = { players: [number, number] } & Partial<Record<Genre, Term[]>>;

export interface MarketingTile extends Row {
  half: 'left' | 'right';
  a: Side;
  b: Side;
}

export interface Space extends Row {
  workers: number[];
  effect?: Effect;
  upgrade?: 'see' | 'market';
}

export interface Tile extends Row {
  level: number;
  segments: Kind[];
}

export interface Tweenie extends Row {
  effect: Effect;
}

export interface Circle extends Row {
  condition: {
    kind:
      | 'workers'
      | 'assigned'
      | 'sets'
      | 'full_lines'
      | 'tweenies'
      | 'structures'
      | 'track'
      | 'tracks'
      | 'each_genre'
      | 'one_genre';
    count?: number;
    multiplier?: number;
  };
}

export interface Cards {
  games: Map<string, GameCard>;
  structures: Map<string, Structure>;
  marketing: Map<string, MarketingTile>;
  spaces: Map<string, Space>;
  tiles: Map<string, Tile>;
  tweenies: Map<string, Tweenie>;
  circles: Map<string, Circle>;
  /** From which step on the cube multiplies by 1, 2, …; the last is the track's end. */
  steps: { genre: number[]; trees: number[] };
  /** The medals of the solo game, and from which total on each is earned. */
  medals: { id: string; total: number }[];
}

const read = new WeakMap<Components, Cards>();

/** The tables by id; read once for each component set. */
export function cardsOf(components: Components): Cards {
  let cards = read.get(components);
  if (!cards) {
    cards = {
      games: byId<GameCard>(components.card),
      structures: byId<Structure>(components.structure),
      marketing: byId<MarketingTile>(components.marketing_tile),
      spaces: byId<Space>(components.worker_space),
      tiles: byId<Tile>(components.tile),
      tweenies: byId<Tweenie>(components.tweenie),
      circles: byId<Circle>(components.circle),
      steps: components.tracks as Cards['steps'],
      medals: (components.solo as { medals: Cards['medals'] }).medals,
    };
    read.set(components, cards);
  }
  return cards;
}

/** The thresholds of a track. */
export function stepsOf(cards: Cards, track: Track): number[] {
  return track === 'trees' ? cards.steps.trees : cards.steps.genre;
}

function byId<T extends Row>(rows: unknown): Map<string, T> {
  return new Map((rows as T[]).map((row) => [row.id, row]));
}
