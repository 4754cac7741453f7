import { Pill } from '@mantine/core';
import { onIntent } from '../../loading/preloadable.ts';
import { onExpected } from '../hooks/on-expected.ts';
import { chipText } from '../model/filter-groups.ts';
import type { FilterChip } from '../model/filters.ts';
import { FilterPanel } from '../panels/index.ts';
import { QuietButton } from './quiet-button.tsx';
import styles from './toolbar.module.css';

interface FilterPillProps {
  chip: FilterChip;
  onEdit: (at: Element) => void;
  onRemove: () => void;
  onExpect: () => void;
}

/** One condition: its words open it, its cross takes it away. */
export const FilterPill = ({ chip, onEdit, onRemove, onExpect }: FilterPillProps) => (
  <Pill
    className={styles.chip ?? ''}
    withRemoveButton
    onRemove={onRemove}
    removeButtonProps={{
      'aria-hidden': false,
      'aria-label': `Remove filter ${chipText(chip)}`,
      tabIndex: 0,
      ...onExpected(onExpect),
    }}
  >
    <button
      type="button"
      className={styles.chipText}
      aria-haspopup="dialog"
      onClick={(event) => onEdit(event.currentTarget)}
      {...onIntent(FilterPanel)}
    >
      {chip.label} <em>{chip.verb}</em> <strong>{chip.text}</strong>
    </button>
  </Pill>
);

/** Adds an alternative to a condition, or to the group it is in. */
export const OrButton = ({ chip, onAdd }: { chip: FilterChip; onAdd: (at: Element) => void }) => (
  <QuietButton
    className={styles.orButton}
    aria-label={`Or: add an alternative to ${chipText(chip)}`}
    aria-haspopup="dialog"
    onClick={(event) => onAdd(event.currentTarget)}
    {...onIntent(FilterPanel)}
  >
    + or
  </QuietButton>
);
