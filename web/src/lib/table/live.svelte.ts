// A table as it is now: follows its news over a WebSocket, sends what its reader does, and finds its way back after a break.

import { api, ApiError, liveAddress } from '#lib/api/client.ts';
import type { Choice, Hint, News, Refusal } from '#lib/api/types.ts';
import { complain } from '#lib/shell/notices.svelte.ts';
import type { BoardModule } from './board.ts';
import type { Holding, TableContext } from './context.ts';

const shortestWait = 500;
const longestWait = 8000;
const longestSleep = 30_000;

export class LiveTable implements TableContext {
  readonly id: string;
  news = $state.raw<News | null>(null);
  board = $state.raw<BoardModule | null>(null);
  /** False from the moment the connection is lost until news arrive again. */
  connected = $state(true);
  /** The table cannot be read at all: it does not exist, or was closed before the start. */
  missing = $state.raw<ApiError | null>(null);
  sent = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** A hint has been asked for and is being thought about. */
  thinking = $state(false);
  /** The seat whose workshop is open large. */
  looked = $state<number | null>(null);

  readonly choices: ReadonlyMap<string, Choice> = $derived(
    new Map((this.news?.choices ?? []).map((choice) => [choice.action, choice])),
  );
  readonly refusals: ReadonlyMap<string, Refusal> = $derived(
    new Map((this.news?.refusals ?? []).map((refusal) => [refusal.action, refusal])),
  );
  readonly holdings: Readonly<Record<string, Holding>> = $derived.by(() => {
    const you = this.news?.you;
    return this.news?.view && this.board && typeof you === 'number' ? this.board.holdings(this.news.view, you) : {};
  });
  /** The hint for the decision that is asked now; null if none was asked for, or it was put away. */
  readonly hint: Hint | null = $derived.by(() => {
    const hint = this.#hint;
    const fits = hint && hint.seat === this.news?.you && hint.number === this.news.seat_number;
    return fits && hint.choices.every((choice) => this.choices.has(choice.action)) ? hint : null;
  });
  readonly advised: string | null = $derived(this.hint?.choices[0]?.action ?? null);
  /** It is the reader's turn, in the seat shown. */
  readonly yours = $derived(this.choices.size > 0);
  /** The reader's own seats: several when people share one screen. */
  readonly ownSeats = $derived(
    (this.news?.table.seats ?? []).filter((seat) => seat.you && seat.kind === 'person').map((seat) => seat.seat),
  );

  #hint = $state.raw<Hint | null>(null);
  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = shortestWait;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Follow the table; the answer stops it. */
  follow(): () => void {
    this.#closed = false;
    let hidden = 0;
    const wake = (): void => {
      if (document.visibilityState === 'hidden') hidden = Date.now();
      // A device that slept may hold a connection that is long dead.
      else if (!this.connected || (hidden > 0 && Date.now() - hidden > longestSleep)) this.#connect();
    };
    const lost = (): void => {
      this.connected = false;
      this.#socket?.close();
    };
    addEventListener('online', wake);
    addEventListener('offline', lost);
    document.addEventListener('visibilitychange', wake);
    this.#connect();
    return () => {
      this.#closed = true;
      removeEventListener('online', wake);
      removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(this.#timer);
      this.#drop();
    };
  }

  /** Sit in another of one's own seats. */
  show(seat: number): void {
    if (seat === this.news?.you) return;
    this.#seat = seat;
    this.#wait = shortestWait;
    this.#connect();
  }

  /** Ask for the newest news, for instance after sitting down. */
  async refresh(): Promise<void> {
    this.#take(await api.news(this.id, this.#seat));
    // What one may see has changed with the seats, and the live news go by who asked for them.
    this.#connect();
  }

  play(action: string): void {
    const { you, seat_number: number } = this.news ?? {};
    if (this.sent !== null || typeof you !== 'number' || typeof number !== 'number') return;
    void this.#send(action, () => api.act(this.id, you, number, action));
  }

  undo(): void {
    const { you, seat_number: number } = this.news ?? {};
    if (this.sent !== null || !this.news?.can_undo || typeof you !== 'number' || typeof number !== 'number') return;
    void this.#send('undo', () => api.undo(this.id, you, number));
  }

  /** Ask what to do. */
  async askHint(): Promise<void> {
    const { you, seat_number: number } = this.news ?? {};
    if (this.thinking || !this.yours || typeof you !== 'number' || typeof number !== 'number') return;
    this.thinking = true;
    try {
      this.#hint = await api.hint(this.id, you, number);
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }

  dropHint(): void {
    this.#hint = null;
  }

  look(seat: number): void {
    this.looked = seat;
  }

  // The same action may be sent again: the server knows it by the seat's decision number. So a lost answer is asked for anew.
  async #send(what: string, act: () => Promise<News>): Promise<void> {
    this.sent = what;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const news = await act();
          if (!this.connected || news.number > (this.news?.number ?? 0)) this.#take(news);
          return;
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 0 || attempt === 4) throw error;
          this.connected = false;
          await new Promise((later) => setTimeout(later, shortestWait * 2 ** attempt));
        }
      }
    } catch (error) {
      complain(error);
      api.news(this.id, this.#seat).then(
        (news) => this.#take(news),
        () => undefined,
      );
    } finally {
      this.sent = null;
    }
  }

  // An answer can overtake news that were sent before it: what is older than what is shown is left out.
  #take(news: News): void {
    if (this.news && news.number < this.news.number) return;
    this.news = news;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#closed) return;
    const socket = new WebSocket(liveAddress(this.id, this.#seat));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.connected = true;
      this.#wait = shortestWait;
      this.#take(JSON.parse(event.data as string) as News);
    };
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    if (this.#closed) return;
    this.connected = false;
    this.#timer = setTimeout(() => void this.#retry(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  // A refused WebSocket does not say why; a plain question does.
  async #retry(): Promise<void> {
    if (this.news === null || this.news.table.status === 'open') {
      try {
        this.#take(await api.news(this.id, this.#seat));
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
          this.missing = error;
          return;
        }
      }
    }
    this.#connect();
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }
}
