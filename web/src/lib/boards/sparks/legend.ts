// The signs of the board with the words that explain them.

import type { Component } from 'svelte';
import type { BoardModule } from '#lib/table/board.ts';
import ColourSign from './pieces/ColourSign.svelte';
import { signs, type SignName } from './signs.ts';
import { colours, type Colour } from './view.ts';

const names: SignName[] = [
  'die',
  'bag',
  'box',
  'step',
  'level',
  'upgrade',
  'bonus',
  'card',
  'pass',
  'reroll',
  'flip',
  'recover',
  'recycle',
  'lift',
  'sell',
  'storage',
  'hand',
  'turn',
  'round',
  'goal',
];

export const legend: BoardModule['legend'] = [
  { icon: 'cog', words: 'legend-cog' },
  { icon: 'spark', words: 'legend-spark' },
  { icon: 'point', words: 'legend-point' },
  { icon: 'bot', words: 'legend-robot' },
  { icon: 'assistant', words: 'legend-assistant' },
  ...colours.map((colour) => ({ icon: shape(colour), words: `legend-${colour}` })),
  { icon: shape('any'), words: 'legend-any-colour' },
  ...names.map((name) => ({ icon: signs[name], words: `legend-${name}` })),
  { icon: 'start', words: 'legend-start' },
];

// A component is a function: this is the shape with its colour already chosen.
function shape(colour: Colour | 'any'): Component {
  return (internals) => ColourSign(internals, { colour });
}
