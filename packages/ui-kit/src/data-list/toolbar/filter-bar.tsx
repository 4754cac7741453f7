import { type ListFilter, plainPart } from '@upline/domain';
import { memo, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { onIntent } from '../../loading/preloadable.ts';
import { usePrivacy } from '../../provider/context.ts';
import { onExpected } from '../hooks/on-expected.ts';
import { IconFilter } from '../icons.ts';
import { LiveText } from '../live-text.tsx';
import { asGroup, filterSentence, groupChips, type Place, partAt, withPart } from '../model/filter-groups.ts';
import { chipsOf, type FilterChip, removeCondition } from '../model/filters.ts';
import { FilterPanel } from '../panels/index.ts';
import { PeopleContext } from '../people-context.ts';
import type { DataListColumn } from '../types.ts';
import { FilterPill, OrButton } from './filter-pill.tsx';
import { QuietButton } from './quiet-button.tsx';
import styles from './toolbar.module.css';

interface FilterBarProps<Row> {
  columns: readonly DataListColumn<Row>[];
  filter: ListFilter;
  narrow: boolean;
  /** The field whose text the quick search shows in its own box, and not as a chip. */
  searched: string | undefined;
  onFilter: (filter: ListFilter) => void;
  onExpect: (filter: ListFilter) => void;
}

/** What the open panel writes: a condition at a place of the filter as it was when the panel opened. */
interface Task {
  readonly base: ListFilter;
  readonly place: Place;
  /** The condition that is edited; null while one is added. */
  readonly edit: FilterChip | null;
  /** The place on the screen; null: at the button. */
  readonly box: DOMRect | null;
}

function PlainFilterBar<Row>(props: FilterBarProps<Row>) {
  const { columns, filter, narrow, searched, onFilter, onExpect } = props;
  const [task, setTask] = useState<Task | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const filterable = useMemo(() => columns.filter((column) => column.filter), [columns]);
  const people = useContext(PeopleContext);
  const hidden = usePrivacy();
  const names = hidden ? undefined : people?.names;
  const singles = chipsOf(plainPart(filter), columns, names).filter(
    ({ field, operator }) => operator !== 'contains' || field !== searched,
  );
  const groups = groupChips(filter, columns, names);
  const units = [
    ...singles.map((chip) => ({ group: null, alternatives: [[chip]] })),
    ...groups.map((alternatives, group) => ({ group, alternatives })),
  ];
  const isOpen = task !== null;
  const wasOpen = useRef(false);
  // The chip from which the panel was opened may be another one now, and gone with it the place of the focus.
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (filterable.length === 0) return null;

  const boxOf = (at: Element) => at.getBoundingClientRect();
  const addTo = (base: ListFilter, place: Place, box: DOMRect | null) =>
    setTask({ base, place, edit: null, box });
  const orOf = (chip: FilterChip, group: number | null, box: DOMRect | null) => {
    if (group === null) return addTo(asGroup(filter, chip), { group: groups.length, index: 1 }, box);
    addTo(filter, { group, index: groups[group]?.length ?? 0 }, box);
  };
  const pill = (chip: FilterChip, place: Place) => {
    const without = withPart(
      filter,
      place,
      removeCondition(partAt(filter, place), chip.field, chip.operator),
    );
    return (
      <FilterPill
        chip={chip}
        onEdit={(at) => setTask({ base: filter, place, edit: chip, box: boxOf(at) })}
        onRemove={() => onFilter(without)}
        onExpect={() => onExpect(without)}
      />
    );
  };
  const edited = task?.edit;
  return (
    <>
      <span className={styles.anchored}>
        <QuietButton
          ref={button}
          icon={IconFilter}
          tip={narrow ? 'Filter' : undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen && task.box === null}
          onClick={() => addTo(filter, null, null)}
          {...onIntent(FilterPanel)}
        >
          {!narrow && 'Filter'}
        </QuietButton>
        {task && (
          <FilterPanel
            // Another place or condition is another form.
            key={`${task.place?.group}.${task.place?.index}.${edited?.field}`}
            columns={filterable as readonly DataListColumn<never>[]}
            narrow={narrow}
            box={task.box}
            held={partAt(task.base, task.place)}
            edit={task.edit}
            isAlternative={task.place !== null}
            onWrite={(part) => onFilter(withPart(task.base, task.place, part))}
            onOr={edited ? () => orOf(edited, task.place?.group ?? null, task.box) : undefined}
            onClose={() => setTask(null)}
          />
        )}
      </span>
      {units.length > 0 && (
        <ul className={styles.chips} aria-label="Filters">
          {units.map(({ group, alternatives: [first, ...others] }, unit) => (
            // A chip is the one at its place, whatever its condition has become.
            <li key={unit} className={group === null ? undefined : styles.group}>
              {[first, ...others].map((chips, index) => (
                <span key={index} className={styles.alternative}>
                  {index > 0 && <span className={styles.or}>or</span>}
                  {chips?.map((chip, each) => (
                    <span key={each} className={styles.alternative}>
                      {each > 0 && <span className={styles.or}>and</span>}
                      {pill(chip, group === null ? null : { group, index })}
                    </span>
                  ))}
                </span>
              ))}
              {!narrow && first?.[0] && (
                <OrButton chip={first[0]} onAdd={(at) => first[0] && orOf(first[0], group, boxOf(at))} />
              )}
            </li>
          ))}
          <li>
            <QuietButton onClick={() => onFilter({})} {...onExpected(() => onExpect({}))}>
              Clear all
            </QuietButton>
          </li>
        </ul>
      )}
      <LiveText>{filterSentence(units.map(({ alternatives }) => alternatives))}</LiveText>
    </>
  );
}

/** "Filter", and what is filtered as chips that open and close their condition; alternatives stand together. */
export const FilterBar = memo(PlainFilterBar) as typeof PlainFilterBar;
