import { addMonths, type BusinessStatus, messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { conflict, forbidden, notFound, refusedInProxy } from '../../platform/operation/problem.ts';
import { type RowRule, rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { judgeTransition, type Mover } from './life/policy-transitions.ts';
import { isAdmin, isFresh, isOpen, isOwn, isPaid } from './policies.record.ts';
import type { PolicyAction, PolicyRole, RequirementAction, ShareAction } from './policies.schemas.ts';
import type { PolicyMoney } from './policies.store.ts';
import type { PolicyRow, PolicyShareRow } from './policies.tables.ts';

/** Months after issue from which a settled policy may be archived (domain.md 2.12). */
const ARCHIVE_MONTHS = 25;

/** Of a policy, what decides on its actions. */
type PolicyFacts = Pick<
  PolicyRow,
  | 'business_status'
  | 'issue_date'
  | 'placed_date'
  | 'termination_date'
  | 'writing_associate_code'
  | 'created_by'
  | 'created_at'
>;

/** A policy with what its actions depend on in addition to the row. */
export interface PolicySubject {
  readonly policy: PolicyFacts;
  readonly roles: readonly PolicyRole[];
  readonly money: PolicyMoney;
  readonly now: Date;
  readonly today: string;
}
type Alone = Pick<PolicySubject, 'policy'>;
type Dated = Pick<PolicySubject, 'policy' | 'now'>;
type Booked = Pick<PolicySubject, 'policy' | 'money'>;

const inState = (message: string, holds: (policy: PolicyFacts) => boolean): RowRule<Alone> =>
  rowRule(
    ({ policy }) => holds(policy),
    () => conflict('wrong-state', message),
  );

const hasPart = rowRule<Pick<PolicySubject, 'roles'>>(
  ({ roles }, caller) => isAdmin(caller) || roles.length > 0,
  notFound,
);

/** Written or entered by the caller (R-POL-01); the office may change any. */
const isTheirs = rowRule<Alone>(
  ({ policy }, caller) => isAdmin(caller) || isOwn(caller, policy),
  () => forbidden(),
);

export const isChangeable = rowRule<Alone>(
  ({ policy }) => isOpen(policy),
  () => conflict('policy-closed', 'A policy can be changed only before Ready To Pay'),
);

/** A proxy session changes Pending policies alone (7.3). */
const isForProxy = rowRule<Alone>(
  ({ policy }, { proxyAdminCode }) => proxyAdminCode === undefined || policy.business_status === 'Pending',
  refusedInProxy,
);

export const EDITABLE = [isTheirs, isChangeable, isForProxy] as const;

const isWriter = rowRule<Alone>(
  ({ policy }, caller) => isAdmin(caller) || policy.writing_associate_code === caller.code,
  () => forbidden(),
);

/** Somebody who only asks for a part need not be the writing associate. */
export const SPLITTABLE = [isChangeable, isForProxy] as const;
export const SPLITTABLE_BY_WRITER = [isWriter, ...SPLITTABLE] as const;

const isUnused = rowRule<Booked>(
  ({ policy, money }) => policy.business_status === 'Pending' && !money.has_lines,
  () => conflict('policy-in-use', 'Only a pending policy without compensation can be deleted'),
);
const isNotReferredTo = rowRule<Booked>(
  ({ money }) => !money.is_referred_to,
  () => conflict('policy-in-use', 'Training, an adjustment or a payment refers to this policy'),
);

/** By its associate an entry is taken back within 24 hours only (R-POL-03). */
const isTakenBackInTime = (verb: 'deleted' | 'withdrawn') =>
  rowRule<Dated>(
    ({ policy, now }, caller) => isAdmin(caller) || isFresh(policy, now),
    () => conflict('policy-too-old', `A policy can be ${verb} only within 24 hours of its creation`),
  );

export const DELETABLE = [isTheirs, isUnused, isTakenBackInTime('deleted'), isNotReferredTo] as const;

/** Whether the transition exists and the caller may make it (domain.md 2.12, R-GEN-03). */
export function movesTo(to: BusinessStatus): RowRule<Alone> {
  const verdict = ({ policy }: Alone, caller: Caller) => {
    const mover: Mover = isAdmin(caller) ? 'admin' : 'associate';
    return judgeTransition(policy.business_status, to, mover);
  };
  return rowRule(
    (subject, caller) => verdict(subject, caller) === 'legal',
    (subject, caller) =>
      verdict(subject, caller) === 'illegal'
        ? conflict('illegal-transition', messages.transition(subject.policy.business_status, to))
        : forbidden(),
  );
}

const isSettled = rowRule<Booked & Pick<PolicySubject, 'today'>>(
  ({ policy, money, today }) =>
    isOpen(policy) ||
    (!money.has_open_balance &&
      policy.issue_date !== null &&
      addMonths(policy.issue_date, ARCHIVE_MONTHS) <= today),
  () =>
    conflict(
      'policy-not-settled',
      `A paid policy can be archived ${ARCHIVE_MONTHS} months after issue, without an open balance`,
    ),
);
export const ARCHIVABLE = [isTheirs, isTakenBackInTime('withdrawn'), isSettled] as const;

export const isUnpaid = rowRule<Booked>(
  ({ policy, money }) => policy.business_status !== 'Archived' || !money.has_lines,
  () => conflict('policy-has-lines', 'A policy with compensation stays archived'),
);

export const isRunning = rowRule<Alone>(
  ({ policy }) => policy.business_status !== 'Ready To Pay' || policy.termination_date === null,
  () => conflict('policy-ended', 'A policy that has ended is reinstated before it is taken back'),
);

export const isIssuable = inState('Only a pending policy can be issued', isOpen);
export const isUnderwritable = inState(
  'Only an application that is not issued can be in underwriting',
  (policy) => isOpen(policy) && policy.issue_date === null,
);
const isInForce = (policy: PolicyFacts) =>
  policy.issue_date !== null && policy.termination_date === null && (isOpen(policy) || isPaid(policy));
export const isPlaceable = inState('Only a policy in force can be placed', isInForce);
export const isPremiumPaying = inState(
  'Premiums are reported of policies in force from Ready To Pay on',
  (policy) => isInForce(policy) && isPaid(policy),
);
export const isReratable = rowRule<Booked>(
  ({ policy, money }) =>
    (isInForce(policy) && isPaid(policy)) || (money.is_rerated_away && policy.termination_date === null),
  () => conflict('wrong-state', 'Only a policy in force from Ready To Pay on can be re-rated'),
);
export const isEndable = inState('Only an issued policy in force can be terminated', isInForce);
const isReinstatable = inState(
  'Only a policy that has ended or was charged back in full can be reinstated',
  (policy) =>
    policy.business_status === 'Full Chargedback' || (policy.termination_date !== null && isPaid(policy)),
);
const isCharged = rowRule<Booked>(
  ({ policy, money }) => !money.is_rerated_away || policy.termination_date !== null,
  () => conflict('re-rated', 'Nothing was charged back but by a re-rate: re-rate the policy again'),
);
export const REINSTATABLE = [isReinstatable, isCharged] as const;
export const isAskable = inState(
  'The policy is not Action Required',
  ({ business_status }) => business_status === 'Action Required',
);

export const policyActions = rowActions<PolicySubject, PolicyAction>({
  update: [
    { operation: 'updatePolicy', when: [hasPart, ...EDITABLE] },
    { operation: 'updateAdminPolicy', when: isChangeable },
  ],
  attach: [
    { operation: 'attachPolicyFile', when: [hasPart, ...EDITABLE] },
    { operation: 'attachAdminPolicyFile', when: EDITABLE },
  ],
  add_split: [
    { operation: 'addPolicyShare', when: SPLITTABLE_BY_WRITER },
    { operation: 'addAdminPolicyShare', when: SPLITTABLE_BY_WRITER },
  ],
  ready: { operation: 'moveAdminPolicy', when: movesTo('Ready To Pay') },
  ask: { operation: 'moveAdminPolicy', when: [movesTo('Action Required'), isRunning] },
  ask_more: { operation: 'askPolicyRequirement', when: isAskable },
  set_pending: [
    { operation: 'movePolicy', when: [hasPart, movesTo('Pending')] },
    { operation: 'moveAdminPolicy', when: [movesTo('Pending'), isUnpaid] },
  ],
  underwriting: { operation: 'setPolicyUnderwriting', when: isUnderwritable },
  issue: { operation: 'issuePolicy', when: isIssuable },
  place: { operation: 'placePolicy', when: isPlaceable },
  report_premium: { operation: 'reportPolicyPremium', when: isPremiumPaying },
  rerate: { operation: 'reratePolicy', when: isReratable },
  terminate: { operation: 'terminatePolicy', when: isEndable },
  reinstate: { operation: 'reinstatePolicy', when: REINSTATABLE },
  archive: [
    { operation: 'movePolicy', when: [hasPart, movesTo('Archived'), ...ARCHIVABLE] },
    { operation: 'moveAdminPolicy', when: [movesTo('Archived'), ...ARCHIVABLE] },
  ],
  delete: [
    { operation: 'deletePolicy', when: [hasPart, ...DELETABLE] },
    { operation: 'deleteAdminPolicy', when: DELETABLE },
  ],
});

/** A share together with the policy it is part of. */
export interface ShareSubject {
  readonly policy: PolicyRow;
  readonly share: PolicyShareRow;
}

const illegalFor = (action: ShareAction) => (subject: ShareSubject, caller: Caller) =>
  isAdmin(caller)
    ? conflict('illegal-transition', messages.transition(subject.share.approval_status, action))
    : forbidden();

const isSplit = rowRule<ShareSubject>(({ share }) => share.portion > 0, notFound);

/** Waits for the office, for the associate who is named, or for the writing associate who is asked (R-POL-02). */
const waitsFor = ({ policy, share }: ShareSubject, caller: Caller): boolean => {
  if (isAdmin(caller)) return share.approval_status === 'Pending For Admin';
  return (
    (share.approval_status === 'Pending For Associate' && share.associate_code === caller.code) ||
    (share.approval_status === 'Pending For Owner' && policy.writing_associate_code === caller.code)
  );
};

/** Any by the office, one that is not agreed to by the writing associate, and one's own that is only asked for. */
const isGivenUp = ({ policy, share }: ShareSubject, caller: Caller): boolean =>
  isAdmin(caller) ||
  (policy.writing_associate_code === caller.code && share.approval_status !== 'Approved') ||
  (share.approval_status === 'Pending For Owner' &&
    share.associate_code === caller.code &&
    share.entered_by === caller.code);

/** By which the service refuses what is done with a share. */
export const SHARE_RULES = {
  accept: [isSplit, isChangeable, rowRule(waitsFor, illegalFor('accept'))],
  refuse: [isSplit, isChangeable, rowRule(waitsFor, illegalFor('refuse'))],
  revoke: [
    isSplit,
    isChangeable,
    rowRule<ShareSubject>(({ share }) => share.approval_status === 'Approved', illegalFor('revoke')),
  ],
  remove: [isSplit, isChangeable, rowRule(isGivenUp, illegalFor('remove'))],
} satisfies Record<ShareAction, readonly RowRule<ShareSubject>[]>;

/** R-ADM-02. */
const isShareOfNoRelative = ({ share }: ShareSubject, caller: Caller) => isOfNoRelative(share, caller);

export const shareActions = rowActions<ShareSubject, ShareAction>({
  accept: [
    { operation: 'acceptPolicyShare', when: SHARE_RULES.accept },
    { operation: 'acceptAdminPolicyShare', when: [isShareOfNoRelative, ...SHARE_RULES.accept] },
  ],
  refuse: [
    { operation: 'refusePolicyShare', when: SHARE_RULES.refuse },
    { operation: 'refuseAdminPolicyShare', when: [isShareOfNoRelative, ...SHARE_RULES.refuse] },
  ],
  revoke: { operation: 'revokeAdminPolicyShare', when: [isShareOfNoRelative, ...SHARE_RULES.revoke] },
  remove: [
    { operation: 'removePolicyShare', when: SHARE_RULES.remove },
    { operation: 'removeAdminPolicyShare', when: SHARE_RULES.remove },
  ],
});

/** What is asked for, together with the policy it is asked of. */
export interface RequirementSubject {
  readonly policy: PolicyRow;
  readonly requirement: { readonly check_key: string | null; readonly closed_at: Date | null };
}

const isByHand = rowRule<RequirementSubject>(
  ({ requirement }) => requirement.check_key === null,
  () => conflict('automatic-requirement', 'This requirement closes itself when the check passes'),
);
const isAsked = rowRule<RequirementSubject>(
  ({ requirement }) => requirement.closed_at === null,
  () => conflict('requirement-closed', 'This requirement is closed'),
);
const waitsForAnswer = rowRule<Alone>(
  ({ policy }) => policy.business_status === 'Action Required',
  () => forbidden(),
);

export const CLOSABLE = [isByHand, isAsked] as const;
export const ANSWERABLE = [...CLOSABLE, waitsForAnswer] as const;

export const requirementActions = rowActions<RequirementSubject, RequirementAction>({
  answer: { operation: 'answerPolicyRequirement', when: ANSWERABLE },
  close: { operation: 'closePolicyRequirement', when: CLOSABLE },
});
