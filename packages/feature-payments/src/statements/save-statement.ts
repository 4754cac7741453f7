import { ApiError, type OperationId } from '@upline/api-client';
import { inputFor, useApi } from '@upline/shell';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

export type StatementFormat = 'pdf' | 'csv';

const OPERATIONS = {
  own: { pdf: 'downloadStatementPdf', csv: 'downloadStatementCsv' },
  office: { pdf: 'downloadPayoutStatementPdf', csv: 'downloadPayoutStatementCsv' },
} as const satisfies Record<string, Record<StatementFormat, OperationId>>;

interface Named {
  readonly id: string;
  readonly pay_run_number: number;
}

/** Saves a statement; its name has the run and the code, never an amount (R-PAY-03). */
export function useSaveStatement(side: keyof typeof OPERATIONS) {
  const api = useApi();
  return async ({ id, pay_run_number }: Named, code: string, format: StatementFormat): Promise<void> => {
    const operation: OperationId = OPERATIONS[side][format];
    try {
      const answer: unknown = await api.call(operation, ...inputFor<typeof operation>({ params: { id } }));
      // The client gives text as text and everything else as a blob.
      const file = answer instanceof Blob ? answer : new Blob([String(answer)], { type: 'text/csv' });
      saveFile(`statement-${pay_run_number}-${code}.${format}`, file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
}
