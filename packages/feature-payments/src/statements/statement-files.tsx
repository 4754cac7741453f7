import { useAccess, useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { useSaveStatement } from './save-statement.ts';

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
    <Button
      key={format}
      size={size}
      aria-label={`${format.toUpperCase()} of run ${pay_run_number}`}
      onClick={() => void save(statement, user.code, format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
}
