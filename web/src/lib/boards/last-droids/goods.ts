// What a shed holds, for the table's tooltips.

import type { Holding } from '#lib/table/context.ts';
import { parts, type PlayerView } from './view.ts';

export function goods(player: PlayerView | undefined): Record<string, Holding> {
  if (!player) return {};
  return Object.fromEntries(
    parts.map((part, i) => [part, { n: player.shed[i] ?? 0, most: player.capacity[i] ?? 0 }] as const),
  );
}
