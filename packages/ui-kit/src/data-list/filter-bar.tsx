import type { FilterOperator, ListFilter } from '@upline/domain';
import { useMemo, useState } from 'react';
import { onIntent } from '../loading/preloadable.ts';
import { Anchored } from './anchored.tsx';
import { onExpected } from './hooks/on-expected.ts';
import { IconFilter, IconX } from './icons.ts';
import { chipsOf, type FilterChip, removeCondition } from './model/filters.ts';
import { FilterPanel } from './panels/index.ts';
import { QuietButton } from './quiet-button.tsx';
import styles from './toolbar.module.css';
import type { DataListColumn } from './types.ts';

interface FilterBarProps<Row> {
  columns: readonly DataListColumn<Row>[];
  filter: ListFilter;
  narrow: boolean;
  /** The condition the quick search shows in its own box, and not as a chip. */
  quiet: { field: string; operator: FilterOperator } | null;
  onFilter: (filter: ListFilter) => void;
  onExpect: (filter: ListFilter) => void;
}

const keyOf = (chip: FilterChip) => `${chip.field}.${chip.operator}`;

/** "Filter", and what is filtered as chips that open and close their condition. */
export function FilterBar<Row>({ columns, filter, narrow, quiet, onFilter, onExpect }: FilterBarProps<Row>) {
  const [open, setOpen] = useState<string | null>(null);
  const filterable = useMemo(() => columns.filter((column) => column.filter), [columns]);
  const chips = chipsOf(filter, columns).filter(
    (chip) => !(quiet && chip.field === quiet.field && chip.operator === quiet.operator),
  );
  if (filterable.length === 0) return null;
  const panel = (edit: FilterChip | null) => (
    <FilterPanel
      columns={filterable as readonly DataListColumn<never>[]}
      filter={filter}
      edit={edit}
      narrow={narrow}
      onFilter={onFilter}
      onClose={() => setOpen(null)}
    />
  );
  return (
    <>
      <Anchored panel={open === 'add' && panel(null)}>
        <QuietButton
          icon={IconFilter}
          tip={narrow ? 'Filter' : undefined}
          aria-haspopup="dialog"
          aria-expanded={open === 'add'}
          onClick={() => setOpen('add')}
          {...onIntent(FilterPanel)}
        >
          {!narrow && 'Filter'}
        </QuietButton>
      </Anchored>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters">
          {chips.map((chip) => {
            const key = keyOf(chip);
            const without = removeCondition(filter, chip.field, chip.operator);
            return (
              <li key={key}>
                <Anchored panel={open === key && panel(chip)}>
                  <span className={styles.chip}>
                    <button
                      type="button"
                      className={styles.chipText}
                      aria-haspopup="dialog"
                      aria-expanded={open === key}
                      onClick={() => setOpen(key)}
                      {...onIntent(FilterPanel)}
                    >
                      {chip.label} <em>{chip.verb}</em> <strong>{chip.text}</strong>
                    </button>
                    <button
                      type="button"
                      className={styles.chipRemove}
                      aria-label={`Remove filter ${chip.label} ${chip.verb} ${chip.text}`.trim()}
                      onClick={() => onFilter(without)}
                      {...onExpected(() => onExpect(without))}
                    >
                      <IconX size={14} stroke={1.75} />
                    </button>
                  </span>
                </Anchored>
              </li>
            );
          })}
          <li>
            <QuietButton onClick={() => onFilter({})} {...onExpected(() => onExpect({}))}>
              Clear all
            </QuietButton>
          </li>
        </ul>
      )}
    </>
  );
}
