// What the analysis can show: points, or results in percent; and how exactly each is told.

import { rounded } from '#lib/table/hint-words.ts';
import { say } from '#lib/words.svelte.ts';

export type Measure = 'points' | 'results';

export const measures: readonly Measure[] = ['points', 'results'];

/** Results from -1 (last) to 1 (first) in percent. */
export function inPercent(results: number[]): number[] {
  return results.map((result) => 50 + 50 * result);
}

/** A number of points, or a result in percent, as exact as it is told. */
export function measured(n: number, measure: Measure): number {
  return measure === 'points' ? rounded(n) : Math.round(n);
}

/** The same in words. */
export function sayMeasured(n: number, measure: Measure): string {
  const told = measured(n, measure);
  return measure === 'points' ? String(told) : say('coach-percent', { n: told });
}
