import type { ChangeResourceName } from '@upline/domain';
import { useMay } from '@upline/shell';
import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { type ReactNode, Suspense, useState } from 'react';

const EditDialog = preloadable(() => import('./edit-dialog.tsx').then((chunk) => chunk.EditDialog));
const ImportDialog = preloadable(() => import('./import-dialog.tsx').then((chunk) => chunk.ImportDialog));

const PREVIEWS = {
  clients: 'previewClientEdits',
  prospects: 'previewProspectEdits',
  policies: 'previewPolicyEdits',
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
export function useBulk(resource: ChangeResourceName): Bulk {
  const [selection, setSelection] = useState<ListSelection>();
  const [importing, setImporting] = useState(false);
  const mayEdit = useMay(PREVIEWS[resource]);
  const mayImport = useMay(resource === 'prospects' ? 'importProspects' : 'importClients');
  const imports = resource === 'policies' ? undefined : resource;
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
    actions: [
      ...(imports && mayImport
        ? [
            {
              key: 'import',
              label: 'Import from CSV',
              onClick: () => setImporting(true),
              opens: ImportDialog,
            },
          ]
        : []),
      { key: 'changes', label: 'Bulk edits and imports', to: { to: '/business/changes' } },
    ],
    dialog: (
      <Suspense>
        {selection && (
          <EditDialog resource={resource} selection={selection} onClose={() => setSelection(undefined)} />
        )}
        {imports && importing && <ImportDialog resource={imports} onClose={() => setImporting(false)} />}
      </Suspense>
    ),
  };
}
