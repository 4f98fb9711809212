// The one tooltip of a table: what a spot does, costs and yields, or why it is not possible.

import type { Choice, Refusal } from '#lib/api/types.ts';

interface Shown {
  anchor: Element;
  choice?: Choice;
  refusal?: Refusal;
}

class TipState {
  shown = $state.raw<Shown | null>(null);

  show(shown: Shown): void {
    this.shown = shown;
  }

  hide(anchor?: Element): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

export const tip = new TipState();
