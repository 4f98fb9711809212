// The signs that Sparks needs beside those all games share, and the colours of its dice, each with a shape of its own.

import IconDie from '~icons/game-icons/perspective-dice-six-faces-random';
import IconBonus from '~icons/game-icons/token';
import IconBox from '~icons/game-icons/plug';
import IconCard from '~icons/game-icons/card-draw';
import IconDiscard from '~icons/game-icons/trash-can';
import IconFlip from '~icons/game-icons/vertical-flip';
import IconHand from '~icons/game-icons/robot-grab';
import IconBag from '~icons/game-icons/swap-bag';
import IconLevel from '~icons/game-icons/stairs';
import IconLift from '~icons/game-icons/up-card';
import IconPass from '~icons/game-icons/palette';
import IconRecover from '~icons/game-icons/anticlockwise-rotation';
import IconReroll from '~icons/game-icons/rolling-dices';
import IconRound from '~icons/game-icons/cycle';
import IconSell from '~icons/game-icons/two-coins';
import IconStep from '~icons/game-icons/boot-prints';
import IconStorage from '~icons/game-icons/wooden-crate';
import IconTurn from '~icons/game-icons/factory';
import IconUpgrade from '~icons/game-icons/upgrade';
import IconRecycle from '~icons/game-icons/recycle';
import IconGoal from '~icons/game-icons/trophy';
import type { Colour } from './view.ts';

export const signs = {
  die: IconDie,
  bag: IconBag,
  bonus: IconBonus,
  box: IconBox,
  card: IconCard,
  discard: IconDiscard,
  flip: IconFlip,
  goal: IconGoal,
  hand: IconHand,
  level: IconLevel,
  lift: IconLift,
  pass: IconPass,
  recover: IconRecover,
  recycle: IconRecycle,
  reroll: IconReroll,
  round: IconRound,
  sell: IconSell,
  step: IconStep,
  storage: IconStorage,
  turn: IconTurn,
  upgrade: IconUpgrade,
};

export type SignName = keyof typeof signs;

/** The colours of dice, in both themes the same; never without their shape. */
export const dyes: Record<Colour, { body: string; pips: string }> = {
  red: { body: '#d23c30', pips: '#ffffff' },
  yellow: { body: '#f2c230', pips: '#2a2030' },
  blue: { body: '#2f6fd6', pips: '#ffffff' },
  green: { body: '#2b8f4a', pips: '#ffffff' },
};

/** The colours for text, lines and bands. */
export const tones: Record<Colour, string> = {
  red: 'light-dark(#c4342a, #ff8b7d)',
  yellow: 'light-dark(#a87900, #f6cd54)',
  blue: 'light-dark(#2c62c0, #8ab6ff)',
  green: 'light-dark(#23763a, #78d48d)',
};

/** Heart, star, drop and leaf, on a ground of 24 by 24. */
export const shapes: Record<Colour, string> = {
  red: 'M12 21.500C5.500 16 2 12 2 8a5.400 5.400 0 0 1 10-2.800A5.400 5.400 0 0 1 22 8c0 4-3.500 8-10 13.500Z',
  yellow:
    'm12 1.500 3.200 7 7.600.800-5.700 5.100 1.600 7.500L12 18.100l-6.700 3.800 1.600-7.500L1.200 9.300l7.600-.800Z',
  blue: 'M12 1.500c4 6 7.500 9.600 7.500 14a7.500 7.500 0 0 1-15 0c0-4.400 3.500-8 7.500-14Z',
  green: 'M3 21C2 9.500 8.500 2.500 21.500 2.500 22 15 15 21.500 6.500 19.300L4.200 22Z',
};
