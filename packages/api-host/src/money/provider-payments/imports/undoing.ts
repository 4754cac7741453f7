import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { Problem } from '../../../platform/operation/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reverseJournals } from '../../ledger/ledger.ts';
import { entryOf } from '../provider-payments.service.ts';
import * as store from './undoing.store.ts';

/** Payments that are taken back in one transaction. */
const PAGE = 500;
const MOST_NAMED = 5;

/** Why a payment stays, and the way back from what it did. */
function wayBack({
  line_no,
  processing,
  brought_about,
  policy_number,
  business_status,
}: store.HeldPayment): string {
  if (brought_about === 'Chargeback')
    return `Line ${line_no} ended policy ${policy_number} and charged it back. Reinstate the policy first`;
  if (business_status === 'Ready To Pay')
    return `Line ${line_no} made policy ${policy_number} Ready To Pay. Move the policy to Action Required first`;
  if (processing === 'Processed' || brought_about !== null)
    return `Line ${line_no} for policy ${policy_number} was paid on in a closed pay run, which is final. Charge the policy back instead`;
  return `Line ${line_no} for policy ${policy_number} is in use`;
}

/** Refuses an undo while something that the import did holds; each reason says how it is taken back. */
export async function refuseHeld({ db }: Pick<SignedInContext, 'db'>, importId: string): Promise<void> {
  const { count, rows } = await store.heldPayments(db, importId, MOST_NAMED);
  if (count === 0) return;
  const failures = rows.map(wayBack);
  if (count > rows.length) failures.push(`And ${(count - rows.length).toLocaleString('en-US')} more lines`);
  throw new Problem(409, 'import-in-effect', failures[0] as string, { details: { failures } });
}

/**
 * Takes the next page of payments after a line back, whole, in the caller's transaction: a reversing journal for each that was
 * booked, and the line is free to come again. Returns how many, and the last line that was looked at; undefined when none is left.
 */
export async function undoPage(
  { audit }: Pick<Platform, 'audit'>,
  context: SignedInContext,
  importId: string,
  after: number,
): Promise<{ readonly count: number; readonly last: number | undefined }> {
  const { db } = context;
  const { payments, last } = await store.freePayments(db, importId, after, PAGE);
  const ids = payments.map(({ id }) => id);
  const named = new Map(payments.map((payment) => [payment.id, payment]));
  await reverseJournals(
    context,
    (await store.journalsOf(db, ids)).map(({ id, source_id }) => {
      const payment = named.get(source_id);
      return {
        id,
        description: `Import undone: statement ${payment?.statement_ref}, line ${payment?.line_no}`,
      };
    }),
  );
  await store.deletePayments(db, ids);
  for (const payment of payments)
    audit.record(context, {
      ...entryOf(payment, [['Processing', payment.processing, null]]),
      action: 'delete',
    });
  return { count: payments.length, last };
}
