import { useCallbackRef } from '@mantine/hooks';
import type { ListFilter } from '@upline/domain';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { onIntent } from '../../loading/preloadable.ts';
import { Anchored } from '../anchored.tsx';
import { IconAdjustmentsHorizontal, IconColumns3, IconDownload, IconLineHeight } from '../icons.ts';
import type { LaidColumn } from '../model/columns.ts';
import { searchedField, searchedText, withSearched } from '../model/searched.ts';
import type { ListChange } from '../model/state.ts';
import { ColumnsPanel, ExportMenu } from '../panels/index.ts';
import type { DataListColumn, DataListProps, DataListState, ExportFormat } from '../types.ts';
import { FilterBar } from './filter-bar.tsx';
import { QuickSearch } from './quick-search.tsx';
import { QuietButton } from './quiet-button.tsx';
import styles from './toolbar.module.css';

interface ListToolbarProps<Row> {
  state: DataListState;
  columns: readonly DataListColumn<Row>[];
  laid: readonly LaidColumn<Row>[];
  noun: string;
  narrow: boolean;
  search: DataListProps<Row>['search'];
  searchBox: RefObject<HTMLInputElement | null>;
  onExport: ((format: ExportFormat) => unknown) | undefined;
  /** Rows an export is limited to; 0: all of the list. */
  selected: number;
  change: (change: ListChange) => void;
  expect: (change: ListChange) => void;
  children?: ReactNode;
}

/**
 * Above the rows: search and filters at the left, how the list looks and its export as quiet icons at the right. Its
 * controls are drawn again for what they show, not for every change of the list: what they call stays the same.
 */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { state, columns, laid, noun, narrow, search, searchBox, onExport, selected, change, expect } = props;
  const [open, setOpen] = useState<'columns' | 'export' | null>(null);
  const close = () => setOpen(null);
  const openColumns = useCallback(() => setOpen('columns'), []);
  const openExport = useCallback(() => setOpen('export'), []);
  const searched = searchedText(state.filter, search);
  const compact = state.density === 'compact';
  const onSearch = useCallbackRef((text: string) => {
    if (!search) return;
    change({ type: 'filter', filter: withSearched(state.filter, search, text) });
  });
  const onFilter = useCallback((filter: ListFilter) => change({ type: 'filter', filter }), [change]);
  const onExpectFilter = useCallback((filter: ListFilter) => expect({ type: 'filter', filter }), [expect]);
  const onDensity = useCallback(
    () => change({ type: 'density', density: compact ? 'comfortable' : 'compact' }),
    [change, compact],
  );
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${noun} list`}>
      {search && (
        <QuickSearch
          box={searchBox}
          value={searched}
          label={search.placeholder ?? `Search ${noun}`}
          onSearch={onSearch}
        />
      )}
      <FilterBar
        columns={columns}
        filter={state.filter}
        narrow={narrow}
        searched={searchedField(state.filter, search)}
        onFilter={onFilter}
        onExpect={onExpectFilter}
      />
      {props.children}
      <div className={styles.end}>
        {!narrow && (
          <QuietButton icon={IconLineHeight} tip="Compact rows" aria-pressed={compact} onClick={onDensity} />
        )}
        <Anchored
          panel={
            open === 'columns' && (
              <ColumnsPanel
                laid={laid as readonly LaidColumn<never>[]}
                order={state.order}
                narrow={narrow}
                onColumns={(next) => change({ type: 'columns', columns: next })}
                onOrder={(order) => change({ type: 'order', order })}
                onClose={close}
              />
            )
          }
        >
          <QuietButton
            icon={narrow ? IconAdjustmentsHorizontal : IconColumns3}
            tip={narrow ? 'Sort' : 'Columns'}
            aria-haspopup="dialog"
            aria-expanded={open === 'columns'}
            onClick={openColumns}
            {...onIntent(ColumnsPanel)}
          />
        </Anchored>
        {onExport && (
          <Anchored
            panel={
              open === 'export' && <ExportMenu selected={selected} onExport={onExport} onClose={close} />
            }
          >
            <QuietButton
              icon={IconDownload}
              tip="Export"
              aria-haspopup="menu"
              aria-expanded={open === 'export'}
              onClick={openExport}
              {...onIntent(ExportMenu)}
            />
          </Anchored>
        )}
      </div>
    </div>
  );
}
