import { useMay } from '@upline/shell';
import { useSaveStatement } from '../../statements/save-statement.ts';
import { StatementButton } from '../../statements/statement-button.tsx';
import type { Payout } from '../payouts/payout-lists.ts';

type Named = Pick<Payout, 'id' | 'pay_run_number' | 'associate'>;

/** The statement of somebody as PDF and as CSV (R-PAY-03). */
export function StatementButtons({ payout }: { readonly payout: Named }) {
  const may = useMay('downloadPayoutStatementPdf');
  const save = useSaveStatement('office');
  if (!may) return null;
  return (['pdf', 'csv'] as const).map((format) => (
    <StatementButton
      key={format}
      size="sm"
      format={format}
      aria-label={`Statement as ${format.toUpperCase()}`}
      save={() => save(payout, payout.associate.code, format)}
    />
  ));
}
