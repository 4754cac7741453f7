import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { VERB_LABELS, type Verb } from './refusal.ts';

const DecisionsDialog = preloadable(() =>
  import('./decisions-dialog.tsx').then((chunk) => chunk.DecisionsDialog),
);

/** Decides many records of the queue at once: a preview, then an answer for each (R-ADM-03). */
export function useDecisions(): { bulkActions: readonly BulkAction[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ verb: Verb; ids: readonly string[] }>();
  const action = (verb: Verb): BulkAction => ({
    id: verb,
    label: VERB_LABELS[verb],
    matching: false,
    onRun: ({ ids }: ListSelection) => {
      setAsked({ verb, ids });
      // The rows stay selected until the preview takes them over.
      return false;
    },
  });
  return {
    bulkActions: [action('approve'), action('reject')],
    dialog: (
      <Suspense>{asked && <DecisionsDialog {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    ),
  };
}
