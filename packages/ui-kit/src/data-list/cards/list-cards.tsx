import { type ReactNode, type RefObject, Suspense, useImperativeHandle } from 'react';
import { preloadable } from '../../loading/preloadable.ts';
import { usePrinting } from '../hooks/use-printing.ts';
import type { useRowEvents } from '../hooks/use-row-events.ts';
import type { VisibleColumn } from '../model/columns.ts';
import { areCardsWindowed } from '../model/window.ts';
import type { RowKit } from '../table/data-row.tsx';
import table from '../table/table.module.css';
import type { BodyHandle } from '../table/table-body.tsx';
import { Card } from './card.tsx';
import styles from './cards.module.css';

/** Cards shown while the code that draws only the cards near the screen is on its way. */
const FIRST_CARDS = 20;

export interface ListCardsProps<Row> {
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
  const { label, rows, kit, selected, loading, events, selectBox } = props;
  const printing = usePrinting();
  const Cards = areCardsWindowed(rows.length) && !printing ? WindowedCards : PlainCards;
  return (
    <section aria-label={label} aria-busy={loading}>
      {/* The rest of the page is offered once a row is chosen: before, the first row is worth more than the line. */}
      {kit.selectable && rows.length > 0 && selected.size > 0 && (
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

/** The card of one row. */
export function card<Row>({ rows, columns, kit, selected, hidden }: ListCardsProps<Row>, index: number) {
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

const LazyCards = preloadable<ListCardsProps<never>>(() =>
  import('./windowed-cards.tsx').then((chunk) => chunk.WindowedCards),
);

/**
 * Only the cards near the screen; the first ones stand there until the code for it has come. What is loaded late cannot have the
 * type of the row as well.
 */
function WindowedCards<Row>(props: ListCardsProps<Row>) {
  return (
    <Suspense fallback={<PlainCards {...props} rows={props.rows.slice(0, FIRST_CARDS)} />}>
      <LazyCards {...(props as unknown as ListCardsProps<never>)} />
    </Suspense>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
