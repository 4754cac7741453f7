import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../session/access.ts';
import type { ImportedList } from './import-dialog.tsx';

const ImportDialog = preloadable(() => import('./import-dialog.tsx').then((chunk) => chunk.ImportDialog));

export interface Import {
  /** For the menu of the page: the import, for those who may, and what was imported before. */
  readonly actions: readonly MenuAction[];
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/** What a list offers whose rows come from CSV files; a list without imports leads to the former ones of others only. */
export function useImport(list: ImportedList | undefined): Import {
  const [importing, setImporting] = useState(false);
  const mayImport = useMay(list?.operation ?? 'importClients');
  const own: MenuAction[] =
    list && mayImport
      ? [
          {
            key: 'import',
            label: 'Import from CSV',
            onClick: () => setImporting(true),
            opens: ImportDialog,
          },
        ]
      : [];
  return {
    actions: [
      ...own,
      { key: 'changes', label: 'Bulk edits and imports', to: { to: asAddress('/business/changes') } },
    ],
    dialog: list && importing && (
      <Suspense>
        <ImportDialog list={list} onClose={() => setImporting(false)} />
      </Suspense>
    ),
  };
}
