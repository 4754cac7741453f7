import { randomUUID } from 'node:crypto';
import { attachments } from '../../attachments/attachments.service.ts';
import { shareGuard } from '../../network/changes/guard.store.ts';
import { isReferredTo, isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { policyCheck } from './entry/policy-check.service.ts';
import { mendable } from './entry/policy-findings.ts';
import { dateLimits, policyForm } from './entry/policy-form.service.ts';
import { peopleByCode } from './entry/policy-references.store.ts';
import {
  emitAndReload,
  policyWrites,
  type ShareInput,
  trailState,
  withVolume,
} from './entry/policy-writes.ts';
import { lifecycleOf } from './life/policy-lifecycle.ts';
import { tellAbout, tellIssued } from './life/policy-notices.ts';
import { DELETABLE, EDITABLE, isChangeable } from './policies.actions.ts';
import { policyChanges } from './policies.audit.ts';
import { POLICY_MESSAGES } from './policies.messages.ts';
import { isAdmin, participantsOf, rolesOf } from './policies.record.ts';
import { checkDates, checkNumber, refusals } from './policies.rules.ts';
import type { AdminPolicyBody, PolicyBody, PolicyCheckBody, PolicyEditBody } from './policies.schemas.ts';
import {
  deletePolicy,
  findPolicy,
  insertPolicy,
  moneyOf,
  numberIsTaken,
  replaceShares,
  shareClient,
  sharesOf,
} from './policies.store.ts';
import { emitPolicyEvent } from './policy-events.ts';
import { filesToRemove } from './record/policy-attachments.store.ts';
import { showFor } from './record/policy-view.service.ts';
import { hasReplacementNotice } from './record/policy-view.store.ts';
import { creditPolicy, type PolicyWithShares, reverseOrRestoreCredits } from './splits/policy-points.ts';
import { keepRenewalRates } from './splits/policy-renewal-rates.store.ts';
import { firstApproval } from './splits/policy-splits.ts';
import { requestReview } from './supervision/supervision.service.ts';

const NUMBER_TAKEN = { field: 'policy_number', message: 'Policy Number already exists for this provider' };

/** Policies before Ready To Pay: entering, editing, deleting (domain.md 2.12). */
export function policies(platform: Platform) {
  const { audit } = platform;
  const form = policyForm(platform);
  const writes = policyWrites(platform);
  const check = policyCheck(platform);
  const files = attachments(platform);

  /** Those of the policy who did not enter it hear of it. */
  const tellNamed = (
    context: SignedInContext,
    { policy, shares }: PolicyWithShares,
    known: ReadonlySet<string>,
  ) =>
    tellAbout(
      platform,
      context,
      policy,
      participantsOf(policy, shares).filter((code) => code !== null && !known.has(code)),
      POLICY_MESSAGES['policy-names-you'],
      { values: {} },
    );

  /** An edit may enter the issue date: then it follows what follows an issue by the office. */
  async function issuedBy(
    context: SignedInContext,
    before: PolicyWithShares,
    after: PolicyWithShares,
  ): Promise<PolicyWithShares> {
    const isIssued = await tellIssued(platform, context, before, after);
    return isIssued ? emitAndReload(platform, context, 'Issued', after) : after;
  }

  /** What an associate's edit would write; throws whatever refuses it and writes nothing (R-POL-01). */
  async function planEdit(context: SignedInContext, before: PolicyWithShares, body: PolicyEditBody) {
    const { db, caller } = context;
    const { policy } = before;
    demand(EDITABLE, before, caller);
    const people = await peopleByCode(db, [policy.writing_associate_code]);
    const join = people.get(policy.writing_associate_code)?.join_date ?? null;
    const { errors, refuse } = refusals();
    checkNumber(body.policy_number, refuse);
    checkDates(body, await dateLimits(context, join, body.submit_date !== policy.submit_date), refuse);
    if (await numberIsTaken(db, policy.provider_id, body.policy_number, policy.id))
      refuse(NUMBER_TAKEN.field, NUMBER_TAKEN.message);
    if (errors.length > 0) throw invalid(errors);
    const columns = {
      policy_number: body.policy_number,
      submit_date: body.submit_date,
      issue_date: body.issue_date ?? null,
      placed_date: body.placed_date ?? null,
      paid_to_date: body.paid_to_date ?? null,
      shared_note: body.shared_note,
    };
    const changed = { policy: { ...policy, ...columns }, shares: before.shares };
    const findings = await check.findings(context, changed, policy);
    // Of what these findings rest on, the day is all that can change here.
    const refused = await check.refusedOf(context, before, findings);
    if (refused.length > 0) throw invalid(refused.map((one) => ({ ...one, field: 'submit_date' })));
    return { columns, findings };
  }

  return {
    /** A policy in which the caller has a part, or any policy for admins; otherwise 404. */
    async get(context: SignedInContext, id: string): Promise<PolicyWithShares> {
      const policy = await findPolicy(context.db, id);
      if (!policy) throw notFound();
      const shares = await sharesOf(context.db, id);
      if (!isAdmin(context.caller) && rolesOf(context.caller.code, policy, shares).length === 0)
        throw notFound();
      return { policy, shares };
    },

    /** What would be refused or asked for if the form were saved now (R-CHK-01); of a stored policy, if it is named. */
    async check(context: SignedInContext, { policy_id, ...body }: PolicyCheckBody) {
      if (policy_id === undefined) return form.check(context, body, undefined);
      const { policy } = await this.get(context, policy_id);
      const notice = await hasReplacementNotice(context.db, policy_id);
      return form.check(context, body, { policy, hasReplacementNotice: notice });
    },

    /**
     * Enters a policy: Pending, or Action Required when the submission check found something to mend. Credits SubmittedBv,
     * freezes the product's pay settings, asks for split approvals and, under heightened supervision, for a review.
     */
    async create(context: SignedInContext, body: PolicyBody | AdminPolicyBody): Promise<PolicyWithShares> {
      const { db, now, caller } = context;
      await shareGuard(db);
      const { columns, shares: wanted, findings, renewal_rates } = await form.read(context, body, undefined);
      const business_status = mendable(findings).length > 0 ? 'Action Required' : 'Pending';
      const draft = {
        termination_date: null,
        termination_reason: null,
        lifecycle: 'Submitted',
        business_status,
      } as const;
      const policy = await insertPolicy(db, {
        id: randomUUID(),
        ...columns,
        ...draft,
        lifecycle: lifecycleOf({ ...draft, ...columns }),
        internal_note: 'internal_note' in body ? body.internal_note : null,
        ...addedBy({ now, caller }),
      }).catch((error: unknown) => {
        throw isUniqueViolation(error, 'policy_number_key') ? invalid([NUMBER_TAKEN]) : error;
      });
      const inputs = wanted.map(
        (share): ShareInput => ({
          ...share,
          entered_by: caller.code,
          approval_status: firstApproval(share, columns.writing_associate_code, caller),
        }),
      );
      const shares = await replaceShares(db, policy, withVolume(policy.bv_cents, inputs));
      const state = { policy, shares };
      await keepRenewalRates(db, undefined, policy, renewal_rates);
      await shareClient(db, policy.client_id);
      await creditPolicy(db, state);
      await check.note(context, state, findings);
      await requestReview(platform, context, policy);
      audit.record(context, {
        action: 'create',
        entity: 'policy',
        entityId: policy.id,
        entityLabel: policy.policy_number,
        ownerCode: policy.writing_associate_code,
        changes: policyChanges(undefined, await trailState(context, state)),
      });
      await tellNamed(context, state, new Set([caller.code]));
      await emitPolicyEvent(platform, context, 'PeopleOrDatesEdited', state);
      return state;
    },

    /** Number, dates and note by the associate who wrote or entered it (R-POL-01); in a proxy session while Pending (7.3). */
    async edit(
      context: SignedInContext,
      id: string,
      version: number,
      body: PolicyEditBody,
    ): Promise<PolicyWithShares> {
      const before = await writes.lock(context, id, version);
      const { columns, findings } = await planEdit(context, before, body);
      const after = await writes.save(context, before, columns, { credits: 'correct' });
      return check.note(context, await issuedBy(context, before, after), findings);
    },

    planEdit,

    /** Everything, by an admin, before Ready To Pay (R-POL-01). Shares an admin enters are approved. */
    async editAsAdmin(
      context: SignedInContext,
      id: string,
      version: number,
      body: AdminPolicyBody,
    ): Promise<PolicyWithShares> {
      const before = await writes.lock(context, id, version);
      demand(isChangeable, before, context.caller);
      const notice = await hasReplacementNotice(context.db, id);
      const { columns, shares, findings, renewal_rates } = await form.read(context, body, {
        policy: before.policy,
        hasReplacementNotice: notice,
      });
      const refused = await check.refusedOf(context, before, findings);
      if (refused.length > 0) throw invalid(refused);
      const inputs = shares.map((share): ShareInput => {
        const old = before.shares.find(
          ({ associate_code, share_bps, portion }) =>
            associate_code === share.associate_code && share_bps === share.share_bps && portion > 0,
        );
        return {
          ...share,
          entered_by: old?.entered_by ?? context.caller.code,
          approval_status: old?.approval_status ?? 'Approved',
          decided_at: old?.decided_at ?? null,
          decided_by: old?.decided_by ?? null,
          ...(old && { asked_at: old.asked_at, reminded_at: old.reminded_at }),
        };
      });
      const after = await writes.save(
        context,
        before,
        { ...columns, internal_note: body.internal_note },
        { shares: inputs, credits: 'correct' },
      );
      await keepRenewalRates(context.db, before.policy, after.policy, renewal_rates);
      await requestReview(platform, context, after.policy);
      const known = new Set(before.shares.map(({ associate_code }) => associate_code));
      if (before.policy.training_associate_code) known.add(before.policy.training_associate_code);
      await tellNamed(context, after, known);
      return check.note(context, await issuedBy(context, before, after), findings);
    },

    /** Only while Pending and without lines, by an admin or within 24 hours by its associate (R-POL-03). */
    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const { db, now, today, caller } = context;
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      demand(DELETABLE, { policy, now, money: await moneyOf(db, policy) }, caller);
      await reverseOrRestoreCredits(db, state, today, true);
      const was = await trailState(context, state);
      for (const file of await filesToRemove(db, id)) await files.remove(context, file.owner_code, file.id);
      await deletePolicy(db, id).catch((error) => {
        if (!isReferredTo(error)) throw error;
        throw conflict('policy-in-use', 'Training, an adjustment or a payment refers to this policy');
      });
      await shareClient(db, policy.client_id);
      audit.record(context, {
        action: 'delete',
        entity: 'policy',
        entityId: id,
        entityLabel: policy.policy_number,
        ownerCode: policy.writing_associate_code,
        changes: policyChanges(was, undefined),
      });
    },

    show: (context: SignedInContext, { policy }: PolicyWithShares) => showFor(context, policy),
  };
}
