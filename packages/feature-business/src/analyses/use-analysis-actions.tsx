import type { ApiError } from '@upline/api-client';
import { useGo, useMay } from '@upline/shell';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { useState } from 'react';
import { useAnalysisPdf, useCopyAnalysis, useDeleteAnalysis } from './analysis.mutations.ts';
import { ANALYSES, compareOf, pageOf } from './analysis-lists.ts';
import type { Analysis } from './analysis-values.ts';

interface Draft {
  /** Saves what is typed; true when nothing is left to save. */
  readonly flush: () => Promise<boolean>;
  readonly version: () => number;
  /** Gives up what is typed. */
  readonly stop: () => void;
}

/** What is done to an analysis besides filling it in; of a draft, what is typed is saved first. */
export function useAnalysisActions(analysis: Analysis, draft?: Draft) {
  const go = useGo();
  const [deleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const copying = useCopyAnalysis();
  const removing = useDeleteAnalysis();
  const print = useAnalysisPdf();
  const [refusal, setRefusal] = useState<ApiError>();
  const may = { copy: useMay('copyAnalysis'), delete: useMay('deleteAnalysis') };
  const params = { id: analysis.id };
  const saved = async (then: () => Promise<unknown>) => {
    setBusy(true);
    try {
      if (!draft || (await draft.flush())) await then();
    } finally {
      setBusy(false);
    }
  };
  const actions: MenuAction[] = [
    ...(may.copy && analysis.actions.includes('copy')
      ? [
          {
            key: 'copy',
            label: 'Copy analysis',
            onClick: () => void saved(() => copying.save({ params }, (copy) => void go(pageOf(copy)))),
          },
        ]
      : []),
    { key: 'compare', label: 'Compare', to: compareOf([analysis.id]) },
    ...(may.delete && analysis.actions.includes('delete')
      ? [{ key: 'delete', label: 'Delete analysis', danger: true, onClick: () => setDeleting(true) }]
      : []),
  ];
  return {
    actions,
    busy,
    problem: copying.error ?? refusal,
    download: () => void saved(async () => setRefusal(await print(analysis))),
    dialogs: (
      <DeleteModal
        name="analysis"
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDelete={() => removing.send({ params, ifMatch: draft?.version() ?? analysis.version })}
        onDeleted={() => {
          draft?.stop();
          void go({ to: ANALYSES, ignoreBlocker: true });
        }}
      />
    ),
  };
}
