// Who is reading: the visitor's name as the server knows it (a signed cookie tells visitors apart).

import { api } from '#lib/api/client.ts';

class VisitorState {
  /** Empty until a name was given; null until the server has answered. */
  name = $state<string | null>(null);

  async load(): Promise<void> {
    this.name = (await api.visitor()).name ?? '';
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name;
  }
}

export const visitor = new VisitorState();
