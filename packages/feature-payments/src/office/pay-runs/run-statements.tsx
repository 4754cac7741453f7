import { useMemo } from 'react';
import { StatementList } from '../statements/statement-list.tsx';
import { type PayRun, statementsOf } from './pay-run-lists.ts';

/** The statements of a closed run (R-PAY-03). */
export function RunStatements({ run: { id } }: { readonly run: PayRun }) {
  const operations = useMemo(() => statementsOf(id), [id]);
  return <StatementList operations={operations} />;
}
