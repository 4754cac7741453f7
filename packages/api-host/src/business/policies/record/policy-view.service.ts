import { fixOf } from '../../../compliance/compliance.service.ts';
import { namesOf } from '../../../platform/database/names-of.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { requirementsOf } from '../life/policy-requirements.store.ts';
import { policyActions, requirementActions, shareActions } from '../policies.actions.ts';
import { isAdmin, rolesOf } from '../policies.record.ts';
import type { AdminPolicyAnswer, PolicyAnswer } from '../policies.schemas.ts';
import { moneyOf, sharesOf, similarNumbers } from '../policies.store.ts';
import type { PolicyRow, PolicyShareRow } from '../policies.tables.ts';
import { reviewActions } from '../supervision/supervision.rules.ts';
import { type PolicyContext, policyContext, policyFiles, reviewOf } from './policy-view.store.ts';
import { caseOfPolicy } from './training-case.store.ts';
import { acknowledgeBy, caseActions } from './training-case.ts';

/** What looks odd about the number, without stopping anything (domain.md 2.14, R-CAR-01). */
function numberWarnings(policy: PolicyRow, context: PolicyContext, similar: readonly string[]): string[] {
  const { policy_number_pattern: pattern, provider_name } = context;
  const isOdd = pattern !== null && !new RegExp(pattern).test(policy.policy_number);
  return [
    ...(isOdd ? [`Policy Number does not look like a ${provider_name} number`] : []),
    ...(similar.length > 0 ? [`A similar policy number exists: ${similar.join(', ')}`] : []),
  ];
}

async function shownRecord(context: SignedInContext, policy: PolicyRow, given?: readonly PolicyShareRow[]) {
  const { db, caller, now, today } = context;
  const shares = given ?? (await sharesOf(db, policy.id));
  const about = await policyContext(db, policy.id);
  const requirements = await requirementsOf(db, policy.id);
  const files = await policyFiles(db, policy.id);
  const review = await reviewOf(db, policy.id, policy.writing_associate_code);
  const observed = policy.training_associate_code === null ? undefined : await caseOfPolicy(db, policy.id);
  const money = await moneyOf(db, policy);
  const names = await namesOf(db, [
    policy.training_associate_code,
    review?.supervisor_code ?? null,
    ...shares.map(({ associate_code }) => associate_code),
    ...requirements.map(({ associate_code }) => associate_code),
  ]);
  const person = (code: string) => ({ code, name: names.get(code) ?? code });
  const roles = rolesOf(caller.code, policy, shares);
  const {
    match_number,
    provider_id,
    product_id,
    client_id,
    bv_rate_bps,
    excess_bv_rate_bps,
    chargeback_method,
    chargeback_months,
    chargeback_steps,
    writing_associate_code,
    training_associate_code,
    internal_note,
    created_by,
    updated_by,
    ...plain
  } = policy;
  const answer: PolicyAnswer = {
    ...plain,
    provider: { id: provider_id, name: about.provider_name },
    product: {
      id: product_id,
      name: about.product_name,
      product_type: about.product_type,
      line: about.line,
    },
    client: { id: client_id, name: about.client_name },
    writing_associate: person(writing_associate_code),
    training_associate: training_associate_code === null ? null : person(training_associate_code),
    roles,
    shares: shares.map((share) => ({
      portion: share.portion,
      associate: person(share.associate_code),
      share_bps: share.share_bps,
      bv_cents: share.bv_cents,
      approval_status: share.approval_status,
      actions: shareActions.of(caller, { policy, share }),
    })),
    requirements: requirements.map((one) => ({
      id: one.id,
      text: one.text,
      associate: one.associate_code === null ? null : person(one.associate_code),
      asked_at: one.asked_at,
      answer: one.answer,
      answered_at: one.answered_at,
      closed_at: one.closed_at,
      is_automatic: one.check_key !== null,
      fix:
        one.check_key === null || one.closed_at !== null
          ? null
          : fixOf(caller, { check: one.check_key, associate_code: one.associate_code }),
      version: one.version,
      actions: requirementActions.of(caller, { policy, requirement: one }),
    })),
    attachments: files.map(({ id, kind, name, type, size_bytes, added_at }) => ({
      id,
      kind,
      name,
      type,
      size_bytes,
      added_at,
    })),
    supervision: review
      ? {
          id: review.id,
          status: review.status,
          due_date: review.due_date,
          supervisor: review.supervisor_code === null ? null : person(review.supervisor_code),
          actions: reviewActions.of(caller, review),
        }
      : null,
    training_case: observed
      ? {
          id: observed.id,
          status: observed.status,
          acknowledge_by: acknowledgeBy(policy.issue_date),
          version: observed.version,
          actions: caseActions.of(caller, { ...observed, issue_date: policy.issue_date, today }),
        }
      : null,
    warnings: numberWarnings(policy, about, await similarNumbers(db, policy)),
    actions: policyActions.of(caller, { policy, roles, money, now, today }),
  };
  return { answer, internal_note };
}

/** The policy as those see it who have a part in it. */
export async function showPolicy(
  context: SignedInContext,
  policy: PolicyRow,
  shares?: readonly PolicyShareRow[],
): Promise<PolicyAnswer> {
  return (await shownRecord(context, policy, shares)).answer;
}

/** The policy as the home office sees it. */
export async function showAdminPolicy(
  context: SignedInContext,
  policy: PolicyRow,
  shares?: readonly PolicyShareRow[],
): Promise<AdminPolicyAnswer> {
  const { answer, internal_note } = await shownRecord(context, policy, shares);
  return { ...answer, internal_note };
}

/** As the caller is entitled to: one refusal of a stale version serves both. */
export const showFor = (context: SignedInContext, policy: PolicyRow) =>
  isAdmin(context.caller) ? showAdminPolicy(context, policy) : showPolicy(context, policy);
