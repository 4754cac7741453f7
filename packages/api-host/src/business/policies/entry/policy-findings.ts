import {
  type ComplianceFailure,
  type Judgement,
  judgeSubmission,
} from '../../../compliance/compliance.service.ts';
import type { Caller } from '../../../platform/operation/caller.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { FieldError } from '../../../platform/operation/problem.ts';
import { closeRequirements, insertRequirements, requirementsOf } from '../life/policy-requirements.store.ts';
import { opens } from '../policies.record.ts';
import type { PolicyRow, PolicyShareRow } from '../policies.tables.ts';

/** Jobs ask as the home office. */
const OFFICE = { kind: 'Admin', code: '' } as const;

/** Where on the form a finding that stops saving stands. */
const FIELDS: Partial<Record<ComplianceFailure['check'], string>> = {
  product: 'product_id',
  product_state: 'state',
  issue_age: 'product_id',
  writing_status: 'writing_associate_code',
  appointment: 'provider_id',
};
/** Facts of the form itself: they stop admins as well. */
const FACTS: ReadonlySet<ComplianceFailure['check']> = new Set([
  'product_state',
  'issue_age',
  'writing_status',
]);
/** Facts of the entry: a saved policy is judged by them when one of these values changes, not when its product does. */
const ENTRY: Partial<Record<ComplianceFailure['check'], readonly (keyof Judged)[]>> = {
  product_state: ['product_id', 'state'],
  issue_age: ['product_id', 'client_id', 'submit_date'],
};

/** The findings that stop this person from saving, as refused fields (domain.md 2.13). */
export function savingRefused(findings: readonly ComplianceFailure[], isAdmin: boolean): FieldError[] {
  return findings
    .filter(({ severity, check }) => severity === 'blocks_save' && (!isAdmin || FACTS.has(check)))
    .map(({ check, message }) => ({ field: FIELDS[check] ?? 'policy_number', message }));
}

/** What a person has to mend before the policy can be paid; waiting for a split's word is no requirement. */
export const mendable = (findings: readonly ComplianceFailure[]) =>
  findings.filter(({ severity, check }) => severity !== 'warning' && check !== 'splits');

type Judged = Pick<
  PolicyRow,
  | 'provider_id'
  | 'product_id'
  | 'state'
  | 'submit_date'
  | 'writing_associate_code'
  | 'policy_number'
  | 'is_replacement'
> & { readonly client_id?: string | undefined };

interface Circumstances {
  readonly splits: readonly Pick<PolicyShareRow, 'associate_code' | 'approval_status'>[];
  readonly birth: string | null;
  readonly hasReplacementNotice: boolean;
  /** Keeps a provider and a product that have gone since (R-PRV-01). */
  readonly isSaved: boolean;
  /** As it was saved: of the facts of its entry only those count whose values differ. */
  readonly before?: Judged | undefined;
}

/** Every row of 2.13 for these values (R-CHK-01). Who has no part yet, or none any more, is asked for no license. */
export async function judgementOf(
  context: Pick<Context, 'db' | 'today' | 'caller'>,
  policy: Judged,
  { splits, birth, hasReplacementNotice, isSaved, before }: Circumstances,
): Promise<Judgement> {
  const { provider_id, product_id, state, submit_date, writing_associate_code, policy_number } = policy;
  const caller: Pick<Caller, 'kind' | 'code'> = context.caller ?? OFFICE;
  const { failures, passed } = await judgeSubmission(
    { db: context.db, today: context.today, caller },
    {
      provider_id,
      product_id,
      state,
      submit_date,
      writing_associate_code,
      policy_number,
      splits,
      insured_birth_date: birth,
      is_replacement: policy.is_replacement,
      has_replacement_notice: hasReplacementNotice,
      is_saved: isSaved,
    },
  );
  const closed = new Set(splits.filter((split) => !opens(split)).map(({ associate_code }) => associate_code));
  const isNew = (check: ComplianceFailure['check']) =>
    before === undefined || (ENTRY[check]?.some((key) => before[key] !== policy[key]) ?? true);
  const counts = ({ check, associate_code }: Pick<ComplianceFailure, 'check' | 'associate_code'>) =>
    isNew(check) && (check !== 'license' || !closed.has(associate_code ?? ''));
  return { failures: failures.filter(counts), passed: passed.filter(counts) };
}

/** The failing rows alone. */
export const findingsOf = async (...input: Parameters<typeof judgementOf>): Promise<ComplianceFailure[]> =>
  (await judgementOf(...input)).failures;

/**
 * Brings the automatic requirements in line with what the check found: new ones are asked, mended ones close. Returns how
 * many requirements of either kind still wait for somebody and which are new; what a person asked for waits until it is answered.
 */
export async function syncRequirements(
  { db, now }: Pick<Context, 'db' | 'now'>,
  policyId: string,
  findings: readonly ComplianceFailure[],
): Promise<{ open: number; added: string[] }> {
  const known = (await requirementsOf(db, policyId)).filter(({ closed_at }) => closed_at === null);
  const keyOf = (check: string | null, code: string | null, text: string) => [check, code, text].join('|');
  const wanted = new Map(
    mendable(findings).map((one) => [keyOf(one.check, one.associate_code, one.message), one]),
  );
  const mended = known.filter(
    (one) => one.check_key !== null && !wanted.has(keyOf(one.check_key, one.associate_code, one.text)),
  );
  for (const one of known) wanted.delete(keyOf(one.check_key, one.associate_code, one.text));
  await closeRequirements(
    db,
    mended.map(({ id }) => id),
    { now, code: null },
  );
  const added = [...wanted.values()];
  await insertRequirements(
    db,
    added.map(({ check, associate_code, message }) => ({
      policy_id: policyId,
      check_key: check,
      associate_code,
      text: message,
      asked_at: now,
      asked_by: null,
      answer: null,
      answered_at: null,
      answered_by: null,
      closed_at: null,
      closed_by: null,
      escalated_at: null,
    })),
  );
  const waiting = known.filter((one) => one.answered_at === null && !mended.includes(one));
  return {
    open: waiting.length + added.length,
    added: added.map(({ message }) => message),
  };
}
