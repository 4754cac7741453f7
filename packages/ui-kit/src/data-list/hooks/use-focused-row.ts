import { type RefObject, useRef } from 'react';
import type { BodyHandle } from '../table/table-body.tsx';

/** A row that is not drawn after this many frames is given up. */
const FRAMES = 20;

const rowAt = (root: HTMLElement | null, index: number) =>
  root?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;

/** The row the keyboard is on: its link has the real focus, so Enter and screen readers need nothing more. */
export function useFocusedRow(
  root: RefObject<HTMLElement | null>,
  body: RefObject<BodyHandle | null>,
  rows: number,
) {
  const last = useRef(-1);
  // A row that was asked for but is not drawn yet: keys that follow count from it, not from where the focus still is.
  const waiting = useRef(false);
  const current = (): number => {
    if (waiting.current) return last.current;
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
  /** Focuses the row in the frame in which it is drawn. */
  const follow = (frames: number) => {
    requestAnimationFrame(() => {
      if (!focus(last.current) && frames > 0) return follow(frames - 1);
      waiting.current = false;
    });
  };
  const step = (by: 1 | -1): boolean => {
    if (rows === 0) return false;
    const next = Math.max(0, Math.min(rows - 1, current() + by));
    last.current = next;
    if (!focus(next)) {
      body.current?.reveal(next);
      if (!waiting.current) {
        waiting.current = true;
        follow(FRAMES);
      }
    }
    return true;
  };
  return { current, step, reset: () => (last.current = -1) };
}
