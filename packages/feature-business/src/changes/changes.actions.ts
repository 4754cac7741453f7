import { type NamedAction, offered, recordAction } from '@upline/shell';
import { type Change, counted, RESOURCES } from './change-lists.ts';
import { CHANGE_SHOWN_BY } from './changes.mutations.ts';

const aboutImport = (resource: Change['resource'], rows: string) =>
  RESOURCES[resource].merges
    ? `${rows} will be removed again or, where they were merged, get the former values back. Those that were changed or used since stay.`
    : `${rows} will be removed again. Those that were changed or used since stay.`;

/** The way back from a whole bulk edit or import, in the list as on its own page. */
export const changeActions = (
  change: Pick<Change, 'id' | 'version' | 'kind' | 'resource' | 'counts' | 'actions'>,
): NamedAction[] => {
  const { id, version, kind, resource, counts } = change;
  const rows = counted(resource, counts.Saved ?? 0);
  return offered(change, {
    undo: recordAction({
      operation: 'undoChange',
      label: 'Undo',
      title: kind === 'Import' ? 'Undo the import' : 'Undo the bulk edit',
      about:
        kind === 'Import'
          ? aboutImport(resource, rows)
          : `${rows} will get the former values back. Those that were changed since stay as they are.`,
      input: { params: { id }, ifMatch: version },
      refresh: [...CHANGE_SHOWN_BY, ...RESOURCES[resource].shownBy],
    }),
  });
};
