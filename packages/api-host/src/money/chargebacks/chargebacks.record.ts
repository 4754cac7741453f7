import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { receiptOf, sentencesOf } from '../explain/explanations.ts';
import { eventOfDebt, recoveriesOf } from './chargeback-history.store.ts';
import { type ChargebackListRow, linesOfDebt } from './chargeback-reads.store.ts';
import { chargebackActions, disputeUntil } from './chargebacks.actions.ts';
import type { adminChargebackRow, chargebackRow } from './chargebacks.schemas.ts';

/** Who looks, and until when a debt of today may be disputed. */
export interface ChargebackViewer {
  readonly caller: Caller;
  readonly today: string;
  readonly disputeDays: number;
}

/** A row of the own list. */
export function toChargeback(
  viewer: ChargebackViewer,
  row: ChargebackListRow,
): z.input<typeof chargebackRow> {
  return {
    id: row.id,
    policy_id: row.policy_id,
    policy_number: row.policy_number,
    reason: row.reason,
    event_date: row.event_date,
    months_in_force: row.months_in_force,
    original_cents: row.original_cents,
    amount_cents: row.amount_cents,
    recovered_cents: row.recovered_cents,
    written_off_cents: row.written_off_cents,
    remaining_cents: row.remaining_cents,
    currency: row.currency,
    status: row.status,
    dispute_status: row.dispute_status,
    dispute_until: disputeUntil({ created_at: row.created_at, dispute_days: viewer.disputeDays }),
    created_at: row.created_at,
    version: row.version,
    actions: chargebackActions.of(viewer.caller, {
      ...row,
      today: viewer.today,
      dispute_days: viewer.disputeDays,
      is_transferred: row.status === 'Transferred',
    }),
  };
}

/** A row of the home office's list. */
export const toAdminChargeback = (
  viewer: ChargebackViewer,
  row: ChargebackListRow,
): z.input<typeof adminChargebackRow> => ({
  ...toChargeback(viewer, row),
  associate: { code: row.associate_code, name: row.associate },
});

/** What only the home office reads of a debt: the event with everybody it charged, and what pay runs withheld. */
export async function adminChargebackDetailOf(db: Db, viewer: ChargebackViewer, row: ChargebackListRow) {
  const event = await eventOfDebt(db, row.id);
  return {
    ...(await chargebackDetailOf(db, viewer, row)),
    event: event
      ? {
          ...event,
          legs: event.legs.map(({ code, name, ...leg }) => ({ ...leg, associate: { code, name } })),
        }
      : null,
    recoveries: await recoveriesOf(db, row.id),
  };
}

/** The rest of a debt's page: note, files, dispute, and its lines explained. */
export async function chargebackDetailOf(db: Db, { caller }: ChargebackViewer, row: ChargebackListRow) {
  const wording = { currency: row.currency, viewer: caller.country };
  return {
    note: row.note,
    document_id: row.document_id,
    dispute_text: row.dispute_text,
    dispute_document_id: row.dispute_document_id,
    disputed_at: row.disputed_at,
    dispute_answer: row.dispute_answer,
    lines: (await linesOfDebt(db, row.id)).map(({ explanation, line_no: _, ...line }) => ({
      ...line,
      receipt: receiptOf(explanation, (code) => code),
      sentences: sentencesOf(explanation, wording),
    })),
  };
}
