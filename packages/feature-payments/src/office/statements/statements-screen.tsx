import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { STATEMENT_LIST } from '../payouts/payout-lists.ts';
import { StatementList } from './statement-list.tsx';

/** `/statements`: the statements of anybody (R-PAY-03). */
export function StatementsScreen() {
  return (
    <>
      <PageHeader title="Statements" />
      <StatementList operations={STATEMENT_LIST} />
    </>
  );
}
