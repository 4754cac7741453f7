import type { Context } from '../../platform/operation.ts';
import { postJournals } from '../ledger/ledger.ts';
import { type ChargebackRow, updateDebt, writtenOffOf } from './debts.store.ts';

type PostingContext = Pick<Context, 'db' | 'now' | 'today' | 'caller'>;

/** Gives up so much of a debt that `lockDebt` holds (R-CB-02); negative cents ask for it again. */
export async function postWriteOff(
  context: PostingContext,
  debt: ChargebackRow,
  cents: number,
): Promise<void> {
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
export async function takeBackWriteOff(context: PostingContext, debt: ChargebackRow): Promise<void> {
  if (debt.written_off_cents > 0 && debt.transferred_to_id === null)
    await postWriteOff(context, debt, -debt.written_off_cents);
}

/** The same for all that these events opened, but for what a dispute gave back before. */
export async function takeBackWriteOffs(context: PostingContext, eventIds: readonly string[]): Promise<void> {
  for (const debt of await writtenOffOf(context.db, eventIds)) await takeBackWriteOff(context, debt);
}
