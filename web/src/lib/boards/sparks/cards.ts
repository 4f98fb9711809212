// The tables of the component set that the board draws from (games/sparks/components.toml).

import type { Components, Localized } from '#lib/api/types.ts';
import type { Colour } from './view.ts';

export type Effect =
  | { kind: 'cogs' | 'sparks' | 'dice' | 'assistants' | 'recover' | 'colour-pass' | 'nudge'; n: number }
  | { kind: 'colour-die'; colour: Colour | 'any' }
  | { kind: 'step'; track: Colour | 'any'; n: number }
  | { kind: 'upgrade' | 'grant-reroll' | 'set-die' | 'flip-die' | 'reroll' | 'swap-die' };

export interface Space {
  colour: Colour | 'any';
  exact?: number;
  min?: number;
  max?: number;
  parity?: 'odd' | 'even';
  same?: boolean;
}

interface Row {
  id: string;
  name: Localized;
}

export interface Robot extends Row {
  colour: Colour;
  spaces: Space[];
  steps: number;
  reward: Effect[];
  box?: Effect[];
}

export type Occasion = 'complete' | 'level' | 'hire' | 'box' | 'bonus' | 'sell' | 'active' | 'round';

export interface Trigger {
  on: Occasion;
  colour?: Colour;
  spaces?: number;
  box?: boolean;
  effect: Effect[];
}

export type Modifier =
  | { kind: 'colour-pair'; colours: [Colour, Colour] }
  | { kind: 'wild-value'; value: number }
  | { kind: 'colour-fee'; cogs: number }
  | { kind: 'storage'; dice: number }
  | { kind: 'free-change'; n: number }
  | { kind: 'take-anywhere' }
  | { kind: 'threshold'; less: number }
  | { kind: 'crew'; count: number };

export interface Assistant extends Row {
  points: number;
  effect?: Effect[];
  trigger?: Trigger;
  modifier?: Modifier;
  ability?: { cost: { cogs?: number; dice?: number }; effect: Effect[] };
}

export interface Production extends Row {
  take: number;
  anywhere: boolean;
  effect?: Effect[];
}

export interface Upgrade extends Row {
  class: 'general' | 'dice' | 'slot';
  points: number;
}

export interface Bonus extends Row {
  effect: Effect[];
}

export interface Goal extends Row {
  test: { kind: string; n?: number; nth?: number; tracks?: number };
}

export interface Level extends Row {
  level: number;
  needs: number;
  reward: Effect[];
}

export interface Box extends Row {
  effect: Effect[];
}

export interface FactoryBoard extends Row {
  colour: Colour;
  section: Colour[];
  boxes: Box[];
}

export interface Cards {
  robots: Map<string, Robot>;
  assistants: Map<string, Assistant>;
  production: Map<string, Production>;
  upgrades: Map<string, Upgrade>;
  bonuses: Map<string, Bonus>;
  goals: Map<string, Goal>;
  levels: Level[];
  boards: Map<string, FactoryBoard>;
  /** What each power box does, printed or of a robot. */
  boxes: Map<string, Effect[]>;
  /** The printed rewards of each track, in their order. */
  printed: Record<Colour, Effect[][]>;
  ghost: Localized;
  ghostTiles: Map<string, Production>;
  fee: number;
}

const read = new WeakMap<Components, Cards>();

/** The tables by id; read once for each component set. */
export function cardsOf(components: Components): Cards {
  let cards = read.get(components);
  if (!cards) {
    const robots = byId<Robot>(components['robots']);
    const boards = byId<FactoryBoard>(components['boards']);
    const solo = components['solo'] as { ghost: Localized; tiles: Production[] };
    const tracks = components['tracks'] as Record<Colour, (number | string | { printed: Effect[] })[]>;
    cards = {
      robots,
      boards,
      assistants: byId<Assistant>(components['assistants']),
      production: byId<Production>(components['production']),
      upgrades: byId<Upgrade>(components['upgrades']),
      bonuses: byId<Bonus>(components['bonuses']),
      goals: byId<Goal>(components['goals']),
      levels: components['levels'] as Level[],
      boxes: new Map([
        ...[...boards.values()].flatMap((board) => board.boxes.map((box) => [box.id, box.effect] as const)),
        ...[...robots.values()].flatMap((robot) => (robot.box ? [[robot.id, robot.box] as const] : [])),
      ]),
      printed: Object.fromEntries(
        Object.entries(tracks).map(([colour, spaces]) => [
          colour,
          spaces.flatMap((space) => (typeof space === 'object' ? [space.printed] : [])),
        ]),
      ) as Cards['printed'],
      ghost: solo.ghost,
      ghostTiles: byId<Production>(solo.tiles),
      fee: (components['rules'] as { colour_fee: number }).colour_fee,
    };
    read.set(components, cards);
  }
  return cards;
}

function byId<T extends Row>(rows: unknown): Map<string, T> {
  return new Map((rows as T[]).map((row) => [row.id, row]));
}
