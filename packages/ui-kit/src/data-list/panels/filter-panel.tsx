import type { PlainFilter } from '@upline/domain';
import { useRef, useState } from 'react';
import { type FilterChip, setCondition } from '../model/filters.ts';
import type { DataListColumn } from '../types.ts';
import { FieldPicker } from './field-picker.tsx';
import { FilterForm } from './filter-form.tsx';
import { SheetOrPopover } from './sheet-or-popover.tsx';

interface FilterPanelProps {
  columns: readonly DataListColumn<never>[];
  narrow: boolean;
  /** The place on the screen; null: the box around the panel. */
  box: DOMRect | null;
  /** The conditions among which one is edited or added. */
  held: PlainFilter;
  /** The condition being edited; absent when a new one is added. */
  edit: FilterChip | null;
  isAlternative: boolean;
  onWrite: (part: PlainFilter) => void;
  /** Adds an alternative to the condition that is edited. */
  onOr: (() => void) | undefined;
  onClose: () => void;
}

/** Chooses a field, then says what it must be. The list follows while the value is written. */
export function FilterPanel(props: FilterPanelProps) {
  const { columns, narrow, box, held, edit, isAlternative, onWrite, onOr, onClose } = props;
  const [field, setField] = useState(edit?.field ?? null);
  const settle = useRef<() => void>(undefined);
  const column = columns.find((entry) => entry.id === field);
  const close = () => {
    settle.current?.();
    onClose();
  };
  const adding = isAlternative ? 'Or…' : 'Add filter';
  return (
    <SheetOrPopover
      title={column ? `${isAlternative && !edit ? 'Or' : 'Filter by'} ${column.label}` : adding}
      narrow={narrow}
      box={box}
      onClose={close}
    >
      {column?.filter ? (
        <FilterForm
          key={column.id}
          label={column.label}
          kind={column.filter}
          held={held[column.id] ?? {}}
          operator={edit?.operator}
          settle={settle}
          onBack={edit ? undefined : () => setField(null)}
          onOr={onOr}
          onWrite={(operator, value) =>
            onWrite(setCondition(held, column.id, operator, value, edit?.operator))
          }
          onClose={close}
        />
      ) : (
        <FieldPicker columns={columns} onPick={setField} />
      )}
    </SheetOrPopover>
  );
}
