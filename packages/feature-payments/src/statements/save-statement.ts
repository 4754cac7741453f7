import type { OperationId } from '@upline/api-client';
import { inputFor, useApi, useFileSaving } from '@upline/shell';

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
  const { save } = useFileSaving();
  return ({ id, pay_run_number }: Named, code: string, format: StatementFormat): Promise<void> => {
    const operation: OperationId = OPERATIONS[side][format];
    return save(
      `${id} ${format}`,
      () => api.call(operation, ...inputFor<typeof operation>({ params: { id } })),
      () => `statement-${pay_run_number}-${code}.${format}`,
    );
  };
}
