// How pieces move, the same on every board: they travel from place to place, or change at once for those who asked for
// less motion (then the change is outlined for a second instead).

import type { Attachment } from 'svelte/attachments';
import { cubicInOut } from 'svelte/easing';
import { MediaQuery } from 'svelte/reactivity';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { flip } from 'svelte/animate';

const still = new MediaQuery('prefers-reduced-motion: reduce', false);

/** How long a piece travels, in milliseconds. */
export function travel(): number {
  return still.current ? 0 : 320;
}

/** Settings for `animate:settle={...}`: pieces of one keyed list slide to their new places. */
export function settle(node: Element, change: { from: DOMRect; to: DOMRect }): ReturnType<typeof flip> {
  if (change.from.width === 0 || change.to.width === 0) return { duration: 0 };
  if (still.current) outline(node);
  return flip(node, change, { duration: travel(), easing: cubicInOut });
}

const [sendPiece, receivePiece] = crossfade({ easing: cubicInOut, fallback: (node) => appear(node) });
const atOnce = (): TransitionConfig => ({ duration: 0 });

/** `out:send={{ key }}` and `in:receive={{ key }}` carry a piece from one list to another. */
export function send(node: Element, { key }: { key: unknown }): () => TransitionConfig {
  return isHidden(node) ? atOnce : sendPiece(node, { key, duration: travel() });
}

export function receive(node: Element, { key }: { key: unknown }): () => TransitionConfig {
  if (isHidden(node)) return atOnce;
  if (still.current) outline(node);
  return receivePiece(node, { key, duration: travel() });
}

// On a phone all parts but one are hidden: what lies there has no place to travel from or to.
function isHidden(node: Element): boolean {
  return node.getClientRects().length === 0;
}

function appear(node: Element): TransitionConfig {
  return fade(node, { duration: travel() / 2 });
}

const shown = new WeakMap<Element, unknown>();

/**
 * `{@attach marked(value)}` outlines an element when its value changes, for those who see no movement: for what moves by a style of its
 * own, like a cube on a track.
 */
export function marked(value: unknown): Attachment {
  return (node) => {
    if (still.current && shown.has(node) && shown.get(node) !== value) outline(node);
    shown.set(node, value);
  };
}

/** Mark a change for a second, for those who see no movement. */
export function outline(node: Element): void {
  node.animate(
    [
      { outline: '3px solid var(--glow)', outlineOffset: '2px' },
      { outline: '3px solid var(--glow)', outlineOffset: '2px', offset: 0.8 },
      { outline: '3px solid transparent', outlineOffset: '2px' },
    ],
    { duration: 1000 },
  );
}
