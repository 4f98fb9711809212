// A position as `samples.py` writes it.

import type { Choice, Message, Refusal } from '#lib/api/types.ts';

export interface Sample {
  name: string;
  you: number | null;
  names: string[];
  view: unknown;
  headline: Message;
  prompt: Message | null;
  choices: Choice[];
  refusals: Refusal[];
}
