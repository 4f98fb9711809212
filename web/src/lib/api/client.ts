// Speaks with the server: JSON over HTTP on the same origin; what goes wrong is a Problem.

import type {
  Analysis,
  Components,
  GameInfo,
  Hint,
  JournalLine,
  Message,
  News,
  NewTable,
  Problem,
  Replay,
  TableInfo,
  Visitor,
} from '#lib/api/types.ts';

/** The server refused, or could not be reached (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly words: Message;
  readonly detail: string;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.status = problem.status;
    this.detail = problem.detail ?? problem.title;
    this.words = problem.message ?? { id: problem.status >= 500 ? 'problem-internal' : 'problem-bad-request' };
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string';
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = text ? 'text/plain; charset=utf-8' : 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined || text ? (body as string | undefined) : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ status: 0, title: 'No connection', message: { id: 'problem-offline' } });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError({ ...problem, title: problem.title ?? answer.statusText, status: answer.status });
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

async function done(method: Method, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const encode = encodeURIComponent;

export const api = {
  games: () => json<GameInfo[]>('GET', '/games'),
  components: (game: string) => json<Components>('GET', `/games/${encode(game)}/components`),
  rulebook: (game: string, language: string) => text(`/games/${encode(game)}/rulebook/${language}`),

  visitor: () => json<Visitor>('GET', '/visitor'),
  rename: (name: string) => json<Visitor>('POST', '/visitor', { name }),

  tables: (which: 'open' | 'mine' | 'playing' | 'finished') => json<TableInfo[]>('GET', `/tables?which=${which}`),
  open: (table: NewTable) => json<TableInfo>('POST', '/tables', table),
  news: (table: string, seat: number | null) => json<News>('GET', `/tables/${encode(table)}${seatQuery(seat)}`),
  /** Sit down, under another name than one's own if one is given. */
  sitDown: (table: string, seat: number, name?: string) =>
    done('POST', `/tables/${encode(table)}/seats/${seat}`, name?.trim() ? { name } : {}),
  clearSeat: (table: string, seat: number) => done('DELETE', `/tables/${encode(table)}/seats/${seat}`),
  seatBot: (table: string, seat: number, bot: string) =>
    done('PUT', `/tables/${encode(table)}/seats/${seat}/bot`, { bot }),
  start: (table: string) => done('POST', `/tables/${encode(table)}/start`),
  close: (table: string) => done('DELETE', `/tables/${encode(table)}`),
  act: (table: string, seat: number, number: number, action: string) =>
    json<News>('POST', `/tables/${encode(table)}/actions`, { seat, number, action }),
  undo: (table: string, seat: number, number: number) =>
    json<News>('POST', `/tables/${encode(table)}/undo`, { seat, number }),
  hint: (table: string, seat: number, number: number) =>
    json<Hint>('POST', `/tables/${encode(table)}/hint`, { seat, number }),
  journal: (table: string) => json<JournalLine[]>('GET', `/tables/${encode(table)}/journal`),
  record: (table: string) => text(`/tables/${encode(table)}/record`),
  replay: (table: string) => json<Replay>('GET', `/tables/${encode(table)}/replay`),
  /** What the coach thinks of a finished game, as far as it has got. */
  analysis: (table: string) => json<Analysis>('GET', `/tables/${encode(table)}/analysis`),
  analyse: (table: string) => json<Analysis>('POST', `/tables/${encode(table)}/analysis`),
  replayRecord: (record: string) => json<Replay>('POST', '/replay', record),
  claim: (secret: string) => json<{ table: string; seat: number }>('POST', '/return', { secret }),
};

/** Where the news of a table come from, live. */
export function liveAddress(table: string, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encode(table)}/live${seatQuery(seat)}`;
}

function seatQuery(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`;
}
