import { useState } from 'react';
import type { LinkTarget } from '../../link/link-target.ts';
import type { DataListProps } from '../types.ts';
import type { DataListModel } from '../use-data-list.ts';
import { useListKeyboard } from './use-list-keyboard.ts';

/** What each key does in this list. Answers whether its own sheet of shortcuts is open, and a link that a key opens. */
export function useListCommands<Row extends object>(props: DataListProps<Row>, list: DataListModel<Row>) {
  const [help, setHelp] = useState(false);
  const [follow, setFollow] = useState<LinkTarget | null>(null);
  const { state, rows, hasMore } = props;
  const { change, focused, selection } = list;
  const focusedRow = () => rows[focused.current()];
  const page = (to: number, may: boolean) => {
    if (!may) return false;
    focused.reset();
    change({ type: 'page', page: to });
    return true;
  };
  useListKeyboard((command) => {
    switch (command) {
      case 'next':
        return focused.step(1);
      case 'previous':
        return focused.step(-1);
      case 'select': {
        if (!list.selectable || !focusedRow()) return false;
        list.select(focused.current(), false);
        return true;
      }
      case 'edit': {
        const row = focusedRow();
        const edit =
          row && props.rowActions?.(row).find((action) => action.id === 'edit' && !action.disabled);
        if (!edit) return false;
        if (edit.onSelect) edit.onSelect();
        else setFollow(edit.target ?? null);
        return true;
      }
      case 'nextPage':
        return page(state.page + 1, hasMore);
      case 'previousPage':
        return page(state.page - 1, state.page > 1);
      case 'search':
        list.searchBox.current?.select();
        list.searchBox.current?.focus();
        return list.searchBox.current !== null;
      case 'clear':
        if (selection.selection.count === 0) return false;
        selection.clear();
        return true;
      case 'help':
        if (props.onShowShortcuts) props.onShowShortcuts();
        else setHelp(true);
        return true;
      default:
        return false;
    }
  });
  return { help, closeHelp: () => setHelp(false), follow };
}
