// Short notices at the edge of the page: what was refused, and why.

import { ApiError } from '#lib/api/client.ts';
import { say, sayIfKnown } from '#lib/words.svelte.ts';

interface Notice {
  id: number;
  text: string;
}

/** In milliseconds. */
const shownFor = 9000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 0;

  add(text: string): void {
    const notice = { id: this.#next++, text };
    this.list = [...this.list.filter((other) => other.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), shownFor);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Say what went wrong, in the reader's language; anything but a refusal of the server is a fault and is thrown on. */
export function complain(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  notices.add(problemText(error));
}

/** What went wrong, in the reader's language. */
export function problemText(error: ApiError): string {
  return sayIfKnown(error.words.id, error.words.args) ?? (error.detail || say('problem-unknown'));
}
