// The preview of the boards: positions made by the real rules, without a server. Run it from web/:
// `npx vite --config dev/preview/vite.config.ts`; PYTHON names a Python that can import cogwright.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { execFileSync } from 'node:child_process';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

const script = new URL('samples.py', import.meta.url).pathname;

function samples(): Plugin {
  return {
    name: 'samples',
    configureServer(server) {
      let text = '';
      server.middlewares.use('/samples.json', (_request, response) => {
        text = execFileSync(process.env.PYTHON ?? 'python3', [script], { maxBuffer: 2 ** 26 }).toString();
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
      server.middlewares.use('/api/games/mech-a-dream/words/', (request, response) => {
        const { words } = JSON.parse(text) as { words: Record<string, string> };
        response.end(words[(request.url ?? '').slice(1)]);
      });
    },
  };
}

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [svelte({ configFile: false }), icons({ compiler: 'svelte', scale: 1 }), samples()],
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
});
