import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], [data-grip]';

interface RowEvents {
  /** A tick of the row's box; `range` when Shift was held. */
  onSelect: (index: number, range: boolean) => void;
  onMore: (index: number, button: HTMLElement) => void;
  onMove: (index: number, direction: -1 | 1) => void;
}

const indexOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

const linkOf = (element: Element) =>
  element.closest('[data-index]')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;

/** True while the pointer has just marked text: a click that ends a selection opens nothing. */
const isMarking = () => (globalThis.getSelection()?.toString() ?? '') !== '';

/**
 * One set of handlers for all rows: they handle boxes, menus and moves, and in the remaining cells the row's link.
 */
export function useRowEvents({ onSelect, onMore, onMove }: RowEvents) {
  return {
    onClick(event: MouseEvent) {
      const target = event.target as Element;
      const index = indexOf(target);
      if (index < 0) return;
      if (target.closest('[data-select]')) return onSelect(index, event.shiftKey);
      const more = target.closest<HTMLElement>('[data-more]');
      if (more) return onMore(index, more);
      const move = target.closest<HTMLElement>('[data-move]');
      if (move) return onMove(index, move.dataset.move === 'up' ? -1 : 1);
      if (target.closest(CONTROLS) || isMarking()) return;
      const link = linkOf(target);
      if (!link) return;
      if (event.metaKey || event.ctrlKey) globalThis.open(link.href, '_blank', 'noopener');
      else if (!event.shiftKey) link.click();
    },
    onAuxClick(event: MouseEvent) {
      const target = event.target as Element;
      if (event.button !== 1 || target.closest(CONTROLS)) return;
      const link = linkOf(target);
      if (!link) return;
      event.preventDefault();
      globalThis.open(link.href, '_blank', 'noopener');
    },
    /** Without this the middle button starts the browser's own scrolling over a row that is a link. */
    onMouseDown(event: MouseEvent) {
      const target = event.target as Element;
      if (event.button === 1 && !target.closest(CONTROLS) && linkOf(target)) event.preventDefault();
    },
  };
}
