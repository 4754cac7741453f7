import { messages } from '@upline/domain';
import { policyLifecycle } from '../../business/policies/life/policy-lifecycle.service.ts';
import { policyStatus } from '../../business/policies/life/policy-status.service.ts';
import { isPaid } from '../../business/policies/policies.record.ts';
import type { PolicyRow } from '../../business/policies/policies.tables.ts';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, Problem, staleVersion } from '../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Journal, postJournals } from '../ledger/ledger.ts';
import { judge, LAPSE } from './judging.ts';
import { waitingFor } from './matched.ts';
import { hasPolicy, isWaiting } from './provider-payments.actions.ts';
import * as store from './provider-payments.store.ts';
import type { BroughtAbout, PaymentKind, ProviderPayment } from './provider-payments.tables.ts';
import { matchNumber } from './statement-file.ts';

const NAME = 'provider payment';

type Named = Pick<ProviderPayment, 'id' | 'statement_ref' | 'line_no'>;
const label = ({ statement_ref, line_no }: Named) => `${statement_ref}, line ${line_no}`;

/** The journal of a payment that belongs to its policy. */
export const journalOf = (payment: Named & Pick<ProviderPayment, 'gross_cents' | 'currency'>): Journal => ({
  kind: 'Provider Payment',
  sourceId: payment.id,
  currency: payment.currency,
  description: `Statement ${label(payment)}`,
  postings: [
    { account: 'Cash', cents: payment.gross_cents },
    { account: 'Commission Revenue', cents: -payment.gross_cents },
  ],
});

/** The entry of the trail for a payment that changes. */
export const entryOf = (
  payment: Named,
  changes: readonly (readonly [field: string, old: string | null, value: string | null])[],
  reason?: string,
): AuditEntry => ({
  action: 'transition',
  entity: 'provider_payment',
  entityId: payment.id,
  entityLabel: label(payment),
  changes: changes.map(([field, old, value]) => ({ field, old, new: value })),
  ...(reason === undefined ? {} : { reason }),
});

/** What a payment did to its policy, or why it did not. */
interface Act {
  readonly against?: string;
  readonly brought?: BroughtAbout;
}

/** Brings what carriers pay to its policy (domain.md 2.22). */
export function providerPayments(platform: Platform) {
  const { audit, transaction } = platform;
  const status = policyStatus(platform);
  const lifecycle = policyLifecycle(platform);

  async function find({ db }: Pick<Context, 'db'>, id: string): Promise<store.PaymentRow> {
    const row = await store.findPayment(db, id);
    if (!row) throw notFound();
    return row;
  }

  /** A payment that waits for an admin, at the version the caller saw, locked. */
  async function expect(
    { db, caller }: SignedInContext,
    id: string,
    version: number,
    rules: readonly RowRule<ProviderPayment>[] = [isWaiting],
  ) {
    const row = await store.lockPayment(db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion(NAME);
    demand(rules, row, caller);
    return row;
  }

  /**
   * What the payment brings about on its policy: a payment makes it Ready To Pay if nothing else stands against it, a
   * Chargeback of what is unearned by then ends it on the carrier's date (R-PP-01).
   */
  async function act(context: SignedInContext, payment: ProviderPayment, policy: PolicyRow): Promise<Act> {
    const wasPaid = isPaid(policy);
    if (payment.kind !== 'Chargeback') {
      if (wasPaid || policy.business_status === 'Full Chargedback') return {};
      const [against] =
        policy.business_status === 'Pending'
          ? await status.makeReady(context, policy.id)
          : [`It is ${policy.business_status}`];
      return against === undefined
        ? { brought: 'Ready To Pay' }
        : { against: `The policy is not ready: ${against}` };
    }
    // The home office charged the policy back before the carrier did.
    if (policy.termination_date !== null || policy.business_status === 'Full Chargedback') return {};
    if (!wasPaid) return { against: 'Nothing was paid on the policy' };
    await lifecycle.terminate(context, policy.id, policy.version, {
      reason: LAPSE,
      termination_date: payment.event_date,
      paid_to_date: null,
    });
    return { brought: 'Chargeback' };
  }

  /** Received or corrected → Ready To Pay or Action Required; the money is booked once it belongs to a policy. */
  async function settle(
    context: SignedInContext,
    payment: ProviderPayment,
    { accepted, brought: before }: { accepted?: string; brought?: BroughtAbout } = {},
  ): Promise<void> {
    const { db, now, caller } = context;
    const { policy, expected_cents, exception: found } = await judge(db, payment);
    const judged = accepted !== undefined && policy ? undefined : found;
    const standing = (exception: string | undefined) => ({
      processing: exception === undefined ? ('Ready To Pay' as const) : ('Action Required' as const),
      exception: exception ?? null,
      accepted_reason: exception === undefined ? (accepted ?? null) : null,
    });
    const values = {
      policy_id: policy?.id ?? null,
      expected_cents,
      updated_at: now,
      updated_by: caller.code,
    };
    // The status is written before the effect, because the policy becomes ready only if it has an accepted payment.
    await store.changePayment(db, payment, { ...values, ...standing(judged) });
    if (judged !== undefined || !policy) return;
    const written = { ...payment, version: payment.version + 1 };
    const { against, brought = before } = await act(context, payment, policy);
    if (against !== undefined) {
      await store.changePayment(db, written, standing(against));
      return;
    }
    if (brought) await store.changePayment(db, written, { brought_about: brought });
    await postJournals(context, [journalOf(payment)]);
    audit.record(context, entryOf(payment, [['Processing', payment.processing, 'Ready To Pay']], accepted));
  }

  /** Settles in a transaction of its own; what a policy refuses becomes the exception of the line. */
  async function settleApart(context: SignedInContext, id: string): Promise<void> {
    try {
      await transaction(context, async (inside) => {
        const payment = await store.lockPayment(inside.db, id);
        if (payment?.processing === 'Received') await settle(inside, payment);
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const exception = error.options.fields?.[0]?.message ?? error.message;
      await transaction(context, async (inside) => {
        const payment = await store.lockPayment(inside.db, id);
        if (payment?.processing !== 'Received') return;
        const { policy, expected_cents } = await judge(inside.db, payment);
        await store.changePayment(inside.db, payment, {
          policy_id: policy?.id ?? null,
          expected_cents,
          processing: 'Action Required',
          exception,
          updated_at: inside.now,
        });
      });
    }
  }

  return {
    find,
    settleApart,

    /** The policy became ready by an admin's hand: payments that waited for that alone become so with it. */
    async settleWaiting({ caller, ...context }: Context, policyId: string): Promise<void> {
      if (!caller) return;
      for (const payment of await waitingFor(context.db, policyId))
        await settle({ ...context, caller }, payment, { brought: 'Ready To Pay' });
    },

    /** An admin says which policy of the provider the carrier pays on, and the line is judged by it. */
    async match(
      context: SignedInContext,
      id: string,
      version: number,
      { policy_id, reason }: { readonly policy_id: string; readonly reason: string },
    ): Promise<store.PaymentRow> {
      const before = await expect(context, id, version);
      const policy = await store.policyOfProvider(context.db, before.provider_id, policy_id);
      if (!policy) throw invalid([{ field: 'policy_id', message: messages.invalid('Policy') }]);
      const matched = { policy_id: policy.id, is_matched_by_hand: true };
      await store.changePayment(context.db, before, matched);
      audit.record(
        context,
        entryOf(before, [['Policy', before.policy_number_text, policy.policy_number]], reason),
      );
      await settle(context, { ...before, ...matched, version: before.version + 1 });
      return find(context, id);
    },

    /** Lets an admin correct what the carrier wrote, and judges the line again. */
    async correct(
      context: SignedInContext,
      id: string,
      version: number,
      body: { readonly policy_number: string; readonly kind: PaymentKind; readonly reason: string },
    ): Promise<store.PaymentRow> {
      const { policy_number, kind, reason } = body;
      const before = await expect(context, id, version);
      if (kind === 'Chargeback' && before.gross_cents > 0)
        throw invalid([{ field: 'kind', message: 'A chargeback must be negative' }]);
      if (kind !== 'Chargeback' && before.gross_cents < 0)
        throw invalid([{ field: 'kind', message: 'A negative amount must be of the kind Chargeback' }]);
      const corrected = {
        policy_number_text: policy_number,
        match_number: matchNumber(policy_number),
        kind,
        is_matched_by_hand: false,
      };
      await store.changePayment(context.db, before, corrected);
      audit.record(
        context,
        entryOf(
          before,
          [
            ['Policy Number', before.policy_number_text, policy_number],
            ['Kind', before.kind, kind],
          ],
          reason,
        ),
      );
      await settle(context, { ...before, ...corrected, version: before.version + 1 });
      return find(context, id);
    },

    /** An admin takes the amount as it is: Action Required → Ready To Pay, if the policy can be found and is ready. */
    async accept(
      context: SignedInContext,
      id: string,
      version: number,
      reason: string,
    ): Promise<store.PaymentRow> {
      const before = await expect(context, id, version, [isWaiting, hasPolicy]);
      await settle(context, before, { accepted: reason });
      const after = await find(context, id);
      if (after.processing !== 'Ready To Pay') throw conflict('not-ready', after.exception as string);
      return after;
    },
  };
}
