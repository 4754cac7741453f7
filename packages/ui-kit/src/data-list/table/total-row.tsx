import type { Country } from '@upline/domain';
import clsx from 'clsx';
import { cellText, HIDDEN_TEXT } from '../model/cell-text.ts';
import type { VisibleColumn } from '../model/columns.ts';
import type { Totals } from '../types.ts';
import { cellFrame } from './data-cell.tsx';
import styles from './table.module.css';

interface TotalRowsProps<Row> {
  totals: readonly Totals[];
  columns: readonly VisibleColumn<Row>[];
  hidden: boolean;
  viewer: Country;
  tools: boolean;
}

/** Sums of everything that matches, below the rows and always in sight. */
export function TotalRows<Row>({ totals, columns, hidden, viewer, tools }: TotalRowsProps<Row>) {
  const shown = totals.filter((sums) => columns.some(({ id }) => id in sums && id !== 'currency'));
  if (shown.length === 0) return null;
  return (
    <tfoot className={styles.totals}>
      {shown.map((sums) => (
        <tr key={String(sums.currency)}>
          {columns.map((entry, index) => {
            const { column, id } = entry;
            const { className, style } = cellFrame(entry);
            if (index === 0)
              return (
                <th key={id} scope="row" className={className} style={style}>
                  {shown.length > 1 ? `Total ${sums.currency}` : 'Total'}
                </th>
              );
            const isSecret = hidden && column.secret === true && id in sums;
            return (
              <td key={id} className={clsx(className, isSecret && styles.secret)} style={style}>
                {isSecret ? HIDDEN_TEXT : cellText(column, sums as Row, sums[id], viewer)}
              </td>
            );
          })}
          {tools && <td className={styles.tools} />}
        </tr>
      ))}
    </tfoot>
  );
}
