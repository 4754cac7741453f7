import type { LevelCode } from '../../access/levels.ts';
import { compensate } from '../lines.ts';
import type { PolicyResult, PortionSnapshot, SnapshotPerson, StatusOf } from '../types.ts';

/** A policy as it was posted. */
export interface RecentPolicy {
  readonly id: string;
  readonly bv_cents: number;
  readonly snapshots: readonly PortionSnapshot[];
  /** Statuses at its first posting. */
  readonly statusOf: StatusOf;
}

/** Another level for one person. */
export interface LevelChange {
  readonly associate_code: string;
  readonly level_code: LevelCode;
  readonly is_senior: boolean;
  /** Rate of the new level for this policy's product and kind, from the schedule of its submit date. */
  readonly rateOf: (policy: RecentPolicy) => number;
}

export interface LevelEffect {
  /** The person's lines as posted, and as they would have been; the year's amounts. */
  readonly before_cents: number;
  readonly after_cents: number;
  readonly policies: readonly {
    readonly id: string;
    readonly before_cents: number;
    readonly after_cents: number;
  }[];
}

const earned = ({ lines }: PolicyResult, code: string) =>
  lines.reduce((sum, line) => (line.associate_code === code ? sum + line.amount_cents : sum), 0);

/**
 * What-if promotion: the person's lines of recent policies once more with another level, everything else as frozen
 * (domain.md 9.3). Nothing is changed by it; a real promotion never touches policies submitted before (R-LVL-02).
 */
export function whatIfLevel(policies: readonly RecentPolicy[], change: LevelChange): LevelEffect {
  const { associate_code, level_code, is_senior } = change;
  const effects = policies.map((policy) => {
    const rate_bps = change.rateOf(policy);
    const promoted = (person: SnapshotPerson): SnapshotPerson =>
      person.code === associate_code ? { ...person, level_code, is_senior, rate_bps } : person;
    const snapshots = policy.snapshots.map((snapshot) => ({
      ...snapshot,
      producer: promoted(snapshot.producer),
      trainee: snapshot.trainee && promoted(snapshot.trainee),
      uplines: snapshot.uplines.map(promoted),
    }));
    return {
      id: policy.id,
      before_cents: earned(compensate(policy.bv_cents, policy.snapshots, policy.statusOf), associate_code),
      after_cents: earned(compensate(policy.bv_cents, snapshots, policy.statusOf), associate_code),
    };
  });
  return {
    before_cents: effects.reduce((sum, { before_cents }) => sum + before_cents, 0),
    after_cents: effects.reduce((sum, { after_cents }) => sum + after_cents, 0),
    policies: effects,
  };
}
