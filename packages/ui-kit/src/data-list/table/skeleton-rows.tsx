import type { VisibleColumn } from '../model/columns.ts';
import { cellFrame } from './data-cell.tsx';
import styles from './table.module.css';

const WIDTHS = ['64%', '48%', '72%', '56%'];

interface SkeletonRowsProps<Row> {
  columns: readonly VisibleColumn<Row>[];
  tools: boolean;
  rows: number;
  avatar: boolean;
}

/** Rows to come, with their final height. Their bars appear after 150 ms, so a quick answer shows no flicker. */
export function SkeletonRows<Row>({ columns, tools, rows }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className={styles.row}>
          {columns.map((entry, column) => {
            const frame = cellFrame(entry);
            const width = WIDTHS[(index + column) % WIDTHS.length];
            return (
              <td key={entry.id} className={frame.className} style={frame.style}>
                <span
                  className={styles.bar}
                  style={{ width, marginInlineStart: entry.end ? 'auto' : undefined }}
                />
              </td>
            );
          })}
          {tools && <td className={styles.tools} />}
        </tr>
      ))}
    </tbody>
  );
}
