import { adminsWith } from '../../../notifications/recipients.store.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, notFound } from '../../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { policyWrites } from '../entry/policy-writes.ts';
import { ANSWERABLE, CLOSABLE, isAskable, type RequirementSubject } from '../policies.actions.ts';
import { POLICY_MESSAGES, POLICY_NOTICES } from '../policies.messages.ts';
import { participantsOf } from '../policies.record.ts';
import type { RequirementRow } from '../policies.tables.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import { tellAbout } from './policy-notices.ts';
import {
  answerRequirement,
  closeRequirements,
  insertRequirements,
  requirementsOf,
} from './policy-requirements.store.ts';

/** What is asked for and answered while a policy is Action Required (domain.md 2.12). */
export function policyRequirements(platform: Platform) {
  const { audit } = platform;
  const writes = policyWrites(platform);
  const check = policyCheck(platform);

  async function find(
    context: SignedInContext,
    { policy }: PolicyWithShares,
    id: string,
    rules: readonly RowRule<RequirementSubject>[],
  ): Promise<RequirementRow> {
    const row = (await requirementsOf(context.db, policy.id)).find((each) => each.id === id);
    if (!row) throw notFound();
    demand(rules, { policy, requirement: row }, context.caller);
    return row;
  }

  const record = (context: Context, { policy }: PolicyWithShares, old: string | null, text: string) =>
    audit.record(context, {
      action: 'update',
      entity: 'policy',
      entityId: policy.id,
      entityLabel: policy.policy_number,
      ownerCode: policy.writing_associate_code,
      changes: [{ field: 'Requirement', old, new: text }],
    });

  /** Asks the people of a policy for something; its status is the caller's affair. */
  async function ask(context: Context, { policy, shares }: PolicyWithShares, text: string): Promise<void> {
    await insertRequirements(context.db, [
      {
        policy_id: policy.id,
        check_key: null,
        associate_code: null,
        text,
        asked_at: context.now,
        asked_by: context.caller?.code ?? null,
        answer: null,
        answered_at: null,
        answered_by: null,
        closed_at: null,
        closed_by: null,
        escalated_at: null,
      },
    ]);
    const people = participantsOf(policy, shares);
    await tellAbout(platform, context, policy, people, POLICY_MESSAGES['policy-action-required'], {
      values: { requirements: text },
    });
  }

  return {
    ask,

    /** As `ask`, of a policy that is Action Required already. */
    async askMore(context: SignedInContext, policyId: string, text: string): Promise<PolicyWithShares> {
      const state = await writes.lock(context, policyId);
      demand(isAskable, state, context.caller);
      await ask(context, state, text);
      record(context, state, null, text);
      return state;
    },

    /** Answers in words; the last answer brings the policy back to Pending when the check passes as well. */
    async answer(context: SignedInContext, policyId: string, id: string, version: number, answer: string) {
      const { db, now, caller } = context;
      const state = await writes.lock(context, policyId);
      const row = await find(context, state, id, ANSWERABLE);
      if (!(await answerRequirement(db, { id, version }, answer, { now, code: caller.code })))
        throw conflict(
          'stale-version',
          'This requirement was changed by someone else. Reload and try again.',
        );
      record(context, state, row.text, answer);
      const admins = await adminsWith(db, 'policies.manage');
      const template = POLICY_NOTICES['policy-requirement-answered'];
      await tellAbout(platform, context, state.policy, admins, template, { values: {} });
      return check.again(context, state);
    },

    /** Says that a requirement is done, by an admin. */
    async close(context: SignedInContext, policyId: string, id: string) {
      const { db, now, caller } = context;
      const state = await writes.lock(context, policyId);
      const row = await find(context, state, id, CLOSABLE);
      await closeRequirements(db, [id], { now, code: caller.code });
      record(context, state, row.text, 'Closed');
      return check.again(context, state);
    },
  };
}
