import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    sveltekit({
      // Every page is drawn in the browser: the server answers unknown paths with this one file.
      adapter: adapter({ fallback: 'index.html' }),
      // The page's one inline script is known by its hash; nothing else may run.
      csp: { mode: 'hash', directives: { 'script-src': ['self'] } },
    }),
    icons({ compiler: 'svelte', scale: 1 }),
  ],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  preview: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
