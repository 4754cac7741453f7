import { observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useReducer } from 'react';
import { rowHeight } from './model/window.ts';
import { bodyRow, Spacer, type TableBodyProps } from './table-body.tsx';

const OVERSCAN = 8;
/** Rows come and go in blocks, so that most frames of a scroll change nothing in the document. */
const BLOCK = 8;
const inBlocks = (range: Range): number[] => {
  const from = Math.floor(Math.max(0, range.startIndex - range.overscan) / BLOCK) * BLOCK;
  const to = Math.ceil((range.endIndex + 1 + range.overscan) / BLOCK) * BLOCK;
  return Array.from({ length: Math.min(to, range.count) - from }, (_, offset) => from + offset);
};
/** Height assumed before layout, and where there is none. */
const SCREEN = { width: 0, height: 800 };

/** Watches the height of the scroll region; one that has no layout (in tests, or hidden) keeps the assumed height. */
const observeHeight: typeof observeElementRect = (instance, tell) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) tell(rect);
  });

/** Only the rows near the screen, between two spacers that keep the scroll bar true. */
export function WindowedBody<Row>(props: TableBodyProps<Row>) {
  'use no memo';
  const { rows, columns, density, region, handle } = props;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight(density),
    overscan: OVERSCAN,
    rangeExtractor: inBlocks,
    initialRect: SCREEN,
    observeElementRect: observeHeight,
  });
  // The region stands above this component, so at the first commit it is not there yet to be listened to.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(lookAgain, []);
  useImperativeHandle(handle, () => ({ reveal: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const span = columns.length + 1;
  return (
    <tbody>
      {before > 0 && <Spacer height={before} span={span} />}
      {items.map((item) => bodyRow(props, item.index, true))}
      {after > 0 && <Spacer height={after} span={span} />}
    </tbody>
  );
}
