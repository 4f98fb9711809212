// What a game's board offers to the table; boards/README.md explains it.

import type { Component } from 'svelte';
import type { Components } from '#lib/api/types.ts';
import type { IconName } from '#lib/pieces/icons.ts';
import type { Holding } from '#lib/table/context.ts';

export type Part = 'table' | 'mine' | 'others';

export interface BoardProps {
  /** The game's view: what the server sent for this seat, or for a spectator. */
  view: unknown;
  components: Components;
  /** The viewer's seat; null is a spectator. */
  you: number | null;
  /** The players' names by seat. */
  names: string[];
  /** What to draw: what all share, one seat's own, or everybody else in short. */
  part: Part;
  /** The seat that `mine` draws and that `others` leaves out. */
  seat: number;
}

/** A component alone, as the rulebook shows it. */
export interface PieceProps {
  /** The kind of component, as the rulebook names it: "machine". */
  table: string;
  id: string;
  components: Components;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  Piece: Component<PieceProps>;
  /** The hue of the game's ground and headings, in degrees of OKLCH. */
  hue: number;
  /** What a seat holds of each good that a choice can cost or yield. */
  holdings(view: unknown, seat: number): Record<string, Holding>;
  /** A seat's score as it stands. */
  score(view: unknown, seat: number): number | null;
  /** The ideas to explain in the legend: an icon and the words for it. */
  legend: { icon: IconName | Component; color?: string; words: string }[];
}

const boards = import.meta.glob<{ default: BoardModule }>('../boards/*/index.ts');

/** The board of a game; null where it has none, and then it is played by the list of choices. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`../boards/${game}/index.ts`];
  return load ? (await load()).default : null;
}
