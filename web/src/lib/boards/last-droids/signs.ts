// The signs that Last Droids needs beside those all games share: the six types, and what effects ask for.

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import IconBuild from '~icons/game-icons/flat-hammer';
import IconCollector from '~icons/game-icons/magnet';
import IconCommunication from '~icons/game-icons/radio-tower';
import IconDeck from '~icons/game-icons/card-exchange';
import IconDismantle from '~icons/game-icons/recycle';
import IconFarm from '~icons/game-icons/wheat';
import IconMarket from '~icons/game-icons/shop';
import IconRepair from '~icons/game-icons/monkey-wrench';
import IconStorage from '~icons/game-icons/wooden-crate';
import IconToken from '~icons/game-icons/token';
import IconEnd from '~icons/game-icons/trophy';
import IconWater from '~icons/game-icons/droplets';
import type { DroidType } from './cards.ts';

export const signs = {
  water: IconWater,
  farm: IconFarm,
  communication: IconCommunication,
  storage: IconStorage,
  collector: IconCollector,
  market: IconMarket,
  repair: IconRepair,
  dismantle: IconDismantle,
  build: IconBuild,
  token: IconToken,
  end: IconEnd,
  deck: IconDeck,
} satisfies Record<string, Component<SVGAttributes<SVGSVGElement>>>;

export type SignName = keyof typeof signs;

/** The colour of each type; it always comes with the type's sign. */
export const tones: Record<DroidType, string> = {
  water: 'light-dark(#2c6bc9, #7fb1ff)',
  farm: 'light-dark(#3f8a2c, #93d97e)',
  communication: 'light-dark(#a8489a, #eaa2de)',
  storage: 'light-dark(#9a6a2a, #dfb98a)',
  collector: 'light-dark(#c4472c, #ff9f84)',
  market: 'light-dark(#b08a00, #f0cf58)',
};
