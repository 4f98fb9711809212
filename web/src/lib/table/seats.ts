// Names of the people and bots at a table. They are part of what is spoken of, so they come from the client's own words alone.

import type { SeatInfo, TableInfo } from '#lib/api/types.ts';
import { say, sayIfKnown } from '#lib/words.svelte.ts';

/** The name to show for a seat; an empty one says so. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return seat.name ?? botName(seat.bot ?? '');
  return seat.name ?? say('seat-empty', {}, null);
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

/** What a bot is called in the reader's language: "greedy" is "Greedy bot". */
export function botName(bot: string): string {
  return sayIfKnown(`bot-${bot}`, {}, null) ?? bot;
}
