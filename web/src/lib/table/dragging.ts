// Pieces that can be dragged to a spot, with a mouse, a pen or a finger. To drop a piece on a spot is to press that spot; so
// nothing can be dragged that cannot be done by click and by keyboard, too.

import type { Attachment } from 'svelte/attachments';
import { tip } from './tip.svelte.ts';

export interface Dragging {
  /** The piece is taken up: now the spots where it may go should glow. */
  take(): void;
  /** Whether the piece may be dropped on the spot of this action. */
  fits(does: string): boolean;
  /** It was let go where it does not fit. */
  miss(): void;
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const slack = 6;

/** `{@attach draggable(dragging)}`; null while the piece cannot be dragged. */
export function draggable(dragging: Dragging | null): Attachment<HTMLElement> {
  return (node) => {
    if (!dragging) return;
    node.style.touchAction = 'none';
    const press = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary && !(event.target as Element).closest('[data-no-drag]')) {
        follow(node, event, dragging);
      }
    };
    node.addEventListener('pointerdown', press);
    return () => {
      node.style.touchAction = '';
      node.removeEventListener('pointerdown', press);
    };
  };
}

function follow(node: HTMLElement, start: PointerEvent, dragging: Dragging): void {
  const watch = new AbortController();
  const { signal } = watch;
  const from = node.getBoundingClientRect();
  let image: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!image) {
      if (Math.hypot(x, y) < slack) return;
      image = imageOf(node, from);
      dragging.take();
    }
    image.style.left = `${from.left + x}px`;
    image.style.top = `${from.top + y}px`;
    mark(spotAt(event, dragging));
  };

  const mark = (spot: HTMLElement | null): void => {
    if (spot === over) return;
    over?.removeAttribute('data-over');
    spot?.setAttribute('data-over', '');
    over = spot;
  };

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    watch.abort();
    if (!image) return;
    image.remove();
    tip.hide();
    const spot = event.type === 'pointerup' ? spotAt(event, dragging) : null;
    mark(null);
    if (spot) spot.click();
    else dragging.miss();
    // The click that ends a drag is no press of the piece.
    const silence = new AbortController();
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: silence.signal });
    setTimeout(() => silence.abort());
  };

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

function spotAt(event: PointerEvent, dragging: Dragging): HTMLElement | null {
  const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.spot.legal');
  return spot?.dataset['does'] && dragging.fits(spot.dataset['does']) ? spot : null;
}

/** What follows the pointer: a copy on top of everything. */
function imageOf(node: HTMLElement, from: DOMRect): HTMLElement {
  const image = node.cloneNode(true) as HTMLElement;
  image.setAttribute('popover', 'manual');
  image.setAttribute('aria-hidden', 'true');
  image.inert = true;
  Object.assign(image.style, {
    position: 'fixed',
    inset: 'auto',
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'visible',
    background: 'none',
    pointerEvents: 'none',
    opacity: '0.9',
  });
  node.parentElement?.append(image);
  image.showPopover();
  return image;
}
