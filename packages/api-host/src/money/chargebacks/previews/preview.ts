import { type EventOutcome, paidCents } from '@upline/domain/compensation';
import type { z } from 'zod';
import type { PostedPolicy } from '../../compensation/policy-ledger.store.ts';
import type { previewAnswer } from '../chargebacks.schemas.ts';

/** What an event would do, line by line. */
export async function previewOf(
  namesOf: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  { policy, outcome }: { policy: PostedPolicy; outcome: EventOutcome },
): Promise<z.input<typeof previewAnswer>> {
  const { lines } = policy.ledger;
  const names = await namesOf(lines.map(({ associate_code }) => associate_code));
  return {
    policy_number: policy.policy_number,
    currency: policy.currency,
    months_in_force: outcome.event?.months_in_force ?? 0,
    total_cents: outcome.total_cents,
    is_fully_charged_back: outcome.is_fully_charged_back,
    lines: lines.map((line, index) => ({
      line_no: line.line_no,
      associate: { code: line.associate_code, name: names.get(line.associate_code) ?? line.associate_code },
      compensation_type: line.compensation_type,
      standing_cents: paidCents(line),
      taken_cents: outcome.line_cents[index] ?? 0,
    })),
  };
}
