// The signs that Mech A Dream needs beside those all games share: occasions, and the colours of machine types.

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import IconBuild from '~icons/game-icons/flat-hammer';
import IconBuy from '~icons/game-icons/shopping-cart';
import IconComplete from '~icons/game-icons/checkered-flag';
import IconDock from '~icons/game-icons/hand-truck';
import IconEnd from '~icons/game-icons/trophy';
import IconNight from '~icons/game-icons/moon';
import IconReplay from '~icons/game-icons/clockwise-rotation';
import IconStock from '~icons/game-icons/barrel';
import type { MachineType } from './view.ts';

type Drawing = Component<SVGAttributes<SVGSVGElement>>;

/** When something happens: the same signs head the places where it does. */
export const occasions = {
  stock: IconStock,
  dock: IconDock,
  buy: IconBuy,
  build: IconBuild,
  complete: IconComplete,
  night: IconNight,
  end: IconEnd,
  replay: IconReplay,
} satisfies Record<string, Drawing>;

/** Colours of the types, and of finished blue and red machines; each always comes with its shape. */
export const tones: Record<MachineType | 'purple', string> = {
  blue: 'light-dark(#2c6bc9, #7fb1ff)',
  red: 'light-dark(#c4372c, #ff9184)',
  green: 'light-dark(#2a7d3c, #78d48d)',
  yellow: 'light-dark(#e0a800, #f7cf58)',
  purple: 'light-dark(#7438c0, #c79dff)',
};
