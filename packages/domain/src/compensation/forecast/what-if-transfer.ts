import { compensate } from '../lines.ts';
import type { PolicyResult, PortionSnapshot, SnapshotPerson } from '../types.ts';
import type { RecentPolicy } from './what-if.ts';

/** Another upline for one person. */
export interface WhatIfTransfer {
  readonly associate_code: string;
  /** False: the directs go to the present upline (R-UPL-03). */
  readonly with_downline: boolean;
  /** The new upline and everybody above with the rates of this policy, nearest first; without the root. */
  readonly above: (policy: RecentPolicy) => readonly SnapshotPerson[];
}

export interface PayEffect {
  readonly associate_code: string;
  /** The year's amounts of the policies, as posted and as they would have been. */
  readonly before_cents: number;
  readonly after_cents: number;
}

/** The chain of a portion after the transfer; one in which the person does not stand remains. */
function movedChain(
  snapshot: PortionSnapshot,
  transfer: WhatIfTransfer,
  policy: RecentPolicy,
): PortionSnapshot {
  const { associate_code, with_downline } = transfer;
  const at = [snapshot.producer, ...snapshot.uplines].findIndex(({ code }) => code === associate_code);
  if (at < 0) return snapshot;
  if (with_downline || at === 0)
    return { ...snapshot, uplines: [...snapshot.uplines.slice(0, at), ...transfer.above(policy)] };
  return { ...snapshot, uplines: snapshot.uplines.filter(({ code }) => code !== associate_code) };
}

/**
 * What-if transfer: recent policies of the person and of the people below once more with the uplines after the transfer, everything
 * else as frozen. Nothing is changed by it; a real transfer never touches policies submitted before (R-MNY-01).
 */
export function whatIfTransfer(
  policies: readonly RecentPolicy[],
  transfer: WhatIfTransfer,
): readonly PayEffect[] {
  const effects = new Map<string, { before_cents: number; after_cents: number }>();
  const note = ({ lines }: PolicyResult, when: 'before_cents' | 'after_cents') => {
    for (const { associate_code, amount_cents } of lines) {
      const sums = effects.get(associate_code) ?? { before_cents: 0, after_cents: 0 };
      sums[when] += amount_cents;
      effects.set(associate_code, sums);
    }
  };
  for (const policy of policies) {
    const { bv_cents, snapshots, statusOf } = policy;
    note(compensate(bv_cents, snapshots, statusOf), 'before_cents');
    const moved = snapshots.map((snapshot) => movedChain(snapshot, transfer, policy));
    note(compensate(bv_cents, moved, statusOf), 'after_cents');
  }
  return [...effects].map(([associate_code, sums]) => ({ associate_code, ...sums }));
}
