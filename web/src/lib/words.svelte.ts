// Turns messages into sentences in the reader's language: the client's own words and those of each game, all in Fluent.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { SvelteMap } from 'svelte/reactivity';
import type { Argument, Components, Localized, Message } from '#lib/api/types.ts';

export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Whose words are spoken: a game's, with the players' names by seat and the names of its components. */
export interface Scope {
  game: string;
  names: string[];
  components: Map<string, Localized>;
}

type Args = Record<string, Argument>;

const uiWords = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const stored = 'cogwright-language';
/** Arguments that people wrote: never taken for the id of something, even if somebody is called like a machine. */
const asWritten = new Set(['name', 'names', 'reason', 'told']);
const bundles = new SvelteMap<string, FluentBundle>();

class Speech {
  language = $state<Language>('en');
  scope = $state.raw<Scope | null>(null);
  /** Games whose words have been asked for, so that a change of language fetches them too. */
  games = new Set<string>();
}

const speech = new Speech();

/** The reader's language; reactive. */
export function language(): Language {
  return speech.language;
}

/** The language stored by the switch, or else the best match for the browser's. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(stored), ...navigator.languages].filter((code) => code !== null);
  const [best] = negotiateLanguages(wanted, [...languages], { defaultLocale: 'en', strategy: 'lookup' });
  return best === 'ja' ? 'ja' : 'en';
}

/** Speak this language from now on, once its words are here. */
export async function speakLanguage(code: Language, remember = false): Promise<void> {
  await Promise.all([loadOwnWords(code), ...[...speech.games].map((game) => loadGameWords(game, code))]);
  if (remember) localStorage.setItem(stored, code);
  speech.language = code;
  document.documentElement.lang = code;
}

/** Fetch a game's words in the reader's language. */
export async function loadWords(game: string): Promise<void> {
  speech.games.add(game);
  await loadGameWords(game, speech.language);
}

/** From now on `say` speaks of this game and these players; null ends it. */
export function speakOf(scope: Scope | null): void {
  speech.scope = scope;
}

/** The names of all components of a set, by id. */
export function componentNames(components: Components): Map<string, Localized> {
  const names = new Map<string, Localized>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect);
    if (value === null || typeof value !== 'object') return;
    const row = value as { id?: unknown; name?: unknown };
    if (typeof row.id === 'string' && row.name !== null && typeof row.name === 'object') {
      names.set(row.id, row.name as Localized);
    }
    Object.values(value).forEach(collect);
  };
  collect(components);
  return names;
}

/**
 * A sentence in the reader's language. Arguments follow the games' convention: `seat` and `other` become players' names, a
 * string is a component's id or else the word `<key>-<value>`, amounts are listed, numbers stay numbers.
 */
export function say(what: string | Message, args: Args = {}, scope: Scope | null = speech.scope): string {
  const message = typeof what === 'string' ? { id: what, args } : { id: what.id, args: { ...what.args, ...args } };
  const text = format(message.id, message.args, scope);
  if (text === null && import.meta.env.DEV) console.warn('no words for', message.id);
  return text ?? message.id;
}

/** The sentence, or null where there are no such words. */
export function sayIfKnown(id: string, args: Args = {}, scope: Scope | null = speech.scope): string | null {
  return format(id, args, scope);
}

/** The words of another game than the one spoken of, for instance in the lobby. */
export function scopeOf(game: string): Scope {
  return { game, names: [], components: new Map() };
}

/** A text given in several languages, in the reader's. */
export function localized(text: Localized | undefined): string {
  return text?.[speech.language] ?? text?.en ?? '';
}

/** The name of a component. */
export function nameOf(id: string): string {
  return localized(speech.scope?.components.get(id)) || id;
}

/** A player's name; one who is part of the rules and has no seat, like an automa, has the game's word `player-<seat>`. */
export function playerName(seat: number, scope: Scope | null = speech.scope): string {
  return scope?.names[seat] ?? format(`player-${seat}`, {}, scope) ?? String(seat + 1);
}

/** A point in time, as the reader writes it. */
export function sayDate(iso: string): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** Names as a list: "Ada, Ben and Cleo". */
export function sayList(items: string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(items);
}

function format(id: string, args: Args, scope: Scope | null): string | null {
  for (const bundle of bundlesOf(scope)) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, variables(args, scope), errors);
    if (import.meta.env.DEV && errors.length > 0) console.warn(id, args, errors);
    return text;
  }
  return null;
}

function bundlesOf(scope: Scope | null): FluentBundle[] {
  const keys = languages
    .toSorted((a, b) => Number(b === speech.language) - Number(a === speech.language))
    .flatMap((code) => (scope ? [`${scope.game}/${code}`, `ui/${code}`] : [`ui/${code}`]));
  return keys.map((key) => bundles.get(key)).filter((bundle) => bundle !== undefined);
}

function variables(args: Args, scope: Scope | null): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, variable(key, value, scope)]));
}

function variable(key: string, value: Argument, scope: Scope | null): FluentVariable {
  if ((key === 'seat' || key === 'other') && typeof value === 'number') return playerName(value, scope);
  if (typeof value === 'number' || (typeof value === 'string' && asWritten.has(key))) return value;
  if (typeof value === 'string') {
    const component = scope?.components.get(value);
    return component ? localized(component) : (format(`${key}-${value}`, {}, scope) ?? value);
  }
  const amounts = Object.entries(value).filter(([, n]) => n !== 0);
  if (amounts.length === 0) return format('amount-nothing', {}, scope) ?? '0';
  return sayList(amounts.map(([good, n]) => format(`amount-${good}`, { n }, scope) ?? `${n} ${good}`));
}

async function loadOwnWords(code: Language): Promise<void> {
  if (bundles.has(`ui/${code}`)) return;
  const load = uiWords[`../words/${code}.ftl`];
  if (load) add(`ui/${code}`, code, await load());
}

async function loadGameWords(game: string, code: Language): Promise<void> {
  if (bundles.has(`${game}/${code}`)) return;
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${code}`);
  if (answer.ok) add(`${game}/${code}`, code, await answer.text());
}

function add(key: string, code: Language, text: string): void {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (import.meta.env.DEV && errors.length > 0) console.warn(key, errors);
  bundles.set(key, bundle);
}
