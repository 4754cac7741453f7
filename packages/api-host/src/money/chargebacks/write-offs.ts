import type { Audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { postJournals } from '../ledger/ledger.ts';
import { updateDebt, writtenOffOf } from './debts.store.ts';

/** Writes the changes of a debt into the audit trail. */
export function recordDebtChange(
  audit: Audit,
  context: Context,
  debt: ChargebackRow,
  [field, old, now]: readonly [string, string | null, string],
  reason?: string,
): void {
  audit.record(context, {
    action: 'update',
    entity: 'chargeback',
    entityId: debt.id,
    entityLabel: debt.reason,
    ownerCode: debt.associate_code,
    changes: [{ field, old, new: now }],
    ...(reason === undefined ? {} : { reason }),
  });
}

/** Describes the written-off amount of a debt before and after so much more is written off. */
export function recordWriteOff(
  audit: Audit,
  context: Context,
  debt: ChargebackRow,
  cents: number,
  reason: string,
): void {
  const amountText = (given: number) => (given / 100).toFixed(2);
  const { written_off_cents: before } = debt;
  recordDebtChange(
    audit,
    context,
    debt,
    ['Written Off', amountText(before), amountText(before + cents)],
    reason,
  );
}

/**
 * Writes off this amount of a debt that the caller has locked with `lockDebt` (R-CB-02). Negative cents ask for it
 * again.
 */
export async function postWriteOff(context: Context, debt: ChargebackRow, cents: number): Promise<void> {
  const { id, associate_code: of, currency, version, written_off_cents } = debt;
  await updateDebt(context.db, debt, {
    written_off_cents: written_off_cents + cents,
    updated_at: context.now,
    updated_by: context.caller?.code ?? null,
  });
  await postJournals(context, [
    {
      kind: 'Write-Off',
      sourceId: id,
      sequence: version,
      currency,
      description: `Write-off of a debt of ${of}${cents < 0 ? ' taken back' : ''}`,
      postings: [
        { account: 'Write-Offs', cents },
        { account: 'Debit Balance', of, cents: -cents },
      ],
    },
  ]);
}

/**
 * Asks again for the written-off part of a debt whose chargeback is given back: with both, the debtor would have the
 * money twice. It skips a transferred debt, which another person owes by now.
 */
export async function takeBackWriteOff(
  audit: Audit,
  context: Context,
  debt: ChargebackRow,
  reason: string,
): Promise<void> {
  const { written_off_cents: cents } = debt;
  if (cents === 0 || debt.transferred_to_id !== null) return;
  await postWriteOff(context, debt, -cents);
  recordWriteOff(audit, context, debt, -cents, reason);
}

/** Does the same for all debts that these events opened, except for those that a dispute gave back before. */
export async function takeBackWriteOffs(
  audit: Audit,
  context: Context,
  eventIds: readonly string[],
  reason: string,
): Promise<void> {
  for (const debt of await writtenOffOf(context.db, eventIds))
    await takeBackWriteOff(audit, context, debt, reason);
}
