// The signs of the board with the words that explain them.

import type { Component } from 'svelte';
import type { BoardModule } from '#lib/table/board.ts';
import TimeSign from './pieces/TimeSign.svelte';
import TypeMark from './pieces/TypeMark.svelte';
import { occasions } from './signs.ts';
import { times, type MachineType, type Time } from './view.ts';

const types: MachineType[] = ['blue', 'red', 'green', 'yellow'];

export const legend: BoardModule['legend'] = [
  { icon: 'flower', words: 'legend-flower' },
  { icon: 'ink', words: 'legend-ink' },
  { icon: 'rainbow', words: 'legend-rainbow' },
  { icon: 'point', words: 'legend-point' },
  { icon: 'time', words: 'legend-time' },
  { icon: 'activate', words: 'legend-activate' },
  { icon: 'space', words: 'legend-space' },
  { icon: 'machine', words: 'legend-machine' },
  ...types.map((type) => ({ icon: mark(type), words: `legend-${type}` })),
  { icon: mark('blue', true), words: 'legend-purple' },
  ...times.map((time) => ({ icon: sign(time), words: `legend-${time}` })),
  { icon: sign('night'), words: 'legend-night' },
  { icon: occasions.buy, words: 'legend-buy' },
  { icon: occasions.build, words: 'legend-build' },
  { icon: occasions.stock, words: 'legend-stock' },
  { icon: occasions.dock, words: 'legend-dock' },
  { icon: occasions.complete, words: 'legend-complete' },
  { icon: occasions.end, words: 'legend-end' },
  { icon: occasions.replay, words: 'legend-replay' },
  { icon: 'assistant', words: 'legend-assistant' },
  { icon: 'monitor', words: 'legend-monitor' },
  { icon: 'start', words: 'legend-start' },
];

// A component is a function: these are the marks with what they show already chosen.

function mark(type: MachineType, purple = false): Component {
  return (internals) => TypeMark(internals, { type, purple });
}

function sign(time: Time | 'night'): Component {
  return (internals) => TimeSign(internals, { time });
}
