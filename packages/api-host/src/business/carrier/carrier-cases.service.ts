import { type ChargebackReason, messages, type PolicyLifecycle } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { policyLifecycle } from '../policies/life/policy-lifecycle.service.ts';
import { policyStatus } from '../policies/life/policy-status.service.ts';
import { CARRIER_NOTICES } from '../policies/policies.messages.ts';
import { isAdmin } from '../policies/policies.record.ts';
import { findPolicy } from '../policies/policies.store.ts';
import type { PolicyRow } from '../policies/policies.tables.ts';
import { onPolicyEvent } from '../policies/policy-events.ts';
import { isAcceptable } from './carrier.actions.ts';
import type { CarrierCaseRow, SuggestionRow } from './carrier.tables.ts';
import { isOwnCase } from './carrier-cases.source.ts';
import { caseReader, lockCase, otherCaseOf } from './carrier-cases.store.ts';
import { matchNumber } from './carrier-feed.ts';
import { holdersOf, policiesByNumber, unmatchedFor, updateCase } from './carrier-import.store.ts';
import type { CarrierLines } from './carrier-lines.service.ts';
import { decideSuggestion, pendingSuggestion } from './carrier-suggestions.store.ts';

/** What a carrier's end means for the money. */
const ENDS: Partial<Record<PolicyLifecycle, ChargebackReason>> = {
  'Not Taken': 'Policy Not Taken',
  Lapsed: 'Policy Lapsed',
  Cancelled: 'Policy Cancelled',
};

/** Cases of carriers and the policies they speak of (R-CAR-01, R-CAR-02). */
export function carrierCases(platform: Platform, lines: CarrierLines) {
  const { audit } = platform;
  const { send } = messageSender(platform);
  const life = policyLifecycle(platform);
  const status = policyStatus(platform);

  const holderOf = async (db: Db, { provider_id, writing_number }: CarrierCaseRow) =>
    writing_number === null
      ? null
      : ((await holdersOf(db, provider_id, [writing_number])).get(writing_number) ?? null);

  /** From now on the policy decides whose case this is, so an associate chosen by hand no longer counts. */
  async function match(
    context: Context,
    row: CarrierCaseRow,
    policyId: string | null,
  ): Promise<string | null> {
    const { db, now } = context;
    const after = await updateCase(db, row.id, {
      policy_id: policyId,
      matched_at: policyId === null ? null : now,
      associate_code: await holderOf(db, row),
      associate_by_hand: false,
      updated_at: now,
    });
    await lines.compare(context, after);
    return after.policy_id;
  }

  // A policy just entered may be the one a carrier has reported before.
  onPolicyEvent(platform, 'PeopleOrDatesEdited', async (context, { policy }) => {
    const number = matchNumber(policy.policy_number);
    // Of several cases of the number the home office says which is of the policy.
    const [row, ...others] = await unmatchedFor(context.db, policy.provider_id, number);
    if (!row || others.length > 0) return;
    const pair = { policyId: policy.id, caseId: row.id };
    if ((await otherCaseOf(context.db, pair)) === undefined) await match(context, row, policy.id);
  });

  async function seenCase({ db }: SignedInContext, id: string, version: number): Promise<CarrierCaseRow> {
    const row = await lockCase(db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('case');
    return row;
  }

  async function apply(
    context: SignedInContext,
    policy: PolicyRow,
    { lifecycle, on_date }: SuggestionRow,
    { issued_on }: CarrierCaseRow,
  ) {
    const { id, version } = policy;
    const end = ENDS[lifecycle];
    if (lifecycle === 'Submitted' || lifecycle === 'Underwriting')
      return life.setUnderwriting(context, id, version, lifecycle);
    if (lifecycle === 'Issued') return life.issue(context, id, version, on_date);
    if (lifecycle === 'In Force') {
      if (policy.issue_date !== null) return life.place(context, id, version, on_date);
      const issued = await life.issue(context, id, version, issued_on ?? on_date);
      return life.place(context, id, issued.policy.version, on_date);
    }
    if (policy.issue_date !== null && end !== undefined)
      return life.terminate(context, id, version, {
        reason: end,
        termination_date: on_date,
        paid_to_date: null,
      });
    const ended_as = lifecycle === 'Declined' || lifecycle === 'Not Taken' ? lifecycle : 'Withdrawn';
    return status.move(context, id, version, { to: 'Archived', reason: 'Reported by the carrier', ended_as });
  }

  async function decide(
    context: SignedInContext,
    caseId: string,
    suggestionId: string,
    to: 'Accepted' | 'Ignored',
  ): Promise<void> {
    const { db, now, caller } = context;
    const isOffice = isAdmin(caller);
    const row = await lockCase(db, caseId);
    const policy = row?.policy_id ? await findPolicy(db, row.policy_id) : undefined;
    if (!row || !(isOffice || (await isOwnCase(db, caller.code, caseId)))) throw notFound();
    const suggestion = await pendingSuggestion(db, caseId);
    // An import may have put a newer word in the place of the one that was seen (R-CAR-02).
    if (suggestion?.id !== suggestionId || !policy) throw staleVersion('suggestion');
    if (!isOffice && policy.writing_associate_code !== caller.code) throw forbidden();
    if (to === 'Accepted') {
      demand(isAcceptable, { suggestion: suggestion.lifecycle }, caller);
      await apply(context, policy, suggestion, row);
    }
    await decideSuggestion(db, suggestion.id, to, { now, code: caller.code });
    audit.record(context, {
      action: to === 'Accepted' ? 'approve' : 'reject',
      entity: 'carrier_case',
      entityId: caseId,
      entityLabel: row.carrier_policy_number,
      ownerCode: policy.writing_associate_code,
      changes: [{ field: 'Lifecycle', old: policy.lifecycle, new: suggestion.lifecycle }],
    });
  }

  return {
    /** Takes over the suggestion that was seen; throws 409 once it is no longer the one to decide. */
    accept: (context: SignedInContext, id: string, suggestionId: string) =>
      decide(context, id, suggestionId, 'Accepted'),
    /** Leaves the policy as it is; throws 409 as `accept` does. */
    ignore: (context: SignedInContext, id: string, suggestionId: string) =>
      decide(context, id, suggestionId, 'Ignored'),

    /**
     * Says by hand which policy of the same provider a case is about, or that it is about none yet. Throws 409 when the case is
     * not as it was seen, or another active case speaks of the policy.
     */
    async setMatch(
      context: SignedInContext,
      id: string,
      version: number,
      policyId: string | null,
    ): Promise<void> {
      const { db } = context;
      const row = await seenCase(context, id, version);
      // The carrier repeats a known status, so the decision about its suggestion remains.
      if (policyId === row.policy_id) return;
      const policy = policyId === null ? undefined : await findPolicy(db, policyId);
      if (policyId !== null && policy?.provider_id !== row.provider_id)
        throw conflict('other-provider', 'The policy is not of this provider');
      const other = policyId === null ? undefined : await otherCaseOf(db, { policyId, caseId: id });
      if (other !== undefined)
        throw conflict('policy-matched', `Case ${other} is matched to this policy. Undo that match first`);
      const before = row.policy_id === null ? undefined : await findPolicy(db, row.policy_id);
      const matched = await match(context, row, policyId).catch((error) => {
        if (!isUniqueViolation(error, 'carrier_case_active_policy')) throw error;
        return null;
      });
      // Another case was matched to it at the same moment, which the database holds to be the one.
      if (matched !== policyId)
        throw conflict('policy-matched', 'Another case is matched to this policy. Undo that match first');
      audit.record(context, {
        action: 'update',
        entity: 'carrier_case',
        entityId: id,
        entityLabel: row.carrier_policy_number,
        ownerCode: (policy ?? before)?.writing_associate_code,
        changes: [
          { field: 'Policy', old: before?.policy_number ?? null, new: policy?.policy_number ?? null },
        ],
      });
    },

    /**
     * Says by hand whose a case is that no policy is matched to: that associate sees it and is asked to add the policy
     * (R-CAR-01); null undoes it. Throws 409 when the case is not as it was seen, the policy of its number is
     * entered, or somebody holds its writing number.
     */
    async assign(context: SignedInContext, id: string, version: number, code: string | null): Promise<void> {
      const { db, now } = context;
      const row = await seenCase(context, id, version);
      if (row.policy_id !== null)
        throw conflict('case-matched', 'The writing associate of the policy has this case');
      const holder = await holderOf(db, row);
      if (code !== null) {
        if (holder !== null)
          throw conflict('number-held', `${holder} holds the writing number ${row.writing_number}`);
        // Nothing is to be added where the policy is there: it is for the match to say which case it is of.
        if ((await policiesByNumber(db, row.provider_id, [row.match_number])).size > 0)
          throw conflict('policy-entered', 'The policy of this number is entered. Match its case to it');
        await checkReader(db, code);
      }
      const associate_code = code ?? holder;
      await updateCase(db, id, { associate_code, associate_by_hand: code !== null, updated_at: now });
      if (code !== null && code !== row.associate_code)
        await send(context, CARRIER_NOTICES['carrier-case-assigned'], {
          to: code,
          values: { number: row.carrier_policy_number },
          link: `/business/carrier-dashboard/${id}`,
          about: `carrier-case:${id}`,
        });
      audit.record(context, {
        action: 'update',
        entity: 'carrier_case',
        entityId: id,
        entityLabel: row.carrier_policy_number,
        ownerCode: associate_code ?? row.associate_code ?? undefined,
        changes: [{ field: 'Associate', old: row.associate_code, new: associate_code }],
      });
    },
  };
}

/** Only who can open the case can be asked to add its policy. */
async function checkReader(db: Db, code: string): Promise<void> {
  const reader = await caseReader(db, code);
  const refuse = (message: string) => invalid([{ field: 'associate_code', message }]);
  if (!reader) throw refuse(messages.option('Associate'));
  if (!reader.is_active) throw refuse('Associate is not active');
  if (!reader.has_access) throw refuse('Associate has no access to carrier cases');
}

export type CarrierCases = ReturnType<typeof carrierCases>;
