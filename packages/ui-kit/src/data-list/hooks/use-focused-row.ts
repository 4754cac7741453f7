import { type RefObject, useRef } from 'react';
import type { BodyHandle } from '../table-body.tsx';

const rowAt = (root: HTMLElement | null, index: number) =>
  root?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;

/** The row the keyboard stands on: its link has the real focus, so Enter and screen readers need nothing more. */
export function useFocusedRow(
  root: RefObject<HTMLElement | null>,
  body: RefObject<BodyHandle | null>,
  rows: number,
) {
  const last = useRef(-1);
  const current = (): number => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (row && root.current?.contains(row)) last.current = Number(row.dataset.index);
    return Math.min(last.current, rows - 1);
  };
  const focus = (index: number) => {
    const row = rowAt(root.current, index);
    const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row;
    target?.focus();
    return target !== null && target !== undefined;
  };
  const step = (by: 1 | -1): boolean => {
    if (rows === 0) return false;
    const next = Math.max(0, Math.min(rows - 1, current() + by));
    last.current = next;
    if (!focus(next)) {
      // Not in the document yet: bring it there, then focus it in the frame in which it is drawn.
      body.current?.reveal(next);
      requestAnimationFrame(() => requestAnimationFrame(() => focus(next)));
    }
    return true;
  };
  return { current, step, reset: () => (last.current = -1) };
}
