// The wheel as it turns: how far it has turned, and which forklift stands on which wedge. The view tells positions only; here each
// forklift stays the same one, so that it can be seen to move.

import type { TheGameMakersView, Wedge } from '../view.ts';

export interface Forklift {
  /** The same for the same forklift as long as the wheel is drawn. */
  key: string;
  seat: number;
  wedge: Wedge;
}

/** Degrees from one wedge to the next. */
export const step = 60;

export class Turntable {
  /** Wedges in the order in which they come to READY, from the wild one on; each knows its place on the wheel. */
  wedges: Wedge[] = $state.raw([]);
  /** Degrees that the wheel has turned; it only grows while the game goes forward. */
  turned = $state(0);
  forklifts: Forklift[] = $state.raw([]);
  #ready = 0;

  constructor(view: TheGameMakersView) {
    this.#lay(view);
    this.follow(view);
  }

  /** Turn and move as the view says. */
  follow(view: TheGameMakersView): void {
    if (view.wheel.some((wedge) => !this.wedges.includes(wedge))) this.#lay(view);
    const ready = this.wedges.indexOf(view.wheel[0] ?? 'wild');
    const count = this.wedges.length;
    const steps = (ready - this.#ready + count) % count;
    this.turned += step * (steps > count / 2 ? steps - count : steps);
    this.#ready = ready;
    this.forklifts = view.players.flatMap((maker) =>
      this.#moved(
        maker.seat,
        maker.forklifts.map((position) => view.wheel[position] ?? 'wild'),
      ),
    );
  }

  #lay(view: TheGameMakersView): void {
    const wild = view.wheel.indexOf('wild');
    this.wedges = [...view.wheel.slice(wild), ...view.wheel.slice(0, wild)];
    this.#ready = 0;
  }

  // Forklifts that may have stayed where they are have stayed; the others went to the wedges that are left.
  #moved(seat: number, wedges: Wedge[]): Forklift[] {
    const before = this.forklifts.filter((forklift) => forklift.seat === seat);
    const left = [...wedges];
    const stayed = before.map((forklift) => {
      const at = left.indexOf(forklift.wedge);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    const after = before.flatMap((forklift, i) => {
      if (stayed[i]) return [forklift];
      const wedge = left.shift();
      return wedge ? [{ ...forklift, wedge }] : [];
    });
    return [...after, ...left.map((wedge, i) => ({ key: `${seat} ${after.length + i}`, seat, wedge }))];
  }
}
