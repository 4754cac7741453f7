import type { ApprovalStatus } from '@upline/domain';
import type { Caller } from '../../../platform/operation/caller.ts';
import { isCrossHierarchy, type PolicyPerson } from '../entry/policy-references.store.ts';
import { isAdmin } from '../policies.record.ts';

const MORE_THAN_HALF = 5_000;

type People = ReadonlyMap<string, PolicyPerson>;
interface Split {
  readonly associate_code: string;
  readonly share_bps: number;
}

const WHOLE = 10_000;
const LEAST = 100;
const MOST_SPLITS = 2;

/** The largest part one more split may have, out of what all splits together leave the writing associate; 0: none (R-VAL-18). */
export function mostToAsk(
  shares: readonly { readonly portion: number; readonly share_bps: number }[],
): number {
  const splits = shares.filter(({ portion }) => portion > 0);
  const left = splits.reduce((sum, { share_bps }) => sum - share_bps, WHOLE - LEAST);
  return splits.length < MOST_SPLITS && left >= LEAST ? left : 0;
}

/** More than half, or another hierarchy: an admin has the last word (R-POL-02). */
const needsAdmin = ({ associate_code, share_bps }: Split, writer: string, people: People) =>
  share_bps > MORE_THAN_HALF || isCrossHierarchy(people.get(associate_code), people.get(writer));

/**
 * The state in which a share begins (R-POL-02). The person who enters it has agreed: an admin for everybody, the
 * writing or the split associate for themselves. A trainee agrees for neither, so the writing associate decides first.
 */
export function firstApproval(
  split: Split,
  writer: string,
  enterer: Pick<Caller, 'code' | 'kind'>,
): ApprovalStatus {
  if (split.associate_code === writer || isAdmin(enterer)) return 'Approved';
  if (enterer.code === writer) return 'Pending For Associate';
  return 'Pending For Owner';
}

/** The state of a share after the person it waited for has accepted it. */
export function nextApproval(
  split: Split & { readonly approval_status: ApprovalStatus; readonly entered_by: string | null },
  writer: string,
  people: People,
): ApprovalStatus {
  const waitsForSplit =
    split.approval_status === 'Pending For Owner' && split.entered_by !== split.associate_code;
  if (waitsForSplit) return 'Pending For Associate';
  if (split.approval_status !== 'Pending For Admin' && needsAdmin(split, writer, people))
    return 'Pending For Admin';
  return 'Approved';
}

/** The state of a share after the person it waited for has refused it. */
export const refusedApproval = (status: ApprovalStatus): ApprovalStatus => {
  if (status === 'Pending For Admin') return 'Rejected By Admin';
  return status === 'Pending For Owner' ? 'Rejected By Owner' : 'Revoked';
};
