import { DATA_LIST_SHORTCUTS, HEADER_SHORTCUTS } from '@upline/ui-kit/data-list/model/shortcuts.ts';
import type { DataListProps } from '@upline/ui-kit/data-list/types.ts';
import { useMemo } from 'react';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '../icons.ts';
import { type Shortcut, useShortcuts } from '../shortcuts/shortcuts.ts';
import { usePageVerbs } from '../verbs/page-verbs.ts';
import type { ListState } from './use-list-state.ts';

type Parts = Pick<DataListProps<never>, 'search' | 'bulkActions' | 'rowActions' | 'onExport'>;

/** Lists the keys of a list under `?`: those that this list answers. The list itself runs them. */
export function useListKeys(list: { readonly [Part in keyof Parts]?: unknown }): void {
  const canSearch = list.search !== undefined;
  const canSelect = list.bulkActions !== undefined;
  const canEdit = list.rowActions !== undefined;
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const missing = new Set([
      'help',
      ...(canSearch ? [] : ['search']),
      ...(canSelect ? [] : ['select', 'clear']),
      ...(canEdit ? [] : ['edit']),
    ]);
    return [
      ...DATA_LIST_SHORTCUTS.filter(({ command }) => !missing.has(command)).map(({ keys, label }) => ({
        keys,
        does: label,
        group: 'In the list',
      })),
      ...HEADER_SHORTCUTS.map(({ keys, label }) => ({ keys, does: label, group: 'On a column heading' })),
    ];
  }, [canSearch, canSelect, canEdit]);
  useShortcuts(shortcuts);
}

/** Offers the other density of rows to the palette. */
export function useDensityVerb(state: ListState['state'], onChange: ListState['onChange']): void {
  const verbs = useMemo(() => {
    const isCompact = state.density === 'compact';
    const density = isCompact ? 'comfortable' : 'compact';
    return [
      {
        label: isCompact ? 'Comfortable rows' : 'Compact rows',
        also: 'density list',
        icon: isCompact ? IconBaselineDensityMedium : IconBaselineDensitySmall,
        run: () => void onChange({ ...state, density }, { density }),
      },
    ];
  }, [state, onChange]);
  usePageVerbs(verbs);
}
