import { randomUUID } from 'node:crypto';
import { type Currency, DAY_MS, messages } from '@upline/domain';
import { ADJUSTMENTS_TOGETHER_DAYS, needsSecondPerson } from '@upline/domain/pay-run';
import { setting } from '../../catalogue/plan-data.store.ts';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountOf } from '../compensation/posting/journals.ts';
import { insertLines, NO_PORTION } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { postJournals } from '../ledger/ledger.ts';
import { isOfAnother, isPending } from './adjustments.actions.ts';
import type { AdjustmentRow } from './adjustments.store.ts';
import {
  decideAdjustment,
  hasPartIn,
  insertAdjustment,
  lockAdjustment,
  payeeOf,
  recentlyAdjusted,
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
  async function post(context: SignedInContext, adjustment: AdjustmentRow): Promise<void> {
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
    context: SignedInContext,
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
    async create(context: SignedInContext, wanted: Wanted): Promise<string> {
      const { db, now, today, caller } = context;
      if (wanted.amount_cents === 0)
        throw invalid([{ field: 'amount_cents', message: messages.invalid('Amount') }]);
      const payee = await payeeOf(db, wanted.associate_code);
      if (!payee) throw invalid([{ field: 'associate_code', message: messages.invalid('Associate') }]);
      if (wanted.policy_id !== null) {
        const hasPart = await hasPartIn(db, wanted.policy_id, wanted.associate_code);
        if (!hasPart) {
          const message =
            hasPart === undefined
              ? messages.invalid('Policy')
              : 'The associate has no part in this policy. Choose another one, or leave it empty';
          throw invalid([{ field: 'policy_id', message }]);
        }
      }
      await refuseConflict(context, wanted.associate_code);
      const limit = await setting(db, 'adjustment_second_person_cents', today);
      const since = new Date(now.getTime() - ADJUSTMENTS_TOGETHER_DAYS * DAY_MS);
      const recent = await recentlyAdjusted(db, { by: caller.code, of: wanted.associate_code, since });
      const needs_second_person = needsSecondPerson(wanted.amount_cents, recent, limit);
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
      context: SignedInContext,
      id: string,
      version: number,
      { status, reason }: { status: 'Approved' | 'Refused'; reason: string | null },
    ): Promise<void> {
      const { db, now, caller } = context;
      const row = await lockAdjustment(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('adjustment');
      demand(isPending(status), row, caller);
      await refuseConflict(context, row.associate_code);
      demand(isOfAnother, row, caller);
      if (status === 'Refused' && reason === null)
        throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
      await decideAdjustment(db, id, { status, at: now, by: caller.code, reason });
      if (status === 'Approved') await post(context, row);
      trail(context, row, status === 'Approved' ? 'approve' : 'reject', ['Pending', status]);
    },
  };
}
