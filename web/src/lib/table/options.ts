// The options of a game in words.

import type { GameOption } from '#lib/api/types.ts';
import { say, sayList, type Scope } from '#lib/words.svelte.ts';

/** The options that mean something for so many seats. */
export function optionsFor(options: GameOption[], seats: number): GameOption[] {
  return options.filter((option) => !option.seats?.length || option.seats.includes(seats));
}

/** The value of an option in words; null for data, which words cannot hold. */
export function optionText(option: GameOption, value: unknown, scope?: Scope): string | null {
  switch (option.kind) {
    case 'flag':
      return value ? say('option-on') : say('option-off');
    case 'choice':
      return say(`option-${option.id}-${String(value)}`, {}, scope);
    case 'each':
      return sayList(wordsOf(value).map((word) => say(`option-${option.id}-${word}`, {}, scope)));
    case 'number':
      return String(value);
    case 'data':
      return value ? say('option-given') : null;
  }
}

/** The words of the seats: the value of an option that has a different word for each seat. */
export function wordsOf(value: unknown): string[] {
  return String(value).split(',');
}

/** The words of the seats once a seat has chosen a word; whoever had it takes that seat's. */
export function swapWords(words: string[], seat: number, word: string): string[] {
  const before = words[seat] ?? word;
  return words.map((own, other) => (other === seat ? word : own === word ? before : own));
}
