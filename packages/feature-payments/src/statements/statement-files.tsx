import { useAccess, useMay } from '@upline/shell';
import { useSaveStatement } from './save-statement.ts';
import { StatementButton } from './statement-button.tsx';

/** An admin viewing as the associate takes no more rows away (domain.md 7.3). */
const PROXY_ROWS = 100;

export interface StatementFilesProps {
  readonly statement: { readonly id: string; readonly pay_run_number: number; readonly lines: number };
  readonly size?: 'xs' | 'sm';
}

/** The statement as PDF and as CSV (R-PAY-03). */
export function StatementFiles({ statement, size = 'xs' }: StatementFilesProps) {
  const { pay_run_number, lines } = statement;
  const save = useSaveStatement('own');
  const { proxy, user } = useAccess();
  const may = useMay('downloadStatementPdf');
  if (!may || (proxy && lines > PROXY_ROWS)) return null;
  return (['pdf', 'csv'] as const).map((format) => (
    <StatementButton
      key={format}
      size={size}
      format={format}
      aria-label={`${format.toUpperCase()} of run ${pay_run_number}`}
      save={() => save(statement, user.code, format)}
    />
  ));
}
