import { randomUUID } from 'node:crypto';
import { judge } from '../money/provider-payments/judging.ts';
import { isMatched } from '../money/provider-payments/matched.ts';
import { matchNumber } from '../money/provider-payments/statement-file.ts';
import { companyDay } from '../platform/time/company-time.ts';
import type { TestHost } from './test-host.ts';

/** Lets the carrier have paid what it owes on the policy: the payment waits for nothing but the policy (domain.md 2.22). */
export async function matchPayment(
  { db, clock }: Pick<TestHost, 'db' | 'clock'>,
  policyId: string,
): Promise<void> {
  if (await isMatched(db, policyId, 'look')) return;
  const policy = await db
    .selectFrom('policy')
    .selectAll()
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const line = {
    id: randomUUID(),
    provider_id: policy.provider_id,
    statement_ref: `For ${policyId} ${randomUUID()}`,
    statement_date: companyDay(now),
    line_no: 1,
    policy_number_text: policy.policy_number,
    match_number: matchNumber(policy.policy_number),
    kind: policy.application_type,
    gross_cents: 1,
    currency: policy.currency,
    event_date: companyDay(now),
    policy_id: policyId,
    expected_cents: null,
    processing: 'Action Required' as const,
    exception: 'The policy is not ready: Issue Date is required',
    accepted_reason: null,
    pay_run_id: null,
    created_at: now,
    created_by: null,
    updated_at: now,
    updated_by: null,
    version: 1,
    import_id: null,
    is_matched_by_hand: false,
    brought_about: null,
  };
  const { expected_cents } = await judge(db, line);
  await db
    .insertInto('provider_payment')
    .values({ ...line, expected_cents, gross_cents: Math.max(1, expected_cents ?? 0) })
    .execute();
}
