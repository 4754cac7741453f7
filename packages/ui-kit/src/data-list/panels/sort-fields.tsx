import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { ListOrder } from '@upline/domain';
import type { LaidColumn } from '../model/columns.ts';

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
    <SimpleGrid cols={2} spacing="sm" mb="md">
      <NativeSelect
        label="Sort by"
        value={field}
        data={[
          { value: '', label: 'Standard order' },
          ...sortable.map(({ id, column }) => ({ value: id, label: column.label })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onOrder(value ? { [value]: direction, ...others(value) } : {})
        }
      />
      <NativeSelect
        label="Direction"
        value={direction}
        disabled={!field}
        data={[
          { value: 'ASC', label: 'Ascending' },
          { value: 'DESC', label: 'Descending' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onOrder({ [field]: value === 'DESC' ? 'DESC' : 'ASC', ...others(field) })
        }
      />
    </SimpleGrid>
  );
}
