import type { Country } from '@upline/domain';
import { memo, type ReactNode } from 'react';
import { cellText, HIDDEN_TEXT, readValue, toneOf } from '../model/cell-text.ts';
import { type VisibleColumn, withSeconds } from '../model/columns.ts';
import type { DataRowProps } from '../table/data-row.tsx';
import { rowLabel, sameRow } from '../table/data-row.tsx';
import { RowButtons } from '../table/row-buttons.tsx';
import { RowName } from '../table/row-name.tsx';
import table from '../table/table.module.css';
import type { CardRole } from '../types.ts';
import styles from './cards.module.css';

const withRole = <Row,>(columns: readonly VisibleColumn<Row>[], role: CardRole) =>
  columns.filter((entry) => !entry.title && entry.column.cardRole === role);

/** Types whose values say nothing without their label; of the figure at the end of a card everybody knows what it is. */
const LABELLED: ReadonlySet<string> = new Set(['date', 'number', 'percent', 'hundredths', 'boolean']);
const LABELLED_AMONG_OTHERS: ReadonlySet<string> = new Set([...LABELLED, 'money']);

interface FactProps<Row> {
  row: Row;
  entry: VisibleColumn<Row>;
  hidden: boolean;
  viewer: Country;
}

function Fact<Row>({ row, entry, hidden, viewer }: FactProps<Row>) {
  const { column } = entry;
  if (hidden && column.secret) return <span className={table.secret}>{HIDDEN_TEXT}</span>;
  if (column.cell) return column.cell(row);
  const value = readValue(column, row);
  const text = cellText(column, row, value, viewer) ?? '—';
  if (column.type === 'bv' && value !== null) return `${text} BV`;
  if (column.type !== 'status') return text;
  return (
    <span className={table.dot} data-tone={toneOf(column, value)}>
      {text}
    </span>
  );
}

/** A fact under its label, which only those see who need it. */
function LabelledFact<Row>({
  labelled = LABELLED,
  ...props
}: FactProps<Row> & { labelled?: ReadonlySet<string> }) {
  const { label, type } = props.entry.column;
  return (
    <div>
      <dt className={labelled.has(type) ? undefined : table.hiddenText}>{label} </dt>
      <dd>
        <Fact {...props} />
      </dd>
    </div>
  );
}

/** Whether a cell that draws itself has drawn something: an empty one would leave its separator on the card. */
const isDrawn = (drawn: ReactNode): boolean =>
  Array.isArray(drawn)
    ? drawn.some(isDrawn)
    : drawn !== null && drawn !== undefined && drawn !== '' && typeof drawn !== 'boolean';

/** The layout of a card of two lines: the name with the value that is judged first, and below it what the row is. */
function placed<Row>(row: Row, columns: readonly VisibleColumn<Row>[]) {
  const isThere = ({ column }: VisibleColumn<Row>) =>
    column.cell ? isDrawn(column.cell(row)) : (readValue(column, row) ?? '') !== '';
  const having = (role: CardRole) => withRole(withSeconds(columns), role).filter(isThere);
  const [values, subtitles, metas] = [having('value'), having('subtitle'), having('meta')];
  const status = [...values, ...subtitles, ...metas].find(({ column }) => column.type === 'status');
  const isOther = (entry: VisibleColumn<Row>) => entry !== status;
  const rest = values.filter(isOther);
  return {
    first: status ? [status] : rest,
    second: status ? rest : [],
    about: [...subtitles, ...metas].filter(isOther),
  };
}

function PlainCard<Row>({ row, index, last, columns, kit, selected, hidden }: DataRowProps<Row>) {
  const [title] = columns;
  if (!title) return null;
  const secret = hidden && title.column.secret === true;
  const text = rowLabel(row, columns, kit);
  const label = secret ? `${kit.noun} ${index + 1}` : text;
  const { first, second, about } = placed(row, columns);
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
          {first.map((entry) => (
            <span key={entry.id} className={styles.value}>
              <span className={table.hiddenText}>{entry.column.label} </span>
              <Fact entry={entry} {...shown} />
            </span>
          ))}
        </div>
        {about.length + second.length > 0 && (
          <div className={styles.second}>
            <dl className={styles.about}>
              {about.map((entry) => (
                <LabelledFact key={entry.id} entry={entry} {...shown} labelled={LABELLED_AMONG_OTHERS} />
              ))}
            </dl>
            {second.length > 0 && (
              <dl className={styles.value}>
                {second.map((entry) => (
                  <LabelledFact key={entry.id} entry={entry} {...shown} />
                ))}
              </dl>
            )}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <RowButtons
          label={label}
          movable={kit.movable}
          acts={kit.hasActions(row)}
          first={index === 0}
          last={last}
        />
      </div>
    </li>
  );
}

/** One row as a card of two lines: name and what is judged first, then what it is and its figure. */
export const Card = memo(PlainCard, sameRow) as typeof PlainCard;
