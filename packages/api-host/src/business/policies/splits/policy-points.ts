import type { PointsType } from '@upline/domain';
import { type PointEntry, recordPoints } from '../../../network/sums/points.store.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PolicyRow, PolicyShareRow } from '../policies.tables.ts';

/** A policy with its shares, portion 0 first. */
export interface PolicyWithShares {
  readonly policy: PolicyRow;
  readonly shares: readonly PolicyShareRow[];
}

/**
 * The credits a policy gives (domain.md 5.1): submitted on the submit date, issued on the issue date, to each portion its
 * BV and its part of one policy (R-PTS-01). The training associate gets none.
 */
export function creditsOf({ policy, shares }: PolicyWithShares): PointEntry[] {
  const { id, submit_date, issue_date, product_id, provider_id } = policy;
  return shares.flatMap((share) => {
    const credit = (points_type: PointsType, amount: number, on_date: string): PointEntry => ({
      owner_code: share.associate_code,
      points_type,
      amount,
      on_date,
      reference_kind: 'policy',
      reference_id: id,
      portion: share.portion + 1,
      product_id,
      provider_id,
      policy_id: id,
    });
    return [
      credit('SubmittedBv', share.bv_cents, submit_date),
      credit('SubmittedPolicies', share.policy_hundredths, submit_date),
      ...(issue_date === null
        ? []
        : [
            credit('IssuedBv', share.bv_cents, issue_date),
            credit('IssuedPolicies', share.policy_hundredths, issue_date),
          ]),
    ];
  });
}

const placeOf = ({ owner_code, points_type, on_date, product_id, portion }: PointEntry) =>
  [owner_code, points_type, on_date, product_id, portion].join('|');

/** What brings the credits of one state to those of the next: reversals on the old dates, credits on the new ones. */
export function corrections(before: readonly PointEntry[], after: readonly PointEntry[]): PointEntry[] {
  const standing = new Map(before.map((entry) => [placeOf(entry), entry]));
  const added = after.flatMap((entry) => {
    const old = standing.get(placeOf(entry));
    standing.delete(placeOf(entry));
    const more = entry.amount - (old?.amount ?? 0);
    if (more === 0) return [];
    return [{ ...entry, amount: Math.abs(more), is_reversal: more < 0 }];
  });
  return [...[...standing.values()].map((entry) => ({ ...entry, is_reversal: true })), ...added];
}

/** Credits a policy that comes in. */
export const creditPolicy = (db: Db, state: PolicyWithShares) => recordPoints(db, creditsOf(state));

/** Corrects the credits after an edit before Ready To Pay. */
export const correctCredits = (db: Db, before: PolicyWithShares, after: PolicyWithShares) =>
  recordPoints(db, corrections(creditsOf(before), creditsOf(after)));

/** Archived without a chargeback: all of it is taken back on that date; taken out of the archive, it is given again. */
export const reverseOrRestoreCredits = (
  db: Db,
  state: PolicyWithShares,
  on_date: string,
  is_reversal: boolean,
) =>
  recordPoints(
    db,
    creditsOf(state).map((entry) => ({ ...entry, on_date, is_reversal })),
  );
