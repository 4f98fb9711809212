// The signs that The Game Makers needs beside those all games share, and the colours of genres and kinds.

import IconBuilding from '~icons/game-icons/factory';
import IconCase from '~icons/game-icons/bookshelf';
import IconBreak from '~icons/game-icons/coffee-mug';
import IconClear from '~icons/game-icons/return-arrow';
import IconContract from '~icons/game-icons/notebook';
import IconEngine from '~icons/game-icons/big-gear';
import IconForklift from '~icons/game-icons/forklift';
import IconLead from '~icons/game-icons/laurel-crown';
import IconLine from '~icons/game-icons/factory-arm';
import IconMarketing from '~icons/game-icons/megaphone';
import IconMedal from '~icons/game-icons/star-medal';
import IconRank from '~icons/game-icons/podium';
import IconRevolution from '~icons/game-icons/cycle';
import IconSee from '~icons/game-icons/magnifying-glass';
import IconSet from '~icons/game-icons/puzzle';
import IconStore from '~icons/game-icons/warehouse';
import IconTeam from '~icons/game-icons/meeple-group';
import IconTurned from '~icons/game-icons/horizontal-flip';
import IconTweenie from '~icons/game-icons/cut-diamond';
import IconWar from '~icons/game-icons/crossed-swords';
import IconWorker from '~icons/game-icons/meeple';
import IconYear from '~icons/game-icons/calendar';
import { icons } from '#lib/pieces/icons.ts';
import type { Genre, Kind, Track } from './view.ts';

export const signs = {
  cards: icons.cards,
  wood: icons.wood,
  dice: icons.dice,
  tiles: icons.tiles,
  plastic: icons.plastic,
  any: icons.any,
  wild: icons.any,
  set: IconSet,
  team: IconTeam,
  war: IconWar,
  engine: IconEngine,
  trees: icons.tree,
  worker: IconWorker,
  forklift: IconForklift,
  building: IconBuilding,
  contract: IconContract,
  store: IconStore,
  break: IconBreak,
  case: IconCase,
  marketing: IconMarketing,
  line: IconLine,
  tweenie: IconTweenie,
  see: IconSee,
  clear: IconClear,
  step: icons.step,
  lead: IconLead,
  medal: IconMedal,
  rank: IconRank,
  year: IconYear,
  turned: IconTurned,
  revolution: IconRevolution,
};

export type SignName = keyof typeof signs;

/** The colour of each kind; it always comes with the kind's sign. */
export const kindTones: Record<Kind | 'any' | 'wild', string> = {
  cards: 'var(--good-cards)',
  wood: 'var(--good-wood)',
  dice: 'var(--good-dice)',
  tiles: 'var(--good-tiles)',
  plastic: 'var(--good-plastic)',
  any: 'var(--good-any)',
  wild: 'var(--good-any)',
};

/** The colour of each genre, known from the published game, and of trees; never without the sign. */
export const genreTones: Record<Track, string> = {
  set: 'light-dark(#2563b8, #86b6ff)',
  team: 'light-dark(#7a3aa8, #d3a4ff)',
  war: 'light-dark(#b3261e, #ff958a)',
  engine: 'light-dark(#8f6b00, #f3cb4e)',
  trees: 'var(--good-tree)',
};

export function genreTone(genre: Genre | undefined): string {
  return genre ? genreTones[genre] : 'var(--line)';
}
