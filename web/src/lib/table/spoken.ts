// A choice as one sentence for those who hear the table rather than see it.

import type { Amounts, Choice } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';

/** The choice's words with its cost and gain. */
export function spokenChoice(choice: Choice): string {
  const parts = [say(choice.label)];
  if (hasAny(choice.cost)) parts.push(say('spot-cost', { amounts: choice.cost }));
  if (hasAny(choice.gain)) parts.push(say('spot-gain', { amounts: choice.gain }));
  return parts.join(say('sentence-joint'));
}

export function hasAny(amounts: Amounts): boolean {
  return Object.values(amounts).some((n) => n !== 0);
}
