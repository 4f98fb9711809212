// Effects in words, from the same data that the pictures are drawn from; the same messages as in the terminal
// (games/sparks/effect_words.py).

import type { Amounts, Message } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';
import type { Assistant, Effect, Goal, Modifier, Space, Trigger, Upgrade } from './cards.ts';

/** What the effects do, one sentence each. */
export function sayEffects(effects: Effect[]): string {
  return sayAll(effects.map(effectMessage));
}

/** What an assistant does: at once, always, or once a turn. */
export function sayAssistant({ effect, trigger, modifier, ability }: Assistant): string {
  if (trigger) return sayAll([occasion(trigger), ...trigger.effect.map(effectMessage)]);
  if (modifier) return say(change(modifier));
  if (ability) {
    const { cogs, dice } = ability.cost;
    const cost: Amounts = { cog: cogs ?? 0, 'any-die': dice ?? 0 };
    const once: Message = cogs || dice ? { id: 'effect-ability', args: { cost } } : { id: 'effect-ability-free' };
    return sayAll([once, ...ability.effect.map(effectMessage)]);
  }
  return sayEffects(effect ?? []);
}

/** What an upgrade tile changes. */
export function sayUpgrade(tile: Upgrade): string {
  return say(`effect-upgrade-${tile.id}`);
}

/** What a goal asks for. */
export function sayGoal({ test }: Goal): string {
  return say(`effect-goal-${test.kind}`, { n: test.n ?? test.nth ?? 0, tracks: test.tracks ?? 0 });
}

/** Which dice a space of a robot takes. */
export function saySpace(space: Space, number: number): string {
  const args = { n: number, dice: { [`kind-${space.colour}`]: 1 } };
  if (space.parity) return say(`effect-space-${space.parity}`, args);
  if (space.same) return say('effect-space-same', args);
  for (const condition of ['exact', 'min', 'max'] as const) {
    const value = space[condition];
    if (value !== undefined) return say(`effect-space-${condition}`, { ...args, value });
  }
  return say('effect-space', args);
}

function effectMessage(effect: Effect): Message {
  const { kind, ...args } = effect;
  if (effect.kind === 'step' && effect.track === 'any') return { id: 'effect-step-any', args };
  if (effect.kind === 'colour-die' && effect.colour === 'any') return { id: 'effect-any-die', args: {} };
  return { id: `effect-${kind}`, args };
}

function occasion({ on, colour, spaces, box }: Trigger): Message {
  const which: Amounts = {};
  if (colour) which[`which-${colour}`] = 1;
  if (spaces) which['which-spaces'] = spaces;
  if (box) which['which-box'] = 1;
  return on === 'complete' && Object.keys(which).length > 0
    ? { id: 'effect-on-complete-which', args: { which } }
    : { id: `effect-on-${on}`, args: {} };
}

function change(modifier: Modifier): Message {
  const { kind, ...args } = modifier;
  if (modifier.kind === 'colour-pair') {
    const dice = Object.fromEntries(modifier.colours.map((colour) => [`kind-${colour}`, 1]));
    return { id: 'effect-colour-pair', args: { dice } };
  }
  const [n] = Object.values(args) as number[];
  return { id: `effect-${kind}`, args: n === undefined ? {} : { n } };
}

function sayAll(messages: Message[]): string {
  return messages.map((message) => say(message)).join(' ');
}
