// What components do, in words: the same messages as in the terminal (games/the_game_makers/effect_words.py).

import type { Amounts, Argument, Message } from '#lib/api/types.ts';
import { say } from '#lib/words.svelte.ts';
import type { Circle, Effect, Space, Structure, Term } from './cards.ts';
import type { Genre, ItemView } from './view.ts';

/** An effect as a bundle, as the game's sentences name it. */
export function bundleOf(effect: Effect): Amounts {
  switch (effect.kind) {
    case 'gain':
      return effect.level === 'same' ? { [`same-${effect.resource}`]: 1 } : { [effect.resource]: effect.level };
    case 'advance':
      if (effect.steps === 'kinds') return { kinds: 1 };
      return { [effect.track === 'any' ? 'step' : `step-${effect.track}`]: effect.steps };
    default:
      return { [effect.kind]: 1 };
  }
}

/** An item as the effect that it came from. */
export function effectOf(item: ItemView): Effect {
  if (item.kind === 'gain') return { kind: 'gain', resource: item.resource ?? 'any', level: item.amount };
  if (item.kind === 'advance') return { kind: 'advance', steps: item.amount, track: item.track ?? 'any' };
  return { kind: item.kind };
}

/** Workers by level. */
export function workers(demands: readonly number[]): Amounts {
  return counted('worker', demands);
}

export function sayEffect(effect: Effect): string {
  return sayAmounts(bundleOf(effect));
}

/** A bundle alone, as a list. */
export function sayAmounts(amounts: Amounts): string {
  return say('board-amounts', { amounts });
}

export function sayTerm(term: Term): string {
  return say(termMessage('effect-term', term));
}

export function sayBase(genre: Genre, terms: Term[]): string {
  return terms.map((term) => say(termMessage('effect-base', term, { genre }))).join(' ');
}

export function sayStructure(structure: Structure): string {
  const args = { letter: structure.letter.toLowerCase(), buildings: counted('building', structure.needs) };
  return [say('effect-structure', args), saySpecial(structure)].join(' ');
}

/** What a structure does when it is active. */
export function saySpecial(structure: Structure): string {
  if (structure.score) return sayTerm(structure.score);
  if (structure.trigger && structure.effect) {
    const { resource, min_level } = structure.trigger;
    return say('effect-extra', { kind: resource, level: min_level, gain: bundleOf(structure.effect) });
  }
  return (structure.hollows ?? [])
    .map(({ worker, effect }) => say('effect-hollow', { level: worker, gain: bundleOf(effect) }))
    .join(' ');
}

export function saySpace({ workers: demanded, effect, upgrade }: Space): string {
  const demands = workers(demanded);
  return effect
    ? say('effect-place', { demands, gain: bundleOf(effect) })
    : say(`effect-place-${upgrade}`, { demands });
}

export function sayCircle({ condition }: Circle): string {
  const { kind, count, multiplier } = condition;
  return say(`effect-circle-${kind.replaceAll('_', '-')}`, { n: count ?? 0, multiplier: multiplier ?? 0 });
}

function termMessage(id: string, term: Term, args: Record<string, Argument> = {}): Message {
  const counting = {
    ...args,
    gain: { point: term.points },
    metric: term.metric.replaceAll('_', '-'),
    size: term.size ?? 1,
    of: filters(term),
  };
  return term.max === undefined ? { id, args: counting } : { id: `${id}-most`, args: { ...counting, most: term.max } };
}

/** Which games count, as a bundle. */
function filters(term: Term): Amounts {
  const of: Amounts = {};
  if (term.genre) of[`of-${term.genre}`] = 1;
  if (term.needs) of[`with-${term.needs}`] = term.needs_min ?? 1;
  for (const bound of ['points_min', 'points_max', 'rank_max', 'year_min', 'year_max'] as const) {
    const n = term[bound];
    if (n !== undefined) of[bound.replace('_', '-')] = n;
  }
  if (term.row !== undefined) of['in-row'] = term.row;
  if (term.column !== undefined) of['in-column'] = term.column;
  if (term.place) of['in-corner'] = 1;
  return Object.keys(of).length > 0 ? of : { 'of-all': 1 };
}

function counted(word: string, levels: readonly number[]): Amounts {
  const bundle: Amounts = {};
  for (const level of levels) bundle[`${word}-${level}`] = (bundle[`${word}-${level}`] ?? 0) + 1;
  return bundle;
}
