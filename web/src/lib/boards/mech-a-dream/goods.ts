// What a workshop holds, for the table's tooltips.

import type { Holding } from '#lib/table/context.ts';
import type { WorkshopView } from './view.ts';

/** The dials of a workshop end at 9 (E2). */
export const dialMost = 9;

export function goods(workshop: WorkshopView | undefined): Record<string, Holding> {
  if (!workshop) return {};
  return {
    flower: { n: workshop.flower, most: dialMost },
    ink: { n: workshop.ink, most: dialMost },
    rainbow: { n: workshop.rainbow },
    point: { n: workshop.point },
  };
}
