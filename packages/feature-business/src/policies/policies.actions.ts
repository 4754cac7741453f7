import type { OperationId } from '@upline/api-client';
import { deletion, type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import { PROGRAM_SHOWN_BY } from '../training/training-shown-by.ts';
import type { Policy } from './policy-head.tsx';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

export type Share = Policy['shares'][number];
export type Requirement = Policy['requirements'][number];
export type TrainingCaseFacts = NonNullable<Policy['training_case']>;

interface PolicyPlace {
  /** Another provider uses the number too. */
  readonly isShared?: boolean;
  readonly onDeleted?: () => void;
}

/** Editing, and withdrawing and deleting an own entry of the day (R-POL-03), in the list as on the policy's own page. */
export const policyActions = (
  { id, policy_number, version, actions }: Pick<Policy, 'id' | 'policy_number' | 'version' | 'actions'>,
  { isShared = true, onDeleted }: PolicyPlace = {},
): NamedAction[] => {
  const input = { params: { id }, ifMatch: version };
  return offered(
    { actions },
    {
      update: {
        label: 'Edit policy',
        to: {
          to: '/business/$policy_number/edit',
          params: { policy_number },
          search: isShared ? { id } : {},
        },
      },
      set_pending: recordAction({
        operation: 'movePolicy',
        label: 'Check again',
        input,
        body: { to: 'Pending' },
        refresh: POLICY_SHOWN_BY,
        message: 'Nothing is missing any more',
      }),
      archive: recordAction({
        operation: 'movePolicy',
        label: 'Withdraw policy',
        input,
        body: { to: 'Archived', ended_as: 'Withdrawn' },
        refresh: POLICY_SHOWN_BY,
        message: updatedMessage('Policy'),
        many: { label: 'Withdraw', done: 'withdrawn' },
      }),
      delete: deletion('policy', {
        operation: 'deletePolicy',
        input,
        refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber'],
        onDone: onDeleted,
      }),
    },
  );
};

/** The operations on a share: the portal's, or those of the home office. */
const SHARES = {
  portal: {
    accept: 'acceptPolicyShare',
    refuse: 'refusePolicyShare',
    revoke: 'revokeAdminPolicyShare',
    remove: 'removePolicyShare',
  },
  office: {
    accept: 'acceptAdminPolicyShare',
    refuse: 'refuseAdminPolicyShare',
    revoke: 'revokeAdminPolicyShare',
    remove: 'removeAdminPolicyShare',
  },
} as const;

const REASON = { name: 'reason', label: 'Reason', required: true, minLength: 5, maxLength: 500 } as const;

/** The answers to an offered share (R-POL-02). The person who decides refuses instead of removing. */
export function shareActions(
  { id, version }: Pick<Policy, 'id' | 'version'>,
  share: Pick<Share, 'portion' | 'actions' | 'approval_status'>,
  side: keyof typeof SHARES,
  refresh: readonly OperationId[],
): NamedAction[] {
  const operations = SHARES[side];
  const input = {
    params: { id, portion: String(share.portion) as '1' | '2' },
    ifMatch: version,
  };
  const verb = share.approval_status.startsWith('Pending') ? 'Withdraw' : 'Remove';
  return offered(share, {
    accept: recordAction({
      operation: operations.accept,
      label: 'Accept split',
      input,
      refresh,
      message: 'Split accepted',
    }),
    refuse: recordAction({
      operation: operations.refuse,
      label: 'Refuse split',
      input,
      fields: [REASON],
      refresh,
      message: 'Split refused',
    }),
    revoke: recordAction({
      operation: operations.revoke,
      label: 'Revoke approval',
      input,
      fields: [REASON],
      refresh,
      message: updatedMessage('Policy'),
    }),
    remove:
      !share.actions.includes('accept') &&
      recordAction({
        operation: operations.remove,
        label: `${verb} split`,
        deletes: 'split',
        verb,
        input,
        refresh,
        message: 'Split removed',
      }),
  });
}

/** What may be done about something that is asked for (domain.md 2.12). */
export const requirementActions = (
  { id }: Pick<Policy, 'id'>,
  requirement: Requirement,
  refresh: readonly OperationId[],
): NamedAction[] => {
  const params = { id, requirement_id: requirement.id };
  return offered(requirement, {
    answer: recordAction({
      operation: 'answerPolicyRequirement',
      label: requirement.answer ? 'Answer again' : 'Answer',
      saveLabel: 'Send answer',
      input: { params, ifMatch: requirement.version },
      fields: [{ name: 'answer', label: 'Answer', required: true, maxLength: 4000 }],
      refresh,
      message: updatedMessage('Requirement'),
    }),
    close: recordAction({
      operation: 'closePolicyRequirement',
      label: 'Mark as done',
      input: { params },
      refresh,
      message: updatedMessage('Policy'),
    }),
  });
};

/** The word on a trainee's case, with a comment or without (R-TRN-01). */
export const caseActions = (
  one: Pick<TrainingCaseFacts, 'id' | 'version' | 'actions'>,
  operation: 'acknowledgeTrainingCase' | 'acknowledgeAnyTrainingCase',
  refresh: readonly OperationId[],
): NamedAction[] =>
  offered(one, {
    acknowledge: recordAction({
      operation,
      label: 'Acknowledge case',
      input: { params: { id: one.id }, ifMatch: one.version },
      fields: [{ name: 'comment', label: 'Comment', maxLength: 1000 }],
      refresh: [...refresh, ...PROGRAM_SHOWN_BY],
      message: 'Case acknowledged',
    }),
  });
