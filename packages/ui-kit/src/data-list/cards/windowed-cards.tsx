import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import styles from './cards.module.css';
import { card, type ListCardsProps } from './list-cards.tsx';

const CARD_HEIGHT = 72;
const GAP = 8;

/** Only the cards near the screen; each is measured, because a long name takes two lines. */
export function WindowedCards<Row>(props: ListCardsProps<Row>) {
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: props.rows.length,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: 6,
    scrollMargin: top,
  });
  useImperativeHandle(props.body, () => ({ reveal: (index) => virtualizer.scrollToIndex(index) }), [
    virtualizer,
  ]);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      className={styles.cards}
      aria-label={props.label}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
    >
      {items.map((item) => card(props, item.index))}
    </ul>
  );
}
