import type { ListOrder } from '@upline/domain';
import type { LaidColumn } from '../model/columns.ts';
import styles from './panels.module.css';

interface SortFieldsProps {
  columns: readonly LaidColumn<never>[];
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

/** Sorting without column heads: the first level's field and direction. Further levels of the address are kept. */
export function SortFields({ columns, order, onOrder }: SortFieldsProps) {
  const sortable = columns.filter((entry) => entry.column.sortable);
  const [first, ...rest] = Object.entries(order);
  const [field, direction] = first ?? ['', 'ASC' as const];
  const others = (without: string) => Object.fromEntries(rest.filter(([id]) => id !== without));
  if (sortable.length === 0) return null;
  return (
    <div className={styles.sortFields}>
      <label>
        Sort by
        <select
          value={field}
          onChange={({ currentTarget: { value } }) =>
            onOrder(value ? { [value]: direction, ...others(value) } : {})
          }
        >
          <option value="">Standard order</option>
          {sortable.map(({ id, column }) => (
            <option key={id} value={id}>
              {column.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Direction
        <select
          value={direction}
          disabled={!field}
          onChange={({ currentTarget: { value } }) =>
            onOrder({ [field]: value === 'DESC' ? 'DESC' : 'ASC', ...others(field) })
          }
        >
          <option value="ASC">Ascending</option>
          <option value="DESC">Descending</option>
        </select>
      </label>
    </div>
  );
}
