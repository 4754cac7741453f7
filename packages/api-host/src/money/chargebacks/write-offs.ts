import type { Audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { postJournals } from '../ledger/ledger.ts';
import { updateDebt, writtenOffOf } from './debts.store.ts';

/** Writes into the trail what changed of a debt. */
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

/** Says what was given up of a debt before, and what is given up of it now that so much more is. */
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

/** Gives up so much of a debt that `lockDebt` holds (R-CB-02); negative cents ask for it again. */
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
 * Asks again for what was given up of a debt whose chargeback is given back: with both, the debtor would have the money
 * twice. A debt that was transferred is another person's by now.
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

/** The same for all that these events opened, but for what a dispute gave back before. */
export async function takeBackWriteOffs(
  audit: Audit,
  context: Context,
  eventIds: readonly string[],
  reason: string,
): Promise<void> {
  for (const debt of await writtenOffOf(context.db, eventIds))
    await takeBackWriteOff(audit, context, debt, reason);
}
