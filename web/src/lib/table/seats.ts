// Names of the people and bots at a table. They are part of what is spoken of, so they come from the client's own words alone.

import type { SeatInfo, TableInfo } from '#lib/api/types.ts';
import { say, sayIfKnown } from '#lib/words.svelte.ts';

/** The name to show for a seat; an empty one says so. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return seat.name ?? botName(seat.bot ?? '');
  return seat.name ?? say('seat-empty', {}, null);
}

/** All names by seat; where two are called the same, the seat's number is added. */
export function seatNames(table: TableInfo): string[] {
  return distinct(table.seats.map(seatName));
}

/** Names of a record: bots are named there as in commands. */
export function recordNames(seats: string[]): string[] {
  return distinct(seats.map(botName));
}

function distinct(names: string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** What a bot is called in the reader's language: "greedy" is "Greedy bot", "search:1s" is "Search bot (1 s a move)". */
export function botName(bot: string): string {
  const time = /^search:([0-9.]+)(ms|s)$/.exec(bot);
  if (time) return say('bot-search-seconds', { n: String(Number(time[1]) / (time[2] === 'ms' ? 1000 : 1)) }, null);
  return sayIfKnown(`bot-${bot}`, {}, null) ?? bot;
}
