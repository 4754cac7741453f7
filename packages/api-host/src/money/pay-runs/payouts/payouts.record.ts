import { maskAccount, messages } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../../../platform/operation/caller.ts';
import { conflict } from '../../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../../platform/operation/row-actions.ts';
import type { payout } from './payouts.schemas.ts';
import type { PayoutRow } from './payouts.store.ts';

/** `Pay run 12, U000008`, as the trail names a payout. */
export const payoutLabel = ({
  pay_run_number,
  associate_code,
}: Pick<PayoutRow, 'pay_run_number' | 'associate_code'>) => `Pay run ${pay_run_number}, ${associate_code}`;

/** What the bank has may come back from it (domain.md 2.23). */
export const isReturnable = rowRule<Pick<PayoutRow, 'status'>>(
  ({ status }) => status === 'Exported',
  ({ status }) => conflict('transition', messages.transition(status, 'Pending')),
);

/** The bank confirms what it has. */
export const isConfirmable = rowRule<Pick<PayoutRow, 'status'>>(
  ({ status }) => status === 'Exported',
  ({ status }) => conflict('transition', messages.transition(status, 'Released')),
);

export const payoutActions = rowActions<Pick<PayoutRow, 'status'>, 'release' | 'return'>({
  release: { operation: 'decidePayouts', when: isConfirmable },
  return: { operation: 'decidePayouts', when: isReturnable },
});

/** Bank and last digits. */
export const accountOf = ({ bank_name, account_number_last }: PayoutRow): string | null =>
  bank_name === null || account_number_last === null
    ? null
    : `${bank_name} ${maskAccount(account_number_last)}`;

/** A payout as it leaves: the account by its last digits (R-BNK-04). */
export function toPayout(caller: Caller, row: PayoutRow): z.input<typeof payout> {
  return {
    id: row.id,
    pay_run_id: row.pay_run_id,
    pay_run_number: row.pay_run_number,
    pay_date: row.pay_date,
    associate: { code: row.associate_code, name: `${row.first_name} ${row.last_name}` },
    currency: row.currency,
    lines: row.lines,
    gross_cents: row.gross_cents,
    withheld_cents: row.withheld_cents,
    carry_in_cents: row.carry_in_cents,
    net_cents: row.net_cents,
    carry_out_cents: row.carry_out_cents,
    partner_code: row.partner_code,
    partner_cents: row.partner_cents,
    status: row.status,
    account: accountOf(row),
    returned_reason: row.returned_reason,
    returned_at: row.returned_at,
    exported_at: row.exported_at,
    released_at: row.released_at,
    version: row.version,
    actions: payoutActions.of(caller, row),
  };
}
