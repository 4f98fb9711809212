// All that the client needs to know of a game before it can draw it.

import { api } from '#lib/api/client.ts';
import type { Components, GameInfo, Localized } from '#lib/api/types.ts';
import { componentNames, loadWords } from '#lib/words.svelte.ts';
import { loadBoard, type BoardModule } from './board.ts';

export interface LoadedGame {
  info: GameInfo;
  components: Components;
  names: Map<string, Localized>;
  /** Null for a game without a picture: it is played from the list of choices. */
  board: BoardModule | null;
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const [games, components, board] = await Promise.all([api.games(), api.components(id), loadBoard(id), loadWords(id)]);
  const info = games.find((game) => game.id === id);
  if (!info) throw new Error(`The server does not offer ${id}`);
  return { info, components, names: componentNames(components), board };
}
