import type { Caller } from '../../platform/caller.ts';
import type { PolicyAction, PolicyRole, ShareAction } from './policies.schemas.ts';
import type { PolicyRow, PolicyShareRow } from './policy-events.ts';
import { reachable } from './policy-transitions.ts';

const DAY_MS = 86_400_000;

/** Who is asking, and what part that person has in the policy. */
export type Viewer = Pick<Caller, 'code' | 'kind' | 'permissions' | 'isReadOnly' | 'proxyAdminCode'>;

export const isAdmin = ({ kind }: Pick<Caller, 'kind'>) => kind !== 'Associate';

/** A share in these states opens the policy to its associate: named by the writing associate, or agreed to by her. */
export const OPENING = ['Approved', 'Pending For Associate', 'Pending For Admin'] as const;

/** Whether a share counts: one only asked for, refused or revoked has no credit, opens nothing and judges nobody. */
export const opens = ({ approval_status }: Pick<PolicyShareRow, 'approval_status'>) =>
  (OPENING as readonly string[]).includes(approval_status);

/** Everybody who has a part in the policy: writing, training and splits that count. */
export const partakersOf = (policy: PolicyRow, shares: readonly PolicyShareRow[]): (string | null)[] => [
  policy.training_associate_code,
  ...shares.filter(opens).map(({ associate_code }) => associate_code),
];

/** The caller's roles. Who only asked for a share has none yet, who refused or was refused none any more. */
export function rolesOf(code: string, policy: PolicyRow, shares: readonly PolicyShareRow[]): PolicyRole[] {
  return [
    ...(policy.writing_associate_code === code ? (['Writing'] as const) : []),
    ...(shares.some((share) => share.portion > 0 && share.associate_code === code && opens(share))
      ? (['Split'] as const)
      : []),
    ...(policy.training_associate_code === code ? (['Training'] as const) : []),
  ];
}

/** An own entry of the last 24 hours may be taken back by who made it or by the writing associate (R-POL-03). */
export const isFresh = (policy: PolicyRow, now: Date) => now.getTime() - policy.created_at.getTime() < DAY_MS;

/** Whether the policy is the caller's to edit: written or entered by her (R-POL-01). */
export const isOwn = ({ code }: Pick<Caller, 'code'>, policy: PolicyRow) =>
  policy.writing_associate_code === code || policy.created_by === code;

const isOpen = ({ business_status }: PolicyRow) =>
  business_status === 'Pending' || business_status === 'Action Required';
const isPaid = ({ business_status }: PolicyRow) =>
  business_status === 'Ready To Pay' || business_status === 'Approved';

/** What the caller may do with the policy now; the services hold the same rules. */
export function actionsOf(
  viewer: Viewer,
  policy: PolicyRow,
  { roles, hasLines, now }: { roles: readonly PolicyRole[]; hasLines: boolean; now: Date },
): PolicyAction[] {
  return isAdmin(viewer)
    ? adminActions(policy, hasLines)
    : associateActions(viewer, policy, { roles, hasLines, now });
}

function associateActions(
  viewer: Viewer,
  policy: PolicyRow,
  { roles, hasLines, now }: { roles: readonly PolicyRole[]; hasLines: boolean; now: Date },
): PolicyAction[] {
  const { permissions, isReadOnly, proxyAdminCode } = viewer;
  if (isReadOnly || !permissions.has('business.write') || !isOpen(policy) || roles.length === 0) return [];
  const isProxy = proxyAdminCode !== undefined;
  // A proxy session edits Pending policies only and deletes nothing (7.3).
  const mayEdit = isOwn(viewer, policy) && (!isProxy || policy.business_status === 'Pending');
  const isWithdrawable = isOwn(viewer, policy) && isFresh(policy, now) && !hasLines;
  return [
    ...(mayEdit ? (['update', 'attach'] as const) : []),
    ...(policy.business_status === 'Action Required' && !isProxy ? (['answer'] as const) : []),
    ...(mayEdit && roles.includes('Writing') ? (['add_split'] as const) : []),
    ...(isWithdrawable && !isProxy ? (['archive'] as const) : []),
    ...(isWithdrawable && !isProxy && policy.business_status === 'Pending' ? (['delete'] as const) : []),
  ];
}

function adminActions(policy: PolicyRow, hasLines: boolean): PolicyAction[] {
  const { business_status, issue_date, placed_date, termination_date } = policy;
  const canEnd = issue_date !== null && termination_date === null && (isOpen(policy) || isPaid(policy));
  return [
    ...(isOpen(policy) ? (['update', 'attach', 'add_split'] as const) : []),
    ...(reachable(business_status, 'admin').length > 0 &&
    !(business_status === 'Ready To Pay' && termination_date !== null)
      ? (['transition'] as const)
      : []),
    ...(isOpen(policy) && issue_date === null ? (['issue'] as const) : []),
    ...(issue_date !== null &&
    placed_date === null &&
    termination_date === null &&
    (isOpen(policy) || isPaid(policy))
      ? (['place'] as const)
      : []),
    ...(issue_date !== null && isPaid(policy) && termination_date === null
      ? (['report_premium', 'rerate'] as const)
      : []),
    ...(canEnd ? (['terminate'] as const) : []),
    ...(business_status === 'Full Chargedback' || (termination_date !== null && isPaid(policy))
      ? (['reinstate'] as const)
      : []),
    ...(business_status === 'Pending' && !hasLines ? (['delete'] as const) : []),
  ];
}

/** What the caller may say about a share (R-POL-02). */
export function shareActionsOf(viewer: Viewer, policy: PolicyRow, share: PolicyShareRow): ShareAction[] {
  if (share.portion === 0 || !isOpen(policy)) return [];
  const { approval_status: status } = share;
  if (isAdmin(viewer)) {
    return [
      ...(status === 'Pending For Admin' ? (['accept', 'refuse'] as const) : []),
      ...(status === 'Approved' ? (['revoke'] as const) : []),
      'remove',
    ];
  }
  if (viewer.isReadOnly || viewer.proxyAdminCode !== undefined) return [];
  const decides =
    (status === 'Pending For Associate' && share.associate_code === viewer.code) ||
    (status === 'Pending For Owner' && policy.writing_associate_code === viewer.code);
  const isWriter = policy.writing_associate_code === viewer.code;
  const isOwnAsk =
    status === 'Pending For Owner' &&
    share.associate_code === viewer.code &&
    share.entered_by === viewer.code;
  const mayRemove = isOwnAsk || (isWriter && status !== 'Approved');
  return [...(decides ? (['accept', 'refuse'] as const) : []), ...(mayRemove ? (['remove'] as const) : [])];
}
