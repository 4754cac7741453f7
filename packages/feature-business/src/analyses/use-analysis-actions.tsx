import type { ApiError } from '@upline/api-client';
import { useGo, useRecordActions } from '@upline/shell';
import { useState } from 'react';
import { analysisActions } from './analyses.actions.ts';
import { useAnalysisPdf } from './analyses.mutations.ts';
import { ANALYSES, pageOf } from './analysis-lists.ts';
import type { Analysis } from './editor/analysis-values.ts';

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
  const [busy, setBusy] = useState(false);
  const print = useAnalysisPdf();
  const [refusal, setRefusal] = useState<ApiError>();
  const saved = async () => !draft || draft.flush();
  const { menu, running, dialog } = useRecordActions(
    analysisActions(analysis, {
      draft,
      onCopied: (copy) => void go(pageOf(copy)),
      onDeleted: () => {
        draft?.stop();
        void go({ to: ANALYSES, ignoreBlocker: true });
      },
    }),
  );
  const download = async () => {
    setBusy(true);
    try {
      if (await saved()) setRefusal(await print(analysis));
    } finally {
      setBusy(false);
    }
  };
  return {
    actions: menu,
    busy: busy || running !== undefined,
    problem: refusal,
    download: () => void download(),
    dialogs: dialog,
  };
}
