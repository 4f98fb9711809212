// Plays a record step by step: which step is shown, and whether it runs by itself.

import type { JournalLine, Replay } from '#lib/api/types.ts';
import type { TableContext } from '#lib/table/context.ts';

export const speeds = [0.5, 1, 2, 4] as const;

/** How long a step is shown at speed 1, in milliseconds. */
const stepTime = 1200;

export class ReplayPlayer implements TableContext {
  readonly replay: Replay;
  step = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  /** The seat drawn whole. */
  watched = $state(0);

  // Nothing can be chosen in a replay.
  readonly choices = new Map<string, never>();
  readonly refusals = new Map<string, never>();
  readonly holdings = {};
  readonly sent = null;
  readonly advised = null;
  pointed: string | null = null;

  readonly last: number;
  readonly now;
  readonly journal: JournalLine[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.last = replay.steps.length - 1;
    this.now = $derived(replay.steps[this.step]);
    this.journal = $derived(replay.steps.slice(0, this.step + 1).flatMap((step) => step.journal));
  }

  play(): void {
    // A replay only looks on.
  }

  look(seat: number): void {
    this.watched = seat;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    if (this.step === this.last) this.running = false;
  }

  toggle(): void {
    if (!this.running && this.step === this.last) this.step = 0;
    this.running = !this.running;
  }

  /** Advance while it runs; to be called within an effect. */
  run(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => this.go(this.step + 1), stepTime / this.speed);
    return () => clearInterval(timer);
  }
}
