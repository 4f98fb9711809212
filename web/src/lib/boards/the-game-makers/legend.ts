// The signs of the board with the words that explain them.

import type { BoardModule } from '#lib/table/board.ts';
import { genreTones, kindTones, signs, type SignName } from './signs.ts';
import { genres, kinds } from './view.ts';

const others: SignName[] = [
  'forklift',
  'contract',
  'worker',
  'break',
  'building',
  'line',
  'tweenie',
  'marketing',
  'step',
  'see',
  'clear',
  'lead',
  'rank',
  'year',
  'revolution',
];

export const legend: BoardModule['legend'] = [
  ...[...kinds, 'any' as const].map((kind) => ({
    icon: signs[kind],
    color: kindTones[kind],
    words: `legend-${kind}`,
  })),
  ...genres.map((genre) => ({ icon: signs[genre], color: genreTones[genre], words: `legend-${genre}` })),
  { icon: signs.trees, color: genreTones.trees, words: 'legend-tree' },
  { icon: 'point', words: 'legend-point' },
  ...others.map((name) => ({ icon: signs[name], words: `legend-${name}` })),
];
