// Checks the client's own words: both languages say the same things, every file reads without error, and every sentence
// that the code names by a literal exists.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { globSync, readFileSync } from 'node:fs';

const faults = [];
const known = {};

for (const language of ['en', 'ja']) {
  const text = readFileSync(`src/words/${language}.ftl`, 'utf8');
  const bundle = new FluentBundle(language);
  for (const error of bundle.addResource(new FluentResource(text))) faults.push(`${language}.ftl: ${error.message}`);
  known[language] = new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]));
  for (const id of known[language]) if (!bundle.getMessage(id)) faults.push(`${language}.ftl: cannot read ${id}`);
}
for (const id of known.en.symmetricDifference(known.ja)) faults.push(`${id} is said in one language only`);

for (const file of globSync('src/**/*.{svelte,ts}').filter((name) => !name.includes('lib/boards/'))) {
  for (const [, id] of readFileSync(file, 'utf8').matchAll(/\bsay(?:IfKnown)?\(\s*'([\w-]+)'/g)) {
    if (!known.en.has(id)) faults.push(`${file}: no words for ${id}`);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
