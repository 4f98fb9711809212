// The analysis of a finished game: asks for it, follows its progress, and gives it as curves over the steps of the replay.

import { untrack } from 'svelte';

import { api } from '#lib/api/client.ts';
import type { Analysis, JudgedDecision, Replay } from '#lib/api/types.ts';
import { complain } from '#lib/shell/notices.svelte.ts';
import { inPercent } from './measures.ts';

/** How often the progress is asked for, in milliseconds. */
const pause = 1500;

/** What can be expected at a step: the points of every player, and the result of every seat in percent, 100 being the first place. */
export interface Moment {
  step: number;
  points: number[];
  results: number[];
}

export class GameAnalysis {
  readonly table: string;
  readonly replay: Replay;
  told = $state.raw<Analysis | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  readonly decisions: ReadonlyMap<number, JudgedDecision> = $derived(
    new Map((this.told?.decisions ?? []).map((judged) => [judged.step, judged])),
  );
  readonly turningPoints: JudgedDecision[] = $derived(
    (this.told?.turning_points ?? []).flatMap((step) => this.decisions.get(step) ?? []),
  );
  /** What could be expected after each decision, and at the end the result. */
  readonly moments: Moment[] = $derived.by(() => {
    const last = this.replay.steps.length - 1;
    const moments = [...this.decisions.values()]
      .filter((judged) => judged.played.expected.length > 0 && judged.step < last)
      .map((judged) => ({
        step: judged.step,
        points: judged.played.expected,
        results: inPercent(judged.played.results ?? []),
      }));
    if (this.told?.status === 'done' && this.replay.scores) {
      const sheets = this.replay.scores.toSorted((a, b) => a.seat - b.seat);
      const points = sheets.map((sheet) => sheet.total);
      moments.push({ step: last, points, results: inPercent(this.replay.results ?? []) });
    }
    return moments;
  });

  constructor(table: string, replay: Replay) {
    this.table = table;
    this.replay = replay;
  }

  /** See what there is, and follow it; the answer stops it. To be called within an effect, which what is told does not run again. */
  follow(): () => void {
    this.#left = false;
    void untrack(() => this.#ask(() => api.analysis(this.table)));
    return () => {
      this.#left = true;
      clearTimeout(this.#timer);
    };
  }

  async begin(): Promise<void> {
    await this.#ask(() => api.analyse(this.table));
  }

  async #ask(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    let working = this.told?.status === 'working';
    try {
      this.told = await ask();
      working = this.told.status === 'working';
    } catch (error) {
      if (!working) complain(error); // else a lost connection: it is asked for again
    }
    if (working && !this.#left) this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.table)), pause);
  }
}
