import { Fragment, type ReactNode } from 'react';
import { useNarrow } from '../provider/use-media.ts';
import classes from './fact-table.module.css';
import { Sideways } from './sideways.tsx';

export interface FactColumn<Row> {
  readonly label: string;
  readonly of: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

export interface FactTableProps<Row> {
  /** What the rows are: `Licenses`. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The first one names the row. */
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]];
}

/** The few rows of a part of a record, whole and unsorted; on a narrow screen each row is a block of labels and values. */
export function FactTable<Row>({ label, rows, rowKey, columns }: FactTableProps<Row>) {
  const isNarrow = useNarrow();
  const [name, ...rest] = columns;
  if (isNarrow)
    return (
      <ul className={classes.blocks} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <p className={classes.head}>{name.of(row)}</p>
            <dl className={classes.pairs}>
              {rest.map((column) => (
                <Fragment key={column.label}>
                  <dt>{column.label}</dt>
                  <dd>{column.of(row)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <Sideways label={`${label}, table`}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-number={column.isNumber || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" data-number={name.isNumber || undefined}>
                {name.of(row)}
              </th>
              {rest.map((column) => (
                <td key={column.label} data-number={column.isNumber || undefined}>
                  {column.of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
