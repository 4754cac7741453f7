import type { ListFilter } from '@upline/domain';
import { useState } from 'react';
import type { FilterChip } from '../model/filters.ts';
import type { DataListColumn } from '../types.ts';
import { FieldPicker } from './field-picker.tsx';
import { FilterForm } from './filter-form.tsx';
import { SheetOrPopover } from './sheet-or-popover.tsx';

interface FilterPanelProps {
  columns: readonly DataListColumn<never>[];
  filter: ListFilter;
  /** The condition being edited; absent when a new one is added. */
  edit: FilterChip | null;
  narrow: boolean;
  onFilter: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Chooses a field, then says what it must be. */
export function FilterPanel({ columns, filter, edit, narrow, onFilter, onClose }: FilterPanelProps) {
  const [field, setField] = useState(edit?.field ?? null);
  const column = columns.find((entry) => entry.id === field);
  return (
    <SheetOrPopover
      title={column ? `Filter by ${column.label}` : 'Add filter'}
      narrow={narrow}
      onClose={onClose}
    >
      {column?.filter ? (
        <FilterForm
          label={column.label}
          field={column.id}
          kind={column.filter}
          filter={filter}
          operator={edit?.operator}
          onBack={edit ? undefined : () => setField(null)}
          onApply={(next) => {
            onFilter(next);
            onClose();
          }}
        />
      ) : (
        <FieldPicker columns={columns} onPick={setField} />
      )}
    </SheetOrPopover>
  );
}
