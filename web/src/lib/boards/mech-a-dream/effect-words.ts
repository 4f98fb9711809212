// Effects in words, from the same data that the pictures are drawn from; the same messages as in the terminal
// (games/mech_a_dream/effect_words.py).

import type { Amounts, Argument, Message } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';
import { times, type MachineType } from './view.ts';
import type { Delivery, Effect } from './tiles.ts';

/** What the effects do, one sentence each. */
export function sayEffects(effects: Effect[]): string {
  return effects.map((effect) => say(effectMessage(effect))).join(' ');
}

/** Cost and rewards of a delivery tile. */
export function sayDelivery(delivery: Delivery, cost: number): string {
  return times
    .map((time) => say('effect-delivery', { time, cost: amounts({ flower: cost }), gain: delivery[time] }))
    .join(' ');
}

function effectMessage(effect: Effect): Message {
  switch (effect.kind) {
    case 'convert':
      return isNothing(effect.input)
        ? { id: 'effect-convert-free', args: { output: effect.output } }
        : { id: 'effect-convert', args: { input: effect.input, output: effect.output } };
    case 'instant':
      return { id: 'effect-instant', args: { gain: effect.gain } };
    case 'score-per': {
      const args = { gain: { point: effect.point }, each: { [`counted-${effect.count}`]: effect.per } };
      return effect.max === undefined
        ? { id: 'effect-score-per', args }
        : { id: 'effect-score-per-most', args: { ...args, most: { point: effect.max } } };
    }
    case 'discount': {
      const { kind, on, types, ...less } = effect;
      return withLimits(`effect-${kind}-${on}`, { amounts: less as Amounts }, types);
    }
    case 'bonus':
      return withLimits('effect-bonus', { when: effect.on, gain: effect.gain }, effect.types, effect.times);
    case 'head-start':
      return withLimits('effect-head-start', { steps: effect.steps }, effect.types);
    case 'replay':
      return { id: 'effect-replay', args: { machines: effect.machines } };
  }
}

/** The message, or its variant for some types or times of day only. */
function withLimits(id: string, args: Record<string, Argument>, types?: MachineType[], only?: string[]): Message {
  if (types) [id, args] = [`${id}-types`, { ...args, types: oneEach(types) }];
  if (only) [id, args] = [`${id}-times`, { ...args, times: oneEach(only) }];
  return { id, args };
}

/** A list is told as a bundle in which each has the amount 1. */
function oneEach(list: string[]): Amounts {
  return Object.fromEntries(list.map((item) => [item, 1]));
}

function amounts(bundle: Amounts): Amounts {
  return isNothing(bundle) ? { nothing: 1 } : bundle;
}

function isNothing(bundle: Amounts): boolean {
  return Object.values(bundle).every((n) => n === 0);
}
