import { ApiError } from '@upline/api-client';
import { createdMessage, useApi, useSave } from '@upline/shell';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import type { Analysis } from './editor/analysis-values.ts';

/** What a saved draft is seen in besides its own page. */
export const ANALYSIS_LISTS = ['listAnalyses', 'countAnalyses'] as const;

export const useCreateAnalysis = () =>
  useSave({ operation: 'createAnalysis', refresh: ANALYSIS_LISTS, message: createdMessage('Analysis') });

export const useCompleteAnalysis = () =>
  useSave({
    operation: 'completeAnalysis',
    // The prospect may have moved on (R-PRO-04).
    refresh: [...ANALYSIS_LISTS, 'getProspect', 'listProspects', 'countProspectsByStage'],
    message: 'Analysis completed',
  });

/** Hands the paper of an analysis to the browser as a download; answers why it could not. */
export function useAnalysisPdf() {
  const api = useApi();
  return async ({
    id,
    tool,
    name,
  }: Pick<Analysis, 'id' | 'tool' | 'name'>): Promise<ApiError | undefined> => {
    try {
      const answer: unknown = await api.call('downloadAnalysisPdf', { params: { id } });
      saveFile(`${tool}, ${name}.pdf`, answer as Blob);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    }
  };
}
