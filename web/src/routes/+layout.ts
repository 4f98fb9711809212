// A single-page application: nothing is drawn on the server. Before the first page is drawn, its words are here.

import { restoreTheme } from '#lib/shell/theme.svelte.ts';
import { preferredLanguage, speakLanguage } from '#lib/words.svelte.ts';

export const ssr = false;

export async function load(): Promise<void> {
  restoreTheme();
  await speakLanguage(preferredLanguage());
}
