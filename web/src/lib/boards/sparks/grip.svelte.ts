// The die a player has in hand: chosen by click, by key or by dragging, until it lies where it should.

import type { TableContext } from '#lib/table/context.ts';
import type { Dragging } from '#lib/table/dragging.ts';
import { dieOn, places, type FactoryView, type Place } from './view.ts';

export class Grip {
  readonly #table: TableContext;
  readonly #factory: () => FactoryView;
  readonly #own: () => boolean;
  /** A loose die with its number among like dice, "r5 1"; or the place of a placed die. */
  #chosen = $state<string | null>(null);
  /** What is in hand is on its way to where it was put. */
  #leaving = false;

  constructor(table: TableContext, factory: () => FactoryView, own: () => boolean) {
    this.#table = table;
    this.#factory = factory;
    this.#own = own;
  }

  /** Whether the factory is the reader's own. */
  get own(): boolean {
    return this.#own();
  }

  /** The dice and the places that can be chosen, as actions name them. */
  readonly #movable = $derived.by(() => {
    if (!this.#own()) return new Set<string>();
    const names = [...this.#table.choices.keys()].map((name) => name.split(' '));
    return new Set(names.flatMap(([verb, what]) => (/^(place|sell|lift)$/.test(verb ?? '') && what ? [what] : [])));
  });

  /** The place of the placed die in hand. */
  readonly place: Place | null = $derived.by(() => {
    const place = places.find((one) => one === this.#chosen);
    return place && dieOn(this.#factory(), place) && this.#movable.has(place) ? place : null;
  });

  /** The die in hand that may be placed, as actions name it: "r5", or "held" (A5.4). */
  readonly die: string | null = $derived.by(() => {
    const factory = this.#factory();
    if (factory.held) return 'held';
    const die = this.#chosen?.split(' ')[0] ?? '';
    return factory.loose.includes(die) && this.#movable.has(die) ? die : null;
  });

  /** What is in hand, as `sell` and `lift` name it. */
  readonly what: string | null = $derived(this.place ?? this.die);

  can(what: string): boolean {
    return this.#movable.has(what);
  }

  holds(key: string): boolean {
    return this.what !== null && (this.#chosen === key || (this.place === null && this.#isLast(key)));
  }

  toggle(key: string): void {
    this.#chosen = this.holds(key) ? null : key;
  }

  release(): void {
    this.#chosen = null;
  }

  /** An action is on its way. A die whose value is changed stays in hand; one that is placed, sold or lifted leaves it. */
  follow(action: string): void {
    const [verb, die = ''] = action.split(' ');
    if (/^(place|sell|lift)$/.test(verb ?? '')) this.#leaving = die === this.what;
    if ((verb !== 'raise' && verb !== 'lower') || die !== this.die || die === 'held') return;
    this.#chosen = `${die.charAt(0)}${Number(die.slice(1)) + (verb === 'raise' ? 1 : -1)} 1`;
  }

  /** No action is on its way any more: what has left the hand, or cannot be moved now, is not chosen again by itself later. */
  settle(): void {
    if (this.#leaving || (this.#chosen !== null && this.what === null)) this.release();
    this.#leaving = false;
  }

  /** How a die is dragged. */
  dragging(key: string): Dragging | null {
    const what = key.split(' ')[0] ?? '';
    if (!this.can(what)) return null;
    const actions = new RegExp(`^(place|sell|lift) ${what}( |$)`);
    return {
      take: () => (this.#chosen = key),
      fits: (does) => actions.test(does),
      miss: () => this.release(),
    };
  }

  // Of like dice the one that was chosen may have left before the others.
  #isLast(key: string): boolean {
    const [die, nth] = key.split(' ');
    const alike = this.#factory().loose.filter((one) => one === die).length;
    return this.die === die && Number(nth) === alike && Number(this.#chosen?.split(' ')[1]) > alike;
  }
}
