// The board of The Game Makers, as the table page and the rulebook load it.

import type { BoardModule } from '#lib/table/board.ts';
import Board from './Board.svelte';
import Piece from './Component.svelte';
import { goods } from './goods.ts';
import { legend } from './legend.ts';
import type { TheGameMakersView } from './view.ts';

export default {
  Board,
  Piece,
  hue: 72,
  holdings: (view, seat) => goods((view as TheGameMakersView).players[seat]),
  score: (view, seat) => (view as TheGameMakersView | null)?.players[seat]?.score ?? null,
  legend,
} satisfies BoardModule;
