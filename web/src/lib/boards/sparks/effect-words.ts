// Effects in words, from the same data that the pictures are drawn from; the same messages as in the terminal
// (games/sparks/effect_words.py).

import type { Message } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';
import type { Assistant, Effect, Trigger } from './cards.ts';

/** What the effects do, one sentence each. */
export function sayEffects(effects: Effect[]): string {
  return effects.map((effect) => say(effectMessage(effect))).join(' ');
}

function effectMessage(effect: Effect): Message {
  const { kind, ...args } = effect;
  return { id: `effect-${kind}`, args };
}

/** What an assistant does: at once, always, or once a turn. */
export function sayAssistant(assistant: Assistant): string {
  const { trigger, modifier, ability } = assistant;
  if (trigger) return `${sayOccasion(trigger)} ${sayEffects(trigger.effect)}`;
  if (ability) return `${say('effect-ability', ability.cost)} ${sayEffects(ability.effect)}`;
  if (modifier) {
    const { kind, ...args } = modifier;
    return say(`effect-${kind}`, 'colours' in args ? { colour: args.colours[0], other: args.colours[1] } : args);
  }
  return sayEffects(assistant.effect ?? []);
}

function sayOccasion(trigger: Trigger): string {
  return say(`effect-when-${trigger.on}`, { colour: trigger.colour ?? 'any' });
}
