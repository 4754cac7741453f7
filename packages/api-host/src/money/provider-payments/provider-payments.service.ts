import { type Currency, messages } from '@upline/domain';
import type { OwnContext } from '../../business/clients/clients.service.ts';
import type { PolicyRow } from '../../business/policies/policy-events.ts';
import { policyLifecycle } from '../../business/policies/policy-lifecycle.service.ts';
import { policyStatus } from '../../business/policies/policy-status.service.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, invalid, notFound, Problem, staleVersion } from '../../platform/problem.ts';
import type { Upload } from '../../platform/upload.ts';
import { postJournals } from '../ledger/ledger.ts';
import { judge, LAPSE } from './judging.ts';
import { waitingFor } from './matched.ts';
import type { PaymentKind, ProviderPayment } from './provider-payment.tables.ts';
import * as store from './provider-payments.store.ts';
import { fingerprintOf, matchNumber, readStatement } from './statement-file.ts';

const NAME = 'provider payment';

export interface StatementHead {
  readonly provider_id: string;
  readonly statement_ref: string;
  readonly statement_date: string;
  readonly currency: Currency;
}

const label = ({ statement_ref, line_no }: Pick<ProviderPayment, 'statement_ref' | 'line_no'>) =>
  `${statement_ref}, line ${line_no}`;

/** Reads carriers' statements and brings each line to its policy (domain.md 2.22). */
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
  async function expect({ db }: OwnContext, id: string, version: number, to: string) {
    const row = await store.lockPayment(db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion(NAME);
    if (row.processing !== 'Action Required')
      throw conflict('transition', messages.transition(row.processing, to));
    return row;
  }

  const record = (
    context: OwnContext,
    before: ProviderPayment,
    changes: [string, string | null, string | null][],
    reason?: string,
  ) =>
    audit.record(context, {
      action: 'transition',
      entity: 'provider_payment',
      entityId: before.id,
      entityLabel: label(before),
      changes: changes.map(([field, old, value]) => ({ field, old, new: value })),
      ...(reason === undefined ? {} : { reason }),
    });

  /**
   * What the payment brings about on its policy: a payment makes it Ready To Pay if nothing else stands against it, a
   * Chargeback of what is unearned by then ends it on the carrier's date (R-PP-01). Returns why it does not, or nothing.
   */
  async function act(
    context: OwnContext,
    payment: ProviderPayment,
    policy: PolicyRow,
  ): Promise<string | undefined> {
    const isPaid = policy.business_status === 'Ready To Pay' || policy.business_status === 'Approved';
    if (payment.kind !== 'Chargeback') {
      if (isPaid || policy.business_status === 'Full Chargedback') return undefined;
      const [against] =
        policy.business_status === 'Pending'
          ? await status.makeReady(context, policy.id)
          : [`It is ${policy.business_status}`];
      return against === undefined ? undefined : `The policy is not ready: ${against}`;
    }
    // The home office charged it before the carrier's money came back.
    if (policy.termination_date !== null || policy.business_status === 'Full Chargedback') return undefined;
    if (!isPaid) return 'Nothing was paid on the policy';
    await lifecycle.terminate(context, policy.id, policy.version, {
      reason: LAPSE,
      termination_date: payment.event_date,
      paid_to_date: null,
    });
    return undefined;
  }

  /** Received or corrected → Ready To Pay or Action Required; the money is booked once it belongs to a policy. */
  async function settle(context: OwnContext, payment: ProviderPayment, accepted?: string): Promise<void> {
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
    // Before it acts: its policy becomes ready because an accepted payment stands for it.
    await store.changePayment(db, payment, { ...values, ...standing(judged) });
    if (judged !== undefined || !policy) return;
    const against = await act(context, payment, policy);
    if (against !== undefined) {
      await store.changePayment(db, { ...payment, version: payment.version + 1 }, standing(against));
      return;
    }
    const { gross_cents, currency } = payment;
    await postJournals(context, [
      {
        kind: 'Provider Payment',
        sourceId: payment.id,
        currency,
        description: `Statement ${label(payment)}`,
        postings: [
          { account: 'Cash', cents: gross_cents },
          { account: 'Commission Revenue', cents: -gross_cents },
        ],
      },
    ]);
    record(context, payment, [['Processing', payment.processing, 'Ready To Pay']], accepted);
  }

  /** Settles in a transaction of its own; what a policy refuses becomes the exception of the line. */
  async function settleApart(context: OwnContext, id: string): Promise<void> {
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
        await settle({ ...context, caller }, payment);
    },

    /**
     * Takes a statement in; the same one again adds nothing (unique provider, reference and line). The lines are judged by a
     * job. Throws 422 when the file as a whole is no statement, 409 when another reference has brought the same lines.
     */
    async import(context: OwnContext, head: StatementHead, { bytes, name }: Upload) {
      const file = readStatement(bytes);
      if ('refused' in file) throw invalid([{ field: 'file', message: `File ${file.refused}` }]);
      const { rows, failures } = file;
      return transaction(context, async (inside) => {
        const { db, now, caller } = inside;
        const provider = await store.findProvider(db, head.provider_id);
        if (!provider) throw invalid([{ field: 'provider_id', message: messages.invalid('Provider') }]);
        if (rows.length > 0) {
          const booked = await store.claimStatement(db, {
            provider_id: provider.id,
            fingerprint: fingerprintOf(head, rows),
            statement_ref: head.statement_ref,
            created_at: now,
          });
          if (booked !== head.statement_ref)
            throw conflict('statement-booked', `The same statement was imported as ${booked}`);
        }
        const created = await store.insertPayments(
          db,
          rows.map((row) => ({
            ...row,
            ...head,
            id: crypto.randomUUID(),
            event_date: row.event_date ?? head.statement_date,
            policy_id: null,
            expected_cents: null,
            processing: 'Received' as const,
            exception: null,
            accepted_reason: null,
            pay_run_id: null,
            created_at: now,
            created_by: caller.code,
            updated_at: now,
            updated_by: caller.code,
            version: 1,
          })),
        );
        await platform.jobs.add(db, 'judge-provider-payments', {
          provider_id: head.provider_id,
          statement_ref: head.statement_ref,
        });
        audit.record(inside, {
          action: 'create',
          entity: 'provider_statement',
          entityId: `${provider.id}/${head.statement_ref}`,
          entityLabel: `${provider.name}: ${head.statement_ref}`,
          changes: [
            { field: 'File', old: null, new: name },
            { field: 'Lines', old: null, new: String(created) },
          ],
        });
        return { created, unchanged: rows.length - created, failed: failures.length, failures };
      });
    },

    /** An admin corrects what the carrier wrote; the line is judged anew. */
    async correct(
      context: OwnContext,
      id: string,
      version: number,
      { policy_number, kind }: { readonly policy_number: string; readonly kind: PaymentKind },
    ): Promise<store.PaymentRow> {
      const before = await expect(context, id, version, 'Ready To Pay');
      if (kind === 'Chargeback' && before.gross_cents > 0)
        throw invalid([{ field: 'kind', message: 'A chargeback must be negative' }]);
      const corrected = {
        policy_number_text: policy_number,
        match_number: matchNumber(policy_number),
        kind,
      };
      await store.changePayment(context.db, before, corrected);
      record(context, before, [
        ['Policy Number', before.policy_number_text, policy_number],
        ['Kind', before.kind, kind],
      ]);
      await settle(context, { ...before, ...corrected, version: before.version + 1 });
      return find(context, id);
    },

    /** An admin takes the amount as it is: Action Required → Ready To Pay, if the policy can be found and is ready. */
    async accept(
      context: OwnContext,
      id: string,
      version: number,
      reason: string,
    ): Promise<store.PaymentRow> {
      const before = await expect(context, id, version, 'Ready To Pay');
      await settle(context, before, reason);
      const after = await find(context, id);
      if (after.processing !== 'Ready To Pay') throw conflict('not-ready', after.exception as string);
      return after;
    },
  };
}
