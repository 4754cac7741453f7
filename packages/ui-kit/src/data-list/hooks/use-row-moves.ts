import { messages } from '@upline/domain';
import { useState } from 'react';
import { positionAt } from '../model/reorder.ts';
import { isSorted } from '../model/state.ts';
import type { DataListProps, DataListState } from '../types.ts';

interface Options<Row> {
  rows: readonly Row[];
  state: DataListState;
  nameOf: (row: Row) => string;
  onMoveRow: DataListProps<Row>['onMoveRow'];
  say: (text: string) => void;
}

/** Rows to another place, by drag or by button; refused while a sort is applied (SPEC 5). */
export function useRowMoves<Row>({ rows, state, nameOf, onMoveRow, say }: Options<Row>) {
  const [refused, setRefused] = useState(false);
  const sorted = isSorted(state);
  const move = (from: number, to: number) => {
    const row = rows[from];
    const target = rows[to];
    if (!onMoveRow || row === undefined || target === undefined || to === from) return;
    if (sorted) return setRefused(true);
    setRefused(false);
    const position = positionAt(to, state.page, state.limit);
    onMoveRow({ row, target, position, from, to });
    say(`${nameOf(row)} moved to position ${position}.`);
  };
  return {
    move,
    refusal: refused && sorted ? messages.sortedReorder : null,
    dismiss: () => setRefused(false),
  };
}
