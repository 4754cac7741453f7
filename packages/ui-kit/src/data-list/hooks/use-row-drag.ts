import { type DragEvent, useRef } from 'react';
import { dropIndex } from '../model/reorder.ts';

/** Rows by drag, from their grip. The line that shows where the row lands is an attribute, so nothing is drawn again. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const from = useRef(-1);
  const marked = useRef<HTMLElement | null>(null);
  const rowOf = (event: DragEvent) => (event.target as Element).closest<HTMLElement>('[data-index]');
  const mark = (row: HTMLElement | null, side?: 'above' | 'below') => {
    if (marked.current && marked.current !== row) delete marked.current.dataset.drop;
    if (row && side) row.dataset.drop = side;
    marked.current = row;
  };
  const isBelow = (event: DragEvent, row: HTMLElement) => {
    const box = row.getBoundingClientRect();
    return event.clientY > box.top + box.height / 2;
  };
  return {
    onDragStart(event: DragEvent) {
      const row = rowOf(event);
      if (!row || !(event.target as Element).closest('[data-grip]')) return;
      from.current = Number(row.dataset.index);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(row, 16, row.offsetHeight / 2);
    },
    onDragOver(event: DragEvent) {
      const row = rowOf(event);
      if (from.current < 0 || !row) return;
      event.preventDefault();
      mark(row, isBelow(event, row) ? 'below' : 'above');
    },
    onDrop(event: DragEvent) {
      const row = rowOf(event);
      if (from.current < 0 || !row) return;
      event.preventDefault();
      const start = from.current;
      const to = dropIndex(start, Number(row.dataset.index), isBelow(event, row));
      mark(null);
      from.current = -1;
      if (to !== start) onDrop(start, to);
    },
    onDragEnd() {
      mark(null);
      from.current = -1;
    },
  };
}
