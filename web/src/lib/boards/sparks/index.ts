// The board of Sparks, as the table page and the rulebook load it.

import type { BoardModule } from '#lib/table/board.ts';
import Board from './Board.svelte';
import Piece from './Component.svelte';
import { goods } from './goods.ts';
import { legend } from './legend.ts';
import type { SparksView } from './view.ts';

export default {
  Board,
  Piece,
  hue: 50,
  holdings: (view, seat) => goods((view as SparksView).players[seat]),
  score: (view, seat) => (view as SparksView | null)?.players[seat]?.score ?? null,
  legend,
} satisfies BoardModule;
