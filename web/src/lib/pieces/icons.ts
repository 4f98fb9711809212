// One icon for each idea, in all games. A game's own pieces take further icons from `~icons/game-icons/…` directly.

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import IconActivate from '~icons/game-icons/power-button';
import IconAny from '~icons/game-icons/cubes';
import IconAssistant from '~icons/game-icons/person';
import IconBot from '~icons/game-icons/vintage-robot';
import IconCards from '~icons/game-icons/poker-hand';
import IconCircuit from '~icons/game-icons/circuitry';
import IconCog from '~icons/game-icons/cog';
import IconEnergy from '~icons/game-icons/electric';
import IconExtension from '~icons/game-icons/wooden-crate';
import IconFlower from '~icons/game-icons/flower-emblem';
import IconHouse from '~icons/game-icons/family-house';
import IconInk from '~icons/game-icons/water-drop';
import IconLeaf from '~icons/game-icons/three-leaves';
import IconMachine from '~icons/game-icons/gears';
import IconMonitor from '~icons/game-icons/tv';
import IconNut from '~icons/game-icons/hexagonal-nut';
import IconOil from '~icons/game-icons/oil-drum';
import IconNight from '~icons/game-icons/moon';
import IconPoint from '~icons/game-icons/round-star';
import IconSpace from '~icons/game-icons/hourglass';
import IconTime from '~icons/game-icons/fast-forward-button';
import IconSpark from '~icons/game-icons/power-lightning';
import IconStart from '~icons/game-icons/flying-flag';
import IconDice from '~icons/game-icons/rolling-dices';
import IconPlastic from '~icons/game-icons/pawn';
import IconStep from '~icons/game-icons/boot-prints';
import IconTiles from '~icons/game-icons/hexes';
import IconTree from '~icons/game-icons/pine-tree';
import IconWood from '~icons/game-icons/wood-pile';
import IconRainbow from './RainbowIcon.svelte';

export const icons = {
  activate: IconActivate,
  any: IconAny,
  assistant: IconAssistant,
  bot: IconBot,
  cards: IconCards,
  circuit: IconCircuit,
  cog: IconCog,
  dice: IconDice,
  energy: IconEnergy,
  extension: IconExtension,
  flower: IconFlower,
  house: IconHouse,
  ink: IconInk,
  leaf: IconLeaf,
  machine: IconMachine,
  monitor: IconMonitor,
  night: IconNight,
  nut: IconNut,
  oil: IconOil,
  plastic: IconPlastic,
  point: IconPoint,
  rainbow: IconRainbow,
  space: IconSpace,
  spark: IconSpark,
  step: IconStep,
  tiles: IconTiles,
  time: IconTime,
  tree: IconTree,
  wood: IconWood,
  start: IconStart,
} satisfies Record<string, Component<SVGAttributes<SVGSVGElement>>>;

export type IconName = keyof typeof icons;

export function isIcon(name: string): name is IconName {
  return name in icons;
}
