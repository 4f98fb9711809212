// What a maker holds of what choices cost and yield, for the table's tooltips; pieces with a level are no number.

import type { Holding } from '#lib/table/context.ts';
import { levels, type MakerView } from './view.ts';

export function goods(maker: MakerView | undefined): Record<string, Holding> {
  if (!maker) return {};
  return {
    cards: { n: maker.components.cards[0] ?? 0 },
    tree: { n: maker.trees },
    point: { n: maker.score },
    ...Object.fromEntries(levels.map((level) => [`worker-${level}`, { n: maker.break_room[level - 1] ?? 0 }])),
  };
}
