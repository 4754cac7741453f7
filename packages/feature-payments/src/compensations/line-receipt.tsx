import type { OperationAnswer } from '@upline/api-client';
import { Receipt } from '@upline/receipt';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

export type CompensationLine = OperationAnswer<'getCompensation'>;

/** `Revenue Bonus, generation 2` */
export const titleOf = ({
  compensation_type,
  generation,
}: Pick<CompensationLine, 'compensation_type' | 'generation'>): string =>
  generation === null ? compensation_type : `${compensation_type}, generation ${generation}`;

/** What became of the amount, in a few words. */
function stateOf({ status, pay_run_number, escrow_reason }: Shown): string | undefined {
  if (status === 'Paid') return pay_run_number === null ? 'Paid' : `Paid with run ${pay_run_number}`;
  if (status === 'Pending') return 'Paid with the next run';
  if (status === 'Escrow') return escrow_reason === null ? 'Held' : `Held: ${escrow_reason}`;
  return undefined;
}

type Shown = Pick<
  CompensationLine,
  | 'compensation_type'
  | 'generation'
  | 'status'
  | 'pay_run_number'
  | 'escrow_reason'
  | 'receipt'
  | 'related'
  | 'currency'
  | 'amount_cents'
>;

export interface LineReceiptProps {
  readonly line: Shown;
  /** The name of whose line it is, where the reader is somebody else. */
  readonly owner?: string;
  /** Where the lines posted later have their pages. */
  readonly target: (id: string) => LinkTarget;
}

/** The receipt of a line with what was posted against it later. */
export function LineReceipt({ line, owner, target }: LineReceiptProps) {
  const { receipt, related, currency, amount_cents } = line;
  return (
    <Receipt
      label={titleOf(line)}
      steps={receipt}
      currency={currency}
      total={{ label: owner ?? 'You', isName: owner !== undefined, cents: amount_cents }}
      state={stateOf(line)}
      later={related.map(({ id, posted_at, compensation_type, status, amount_cents: cents }) => ({
        key: id,
        label: status.startsWith('Chargeback') ? 'Charged back' : compensation_type,
        at: posted_at,
        cents,
        to: target(id),
      }))}
    />
  );
}
