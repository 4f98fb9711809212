// Starts the preview: `?sample=night-4&language=ja&theme=dark`.

import '../../src/app.css';
import { mount } from 'svelte';
import type { Components } from '#lib/api/types.ts';
import { loadBoard } from '#lib/table/board.ts';
import { componentNames, loadWords, speakLanguage } from '#lib/words.svelte.ts';
import Preview from './Preview.svelte';
import type { Sample } from './sample.ts';

const game = 'mech-a-dream';
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const answer = (await (await fetch('/samples.json')).json()) as { components: Components; samples: Sample[] };
await loadWords(game);
await speakLanguage(asked.get('language') === 'ja' ? 'ja' : 'en');
const board = await loadBoard(game);
if (!board) throw new Error('no board');

mount(Preview, {
  target: document.getElementById('page') as HTMLElement,
  props: {
    board,
    components: answer.components,
    names: componentNames(answer.components),
    samples: answer.samples,
    first: asked.get('sample') ?? 'start',
  },
});
