// What a hint or the coach says about a choice, in words.

import type { AdvisedChoice, LineMove } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';

/** Points that make no difference. */
const alike = 0.05;

/** So many moves of a line are told; what comes later is guesswork. */
const longestLine = 4;

export function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}

/** What may be expected after a choice: points, and who is ahead by how much. */
export function sayExpectation(choice: AdvisedChoice, alone: boolean): string {
  const points = rounded(choice.points);
  if (alone) return say('hint-expect-alone', { points });
  const side = Math.abs(choice.lead) < alike ? 'even' : choice.lead > 0 ? 'ahead' : 'behind';
  return say('hint-expect', { points, side, lead: rounded(Math.abs(choice.lead)) });
}

/** How the game may go on; null if nothing is known. */
export function sayLine(line: LineMove[]): string | null {
  if (line.length === 0) return null;
  const moves = line.slice(0, longestLine).map((move) => say('line-move', { seat: move.seat, told: say(move.label) }));
  return say('hint-line', { told: moves.join(' → ') });
}

/** The second best choice beside the best one. */
export function saySecond(best: AdvisedChoice, second: AdvisedChoice): string {
  const worse = best.lead - second.lead;
  const told = say(second.label);
  return worse < alike ? say('hint-second-alike', { told }) : say('hint-second', { told, points: rounded(worse) });
}
