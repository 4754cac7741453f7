/** Place counted from 1 over all pages of a row at an index of this page. */
export const positionAt = (index: number, page: number, limit: number): number =>
  (page - 1) * limit + index + 1;

/** The rows with one moved, as shown until the server has answered. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}

/** Where a dragged row lands when dropped on the upper or lower half of another. */
export function dropIndex(from: number, over: number, below: boolean): number {
  const gap = over + (below ? 1 : 0);
  return gap > from ? gap - 1 : gap;
}
