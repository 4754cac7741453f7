import type { OperationAnswer } from '@upline/api-client';
import { deletion, type NamedAction, offered, recordAction } from '@upline/shell';
import { ANALYSIS_LISTS } from './analyses.mutations.ts';
import { type AnalysisRow, compareOf } from './analysis-lists.ts';

interface AnalysisFollows {
  readonly onCopied: (copy: OperationAnswer<'copyAnalysis'>) => void;
  readonly onDeleted?: () => void;
  /** Of a draft that is being filled in: what is typed is saved first, and changes the version. */
  readonly draft?: { readonly flush: () => Promise<boolean>; readonly version: () => number } | undefined;
}

/** What is done with an analysis besides filling it in, in the list as on its own page. */
export const analysisActions = (
  analysis: Pick<AnalysisRow, 'id' | 'version' | 'actions'>,
  { onCopied, onDeleted, draft }: AnalysisFollows,
): NamedAction[] => {
  const params = { id: analysis.id };
  return [
    ...offered(analysis, {
      copy: recordAction({
        operation: 'copyAnalysis',
        label: 'Copy analysis',
        input: { params },
        first: async () => !draft || draft.flush(),
        refresh: ANALYSIS_LISTS,
        message: 'Analysis copied',
        onDone: onCopied,
      }),
    }),
    { key: 'compare', label: 'Compare', to: compareOf([analysis.id]) },
    ...offered(analysis, {
      delete: deletion('analysis', {
        operation: 'deleteAnalysis',
        input: {
          params,
          // Read when it is sent: a draft has other versions while it is filled in.
          get ifMatch() {
            return draft?.version() ?? analysis.version;
          },
        },
        // A strategy no longer links to it.
        refresh: [...ANALYSIS_LISTS, 'getAnalysis'],
        onDone: onDeleted,
      }),
    }),
  ];
};
