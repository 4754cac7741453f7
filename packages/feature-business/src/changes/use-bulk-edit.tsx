import { useImport, useMay } from '@upline/shell';
import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { EditedResource } from './change-lists.ts';

const EditDialog = preloadable(() => import('./edit-dialog.tsx').then((chunk) => chunk.EditDialog));

const PREVIEWS = {
  clients: 'previewClientEdits',
  prospects: 'previewProspectEdits',
  policies: 'previewPolicyEdits',
} as const;

const IMPORTS = {
  clients: { operation: 'importClients', many: 'clients', most: 5_000 },
  prospects: { operation: 'importProspects', many: 'prospects', most: 5_000 },
  policies: undefined,
} as const;

export interface Bulk {
  /** For the bar over selected rows. */
  readonly bulkActions: readonly BulkAction[];
  /** For the menu of the page. */
  readonly actions: readonly MenuAction[];
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/** What a list offers for many rows at once: a change of the selected ones, an import, and what was done before. */
export function useBulk(resource: EditedResource): Bulk {
  const [selection, setSelection] = useState<ListSelection>();
  const mayEdit = useMay(PREVIEWS[resource]);
  const imports = useImport(IMPORTS[resource]);
  return {
    bulkActions: mayEdit
      ? [
          {
            id: 'change',
            label: 'Change',
            onRun: (chosen) => {
              setSelection(chosen);
              // The rows stay selected until the preview takes them over.
              return false;
            },
          },
        ]
      : [],
    actions: imports.actions,
    dialog: (
      <>
        <Suspense>
          {selection && (
            <EditDialog resource={resource} selection={selection} onClose={() => setSelection(undefined)} />
          )}
        </Suspense>
        {imports.dialog}
      </>
    ),
  };
}
