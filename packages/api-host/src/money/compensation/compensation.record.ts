import type { z } from 'zod';
import type { Caller } from '../../platform/operation/caller.ts';
import type { adminCompensationRow, compensationRow } from './compensation.schemas.ts';
import type { CompensationListRow } from './compensation-reads.store.ts';
import { compensationActions } from './escrow/escrow.actions.ts';

const PORTIONS = ['Writing', 'Split 1', 'Split 2'] as const;

const person = (code: string | null, name: string | null) =>
  code === null ? null : { code, name: name ?? code };

/** A row of the own list. */
export function toCompensation(row: CompensationListRow): z.input<typeof compensationRow> {
  return {
    id: row.id,
    posted_at: row.posted_at,
    compensation_type: row.compensation_type,
    policy_id: row.policy_id,
    policy_number: row.policy_number,
    client_initials: row.client_initials,
    source_associate: person(row.source_associate_code, row.source_associate),
    portion: row.portion === null ? null : (PORTIONS[row.portion] ?? null),
    installment: row.installment,
    level: row.level_at_snapshot,
    generation: row.generation,
    base_bv_cents: row.base_bv_cents,
    rate_bps: row.rate_bps,
    amount_cents: row.amount_cents,
    remaining_cents: row.amount_cents - row.charged_cents,
    currency: row.currency,
    status: row.status,
    escrow_reason: row.escrow_reason,
    original_line_id: row.original_line_id,
    chargeback_id: row.chargeback_id,
    pay_run_number: row.pay_run_number,
    released_at: row.released_at,
  };
}

/** A row of the home office's list. */
export function toAdminCompensation(
  { caller, today }: { readonly caller: Caller; readonly today: string },
  row: CompensationListRow,
): z.input<typeof adminCompensationRow> {
  return {
    ...toCompensation(row),
    associate: { code: row.associate_code, name: row.associate },
    voided_at: row.voided_at,
    void_reason: row.void_reason,
    version: row.version,
    actions: compensationActions.of(caller, {
      ...row,
      today,
      is_held_for_termination: row.is_held_for_termination ?? false,
      is_for_cause: row.is_for_cause ?? false,
      hold_days: row.hold_days ?? 0,
    }),
  };
}
