import { randomUUID } from 'node:crypto';
import type { CompensationType, Currency } from '@upline/domain';
import {
  type InstallmentPart,
  type LineTrace,
  postedTrace,
  revertedTrace,
  revertTraining,
} from '@upline/domain/compensation';
import type { PolicyLineRow } from './compensation.tables.ts';
import type { NewLine } from './posting/lines.store.ts';
import type { Recipients } from './posting/recipients.ts';

/** A line of the year, as computed or as stored. */
export type YearLine = Pick<
  PolicyLineRow,
  | 'line_no'
  | 'portion'
  | 'compensation_type'
  | 'associate_code'
  | 'source_associate_code'
  | 'level_code'
  | 'rate_bps'
  | 'generation'
  | 'base_bv_cents'
> & { readonly trace: LineTrace };

interface PartContext {
  readonly policy: {
    readonly id: string;
    readonly currency: Currency;
    readonly writing_associate_code: string;
  };
  readonly recipients: Recipients;
}

/** What the lines of a policy store about their origin. */
export const originOf = (policy: PartContext['policy'], line: YearLine) => ({
  policy_id: policy.id,
  source_associate_code: line.source_associate_code,
  portion: line.portion,
  line_no: line.line_no,
  level_at_snapshot: line.level_code,
  rate_bps: line.rate_bps,
  generation: line.generation,
  base_bv_cents: line.base_bv_cents,
  currency: policy.currency,
});

/**
 * A part of the year's line as it is posted today (R-MNY-10, R-MNY-15). Training falling due after Reverted goes to the
 * writing associate (R-MNY-11), or to nobody: then there is no line.
 */
export function partOf(
  { policy, recipients }: PartContext,
  line: YearLine,
  part: InstallmentPart,
): NewLine | undefined {
  const base = {
    id: randomUUID(),
    ...originOf(policy, line),
    installment: part.installment,
    amount_cents: part.amount_cents,
    original_line_id: null,
    chargeback_id: null,
  };
  const trainee =
    line.compensation_type === 'Training' ? recipients.at(line.associate_code, policy.id) : undefined;
  if (trainee?.training_status === 'Reverted') {
    const writer = policy.writing_associate_code;
    const reversion = revertTraining(
      { amount_cents: part.amount_cents, charged_cents: 0 },
      recipients.at(writer, policy.id),
    );
    if (reversion.to === 'House') return undefined;
    const trace = postedTrace(line.trace, reversion.posting, part);
    return {
      ...base,
      associate_code: writer,
      compensation_type: 'Training Reversion',
      ...reversion.posting,
      explanation: revertedTrace(trace, reversion),
    };
  }
  const type: CompensationType = line.compensation_type;
  const decision = recipients.decide(type, line.associate_code, policy.id);
  return {
    ...base,
    associate_code: line.associate_code,
    compensation_type: type,
    ...decision,
    explanation: postedTrace(line.trace, decision, part),
  };
}
