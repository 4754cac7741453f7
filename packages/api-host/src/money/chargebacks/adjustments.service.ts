import { randomUUID } from 'node:crypto';
import { type Currency, messages } from '@upline/domain';
import { refuseConflict } from '../../admin/conflicts/refuse-conflict.ts';
import type { OwnContext } from '../../business/clients/clients.service.ts';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/problem.ts';
import { accountOf } from '../compensation/journals.ts';
import { insertLines, NO_PORTION } from '../compensation/lines.store.ts';
import { readRecipients } from '../compensation/recipients.ts';
import { postJournals } from '../ledger/ledger.ts';
import {
  type AdjustmentRow,
  decideAdjustment,
  insertAdjustment,
  lockAdjustment,
  payeeOf,
  policyExists,
} from './adjustments.store.ts';
import { insertDebts } from './debts.store.ts';

interface Wanted {
  readonly associate_code: string;
  readonly policy_id: string | null;
  readonly amount_cents: number;
  readonly currency: Currency | null;
  readonly reason: string;
}

/** Adjustments by admins, from the limit on with a second person (R-MNY-36). */
export function adjustments({ audit }: Pick<Platform, 'audit'>) {
  /** Posts it: a positive one as a line of its own, a negative one as a debt. */
  async function post(context: OwnContext, adjustment: AdjustmentRow): Promise<void> {
    const { db, now, today, caller } = context;
    const { id, associate_code: of, amount_cents, currency, reason, policy_id } = adjustment;
    const isDebt = amount_cents < 0;
    const recipients = await readRecipients(context, [of], []);
    const decision = isDebt
      ? ({ status: 'Chargeback', escrow_reason: null } as const)
      : recipients.decide('Adjustment', of, null);
    if (isDebt) {
      await insertDebts(
        db,
        [
          {
            id,
            associate_code: of,
            policy_id,
            policy_event_id: null,
            reason: 'Adjustment',
            event_date: today,
            months_in_force: null,
            amount_cents: -amount_cents,
            currency,
            note: reason,
            document_id: null,
          },
        ],
        { now, code: caller.code },
      );
    }
    await insertLines(db, [
      {
        ...NO_PORTION,
        id: randomUUID(),
        associate_code: of,
        policy_id,
        compensation_type: 'Adjustment',
        amount_cents,
        currency,
        ...decision,
        chargeback_id: isDebt ? id : null,
        explanation: { text: reason },
        source: { kind: 'adjustment', id, at: now, by: caller.code },
      },
    ]);
    await postJournals(context, [
      {
        kind: 'Adjustment',
        sourceId: id,
        currency,
        description: `Adjustment of ${of}`,
        postings: [
          { account: 'Commission Expense', cents: amount_cents },
          {
            account: decision.status === 'Chargeback' ? 'Debit Balance' : accountOf(decision.status),
            of,
            cents: -amount_cents,
          },
        ],
      },
    ]);
  }

  const trail = (
    context: OwnContext,
    { id, associate_code, reason }: AdjustmentRow,
    action: 'create' | 'approve' | 'reject' | 'post',
    [before, after]: readonly [string | null, string],
  ) =>
    audit.record(context, {
      action,
      entity: 'adjustment',
      entityId: id,
      entityLabel: `Adjustment of ${associate_code}`,
      ownerCode: associate_code,
      changes: [{ field: 'Status', old: before, new: after }],
      reason,
    });

  return {
    /** Posts it at once, or leaves it Pending for a second person. Returns its id. */
    async create(context: OwnContext, wanted: Wanted): Promise<string> {
      const { db, now, today, caller } = context;
      if (wanted.amount_cents === 0)
        throw invalid([{ field: 'amount_cents', message: messages.invalid('Amount') }]);
      const payee = await payeeOf(db, wanted.associate_code);
      if (!payee) throw invalid([{ field: 'associate_code', message: messages.invalid('Associate') }]);
      if (wanted.policy_id !== null && !(await policyExists(db, wanted.policy_id)))
        throw invalid([{ field: 'policy_id', message: messages.invalid('Policy') }]);
      await refuseConflict(context, wanted.associate_code);
      const limit = await setting(db, 'adjustment_second_person_cents', today);
      const needs_second_person = Math.abs(wanted.amount_cents) >= limit;
      const row = await insertAdjustment(db, {
        ...wanted,
        currency: wanted.currency ?? payee.currency,
        status: needs_second_person ? 'Pending' : 'Approved',
        needs_second_person,
        requested_at: now,
        requested_by: caller.code,
        decided_at: needs_second_person ? null : now,
        decided_by: needs_second_person ? null : caller.code,
        decision_reason: null,
      });
      if (!needs_second_person) await post(context, row);
      trail(context, row, 'create', [null, row.status]);
      return row.id;
    },

    /** The second person's word; the requester's own is refused (403). */
    async decide(
      context: OwnContext,
      id: string,
      version: number,
      { status, reason }: { status: 'Approved' | 'Refused'; reason: string | null },
    ): Promise<void> {
      const { db, now, caller } = context;
      const row = await lockAdjustment(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('adjustment');
      if (row.status !== 'Pending')
        throw conflict('illegal-transition', messages.transition(row.status, status));
      await refuseConflict(context, row.associate_code);
      if (row.requested_by === caller.code) throw forbidden('Somebody else has to decide');
      if (status === 'Refused' && reason === null)
        throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
      await decideAdjustment(db, id, { status, at: now, by: caller.code, reason });
      if (status === 'Approved') await post(context, row);
      trail(context, row, status === 'Approved' ? 'approve' : 'reject', ['Pending', status]);
    },
  };
}
