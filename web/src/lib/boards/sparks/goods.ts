// What a factory holds, for the table's tooltips.

import type { Holding } from '#lib/table/context.ts';
import type { FactoryView } from './view.ts';

export function goods(factory: FactoryView | undefined): Record<string, Holding> {
  return factory ? { cog: { n: factory.cogs }, spark: { n: factory.sparks }, level: { n: factory.level } } : {};
}
