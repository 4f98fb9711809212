// The signs of the board with the words that explain them.

import type { BoardModule } from '#lib/table/board.ts';
import { droidTypes } from './cards.ts';
import { signs, tones } from './signs.ts';

export const legend: BoardModule['legend'] = [
  { icon: 'nut', words: 'legend-nut' },
  { icon: 'oil', words: 'legend-oil' },
  { icon: 'circuit', words: 'legend-circuit' },
  { icon: 'energy', words: 'legend-energy' },
  { icon: 'point', words: 'legend-point' },
  { icon: 'leaf', words: 'legend-leaf' },
  { icon: 'extension', words: 'legend-extension' },
  { icon: 'house', words: 'legend-house' },
  ...droidTypes.map((type) => ({ icon: signs[type], color: tones[type], words: `type-${type}` })),
  { icon: signs.repair, words: 'legend-repair' },
  { icon: signs.dismantle, words: 'legend-dismantle' },
  { icon: signs.build, words: 'legend-build' },
  { icon: signs.token, words: 'legend-token' },
  { icon: signs.end, words: 'legend-end' },
  { icon: 'start', words: 'legend-start' },
];
