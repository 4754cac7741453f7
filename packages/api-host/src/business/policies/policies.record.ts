import { DAY_MS } from '@upline/domain';
import type { Caller } from '../../platform/operation/caller.ts';
import type { PolicyRole } from './policies.schemas.ts';
import type { PolicyRow, PolicyShareRow } from './policies.tables.ts';

export const isAdmin = ({ kind }: Pick<Caller, 'kind'>) => kind !== 'Associate';

/** A share in these states opens the policy to its associate: named by the writing associate, or agreed to by her. */
export const OPENING = ['Approved', 'Pending For Associate', 'Pending For Admin'] as const;

/** Whether a share counts: one only asked for, refused or revoked has no credit, opens nothing and judges nobody. */
export const opens = ({ approval_status }: Pick<PolicyShareRow, 'approval_status'>) =>
  (OPENING as readonly string[]).includes(approval_status);

/** Everybody who has a part in the policy: writing, training and splits that count. */
export const participantsOf = (policy: PolicyRow, shares: readonly PolicyShareRow[]): (string | null)[] => [
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
export const isFresh = (policy: Pick<PolicyRow, 'created_at'>, now: Date) =>
  now.getTime() - policy.created_at.getTime() < DAY_MS;

/** Whether the policy is the caller's to edit: written or entered by her (R-POL-01). */
export const isOwn = (
  { code }: Pick<Caller, 'code'>,
  policy: Pick<PolicyRow, 'writing_associate_code' | 'created_by'>,
) => policy.writing_associate_code === code || policy.created_by === code;

/** Before Ready To Pay. */
export const isOpen = ({ business_status }: Pick<PolicyRow, 'business_status'>) =>
  business_status === 'Pending' || business_status === 'Action Required';

/** From Ready To Pay on. */
export const isPaid = ({ business_status }: Pick<PolicyRow, 'business_status'>) =>
  business_status === 'Ready To Pay' || business_status === 'Approved';
