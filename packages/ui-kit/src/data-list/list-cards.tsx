import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Card } from './card.tsx';
import styles from './cards.module.css';
import type { RowKit } from './data-row.tsx';
import type { VisibleColumn } from './hooks/use-list-table.ts';
import type { useRowEvents } from './hooks/use-row-events.ts';
import { areCardsWindowed } from './model/window.ts';
import table from './table.module.css';
import type { BodyHandle } from './table-body.tsx';

const CARD_HEIGHT = 104;
const GAP = 8;

interface ListCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  kit: RowKit<Row>;
  selected: ReadonlySet<string>;
  hidden: boolean;
  loading: boolean;
  body: RefObject<BodyHandle | null>;
  events: ReturnType<typeof useRowEvents>;
  selectBox: ReactNode;
  children: ReactNode;
}

/** The list on a narrow screen: cards in the page's own scroll. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { label, rows, kit, loading, events, selectBox } = props;
  const Cards = areCardsWindowed(rows.length) ? WindowedCards : PlainCards;
  return (
    <section aria-label={label} aria-busy={loading}>
      {kit.selectable && rows.length > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is handed in
        <label className={styles.selectPage}>
          {selectBox}
          Select page
        </label>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every card has a link or controls of its own for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div onClick={events.onClick}>{loading ? <SkeletonCards /> : <Cards {...props} />}</div>
      {props.children}
    </section>
  );
}

function card<Row>({ rows, columns, kit, selected, hidden }: ListCardsProps<Row>, index: number) {
  const row = rows[index];
  if (row === undefined) return null;
  const key = kit.rowKey(row);
  return (
    <Card
      key={key}
      row={row}
      index={index}
      last={index === rows.length - 1}
      ariaIndex={undefined}
      columns={columns}
      kit={kit}
      selected={selected.has(key)}
      hidden={hidden}
    />
  );
}

function PlainCards<Row>(props: ListCardsProps<Row>) {
  useImperativeHandle(props.body, () => ({ reveal: () => undefined }), []);
  return (
    <ul className={styles.cards} aria-label={props.label}>
      {props.rows.map((_, index) => card(props, index))}
    </ul>
  );
}

/** Only the cards near the screen; each is measured, because a long name takes two lines. */
function WindowedCards<Row>(props: ListCardsProps<Row>) {
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

function SkeletonCards() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key} className={styles.card}>
          <div className={`${styles.body} ${styles.bars}`}>
            <span className={table.bar} style={{ width: '56%' }} />
            <span className={table.bar} style={{ width: '36%' }} />
            <span className={table.bar} style={{ width: '72%' }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
