// The board of Mech A Dream, as the table page and the rulebook load it.

import type { BoardModule } from '#lib/table/board.ts';
import Board from './Board.svelte';
import Piece from './Component.svelte';
import { legend } from './legend.ts';
import { goods } from './goods.ts';
import type { MechADreamView } from './view.ts';

export default {
  Board,
  Piece,
  hue: 292,
  holdings: (view, seat) => goods((view as MechADreamView).workshops[seat]),
  score: (view, seat) => (view as MechADreamView | null)?.workshops[seat]?.point ?? null,
  legend,
} satisfies BoardModule;
