import { useMay } from '@upline/shell';
import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { type ReactNode, Suspense, useState } from 'react';
import type { LineDecision } from './line-decisions-dialog.tsx';

const LineDecisionsDialog = preloadable(() =>
  import('./line-decisions-dialog.tsx').then((chunk) => chunk.LineDecisionsDialog),
);

/** Release and hold for many lines at once; each line answers for itself (R-ADM-03). */
export function useLineDecisions(): { bulkActions: readonly BulkAction[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ decision: LineDecision; selection: ListSelection }>();
  const mayRelease = useMay('releaseCompensation');
  const action = (decision: LineDecision, label: string): BulkAction => ({
    id: decision,
    label,
    onRun: (selection) => {
      setAsked({ decision, selection });
      // The lines stay selected until the preview takes them over.
      return false;
    },
  });
  return {
    bulkActions: mayRelease ? [action('release', 'Release'), action('hold', 'Hold')] : [],
    dialog: asked && (
      <Suspense>
        <LineDecisionsDialog {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
