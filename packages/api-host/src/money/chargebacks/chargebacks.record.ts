import { addDays } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import { companyDay } from '../../platform/company-time.ts';
import type { Db } from '../../platform/database.ts';
import { sentencesOf } from '../explain/explanations.ts';
import { type ChargebackListRow, linesOfDebt } from './chargeback-reads.store.ts';
import type { adminChargebackRow, CHARGEBACK_ACTIONS, chargebackRow } from './chargebacks.schemas.ts';

type Action = (typeof CHARGEBACK_ACTIONS)[number];

/** Who looks, and until when a debt of today may be disputed. */
export interface ChargebackViewer {
  readonly caller: Pick<Caller, 'kind' | 'permissions' | 'country' | 'isReadOnly' | 'proxyAdminCode'>;
  readonly today: string;
  readonly disputeDays: number;
}

function actionsOf({ caller, today, disputeDays }: ChargebackViewer, row: ChargebackListRow): Action[] {
  if (caller.kind === 'Associate') {
    const isOpen = addDays(companyDay(row.created_at), disputeDays) >= today;
    const mayWrite = !caller.isReadOnly && caller.proxyAdminCode === undefined;
    const isTheirs = row.status !== 'Transferred' && !row.is_given_back;
    return row.dispute_status === null && isTheirs && isOpen && mayWrite ? ['dispute'] : [];
  }
  return [
    ...(row.dispute_status === 'Pending' && caller.permissions.has('chargebacks.create')
      ? (['answer_dispute'] as const)
      : []),
    ...(row.status === 'Open' && !row.is_given_back && caller.permissions.has('writeoff')
      ? (['write_off'] as const)
      : []),
  ];
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
    created_at: row.created_at,
    version: row.version,
    actions: actionsOf(viewer, row),
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
      sentences: sentencesOf(explanation, wording),
    })),
  };
}
