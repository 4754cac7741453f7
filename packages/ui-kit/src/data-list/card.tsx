import type { Country } from '@upline/domain';
import { memo } from 'react';
import styles from './cards.module.css';
import type { DataRowProps } from './data-row.tsx';
import { rowLabel, sameRow } from './data-row.tsx';
import { cellText, HIDDEN_TEXT, readValue, toneOf } from './model/cell-text.ts';
import type { VisibleColumn } from './model/columns.ts';
import { RowButtons } from './row-buttons.tsx';
import { RowName } from './row-name.tsx';
import table from './table.module.css';
import type { CardRole } from './types.ts';

const withRole = <Row,>(columns: readonly VisibleColumn<Row>[], role: CardRole) =>
  columns.filter((entry) => !entry.title && entry.column.cardRole === role);

interface FactProps<Row> {
  row: Row;
  entry: VisibleColumn<Row>;
  hidden: boolean;
  viewer: Country;
  /** Its label stands beside it, and with it the unit. */
  labelled?: boolean;
}

function Fact<Row>({ row, entry, hidden, viewer, labelled = false }: FactProps<Row>) {
  const { column } = entry;
  if (hidden && column.secret) return <span className={table.secret}>{HIDDEN_TEXT}</span>;
  if (column.cell) return column.cell(row);
  const value = readValue(column, row);
  const text = cellText(column, row, value, viewer) ?? '—';
  if (column.type === 'bv' && value !== null && !labelled) return `${text} BV`;
  if (column.type !== 'status') return text;
  return (
    <span className={table.dot} data-tone={toneOf(column, value)}>
      {text}
    </span>
  );
}

function PlainCard<Row>({ row, index, last, columns, kit, selected, hidden }: DataRowProps<Row>) {
  const [title] = columns;
  if (!title) return null;
  const secret = hidden && title.column.secret === true;
  const text = rowLabel(row, columns, kit);
  const label = secret ? `${kit.noun} ${index + 1}` : text;
  const facts = withRole(columns, 'meta');
  const shown = { row, hidden, viewer: kit.viewer };
  return (
    <li
      className={kit.rowTarget ? `${styles.card} ${table.linked}` : styles.card}
      data-index={index}
      data-selected={selected ? '' : undefined}
    >
      {kit.selectable && (
        <label className={styles.tick}>
          <input type="checkbox" checked={selected} readOnly aria-label={`Select ${label}`} data-select="" />
        </label>
      )}
      <div className={styles.body}>
        <div className={styles.heading}>
          <RowName row={row} text={text} hidden={secret} rowTarget={kit.rowTarget} avatar={kit.avatar} />
          {withRole(columns, 'value').map((entry) => (
            <span key={entry.id} className={styles.value}>
              <Fact entry={entry} {...shown} />
            </span>
          ))}
        </div>
        {withRole(columns, 'subtitle').map((entry) => (
          <div key={entry.id}>
            <Fact entry={entry} {...shown} />
          </div>
        ))}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((entry) => (
              <div key={entry.id}>
                <dt>{entry.column.label}</dt>
                <dd>
                  <Fact entry={entry} {...shown} labelled />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.tools}>
        <RowButtons label={label} kit={kit} first={index === 0} last={last} />
      </div>
    </li>
  );
}

/** One row as a card: name and figure, what it is, and its facts with their labels. */
export const Card = memo(PlainCard, sameRow as never) as typeof PlainCard;
