// Reads a rulebook: Markdown whose headings and paragraphs may carry an anchor `{#A3}` and whose lines `::machine petal-pot`
// stand for pictures of components.

import { Marked, Renderer, type Token, type Tokens } from 'marked';

export interface Heading {
  id: string;
  depth: number;
  text: string;
}

export type Piece =
  | { kind: 'html'; html: string }
  /** Pictures of components in a row: several directive lines in a row stand side by side. */
  | { kind: 'pieces'; pieces: { table: string; id: string }[] };

export interface Rulebook {
  title: string;
  headings: Heading[];
  pieces: Piece[];
}

const directive = /^(?:::[a-z][a-z-]* +[a-z0-9][a-z0-9-]*[ \t]*(?:\n|$))+/;
const anchors = /\s*\{#[\w.-]+\}/g;

export function readRulebook(markdown: string): Rulebook {
  const headings: Heading[] = [];
  const marked = new Marked({
    extensions: [
      {
        name: 'pieces',
        level: 'block',
        start: (source) => source.match(/^::[a-z]/m)?.index,
        tokenizer: (source) => {
          const match = directive.exec(source);
          return match ? { type: 'pieces', raw: match[0] } : undefined;
        },
      },
      {
        // `{#A3}` anywhere in running text becomes a place that a link can point to.
        name: 'anchor',
        level: 'inline',
        start: (source) => source.match(/\{#/)?.index,
        tokenizer: (source) => {
          const match = /^\{#([\w.-]+)\}/.exec(source);
          return match ? { type: 'anchor', raw: match[0], id: match[1] } : undefined;
        },
        renderer: (token) => placeOf(token.id as string),
      },
    ],
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        return `<div class="frame" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`;
      },
    },
  });

  let title = '';
  const pieces: Piece[] = [];
  let run: Token[] = [];
  const flush = (): void => {
    if (run.length > 0) pieces.push({ kind: 'html', html: marked.parser(run) });
    run = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'pieces') {
      flush();
      pieces.push({ kind: 'pieces', pieces: readDirectives(token.raw) });
      continue;
    }
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      const plain = text.replace(anchors, '').replace(/[*_`]/g, '').trim();
      if (depth === 1 && title === '') title = plain;
      else headings.push({ id: slug(text), depth, text: plain });
    }
    run.push(token);
  }
  flush();
  return { title, headings: headings.filter(({ depth }) => depth <= 3), pieces };
}

function placeOf(id: string): string {
  return `<a id="${id}" href="#${id}" class="anchor">${id}</a>`;
}

function readDirectives(raw: string): { table: string; id: string }[] {
  return raw
    .trim()
    .split('\n')
    .map((line) => {
      const [table = '', id = ''] = line.slice(2).trim().split(/ +/);
      return { table, id };
    });
}

function slug(text: string): string {
  return text
    .replace(anchors, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
