import { type PortionNumber, portionVolumes } from '@upline/domain/compensation';
import { recordPoints } from '../../network/points.store.ts';
import type { Context } from '../../platform/operation.ts';
import type { PostedPolicy } from './policy-ledger.store.ts';
import { sharesOf } from './volumes.store.ts';

interface Change {
  readonly portion: PortionNumber;
  /** Positive takes back, negative credits. */
  readonly bv_cents: number;
}

/** Reverses or credits IssuedBv of the portions on a day (R-MNY-22, R-MNY-24). */
export async function reverseVolumes(
  { db }: Pick<Context, 'db'>,
  policy: PostedPolicy,
  changes: readonly Change[],
  { on_date, eventId }: { on_date: string; eventId: string },
): Promise<void> {
  await recordPoints(
    db,
    changes.map(({ portion, bv_cents }) => ({
      owner_code: policy.producers.get(portion) as string,
      points_type: 'IssuedBv',
      amount: Math.abs(bv_cents),
      on_date,
      reference_kind: 'chargeback',
      reference_id: eventId,
      portion: portion + 1,
      is_reversal: bv_cents > 0,
      product_id: policy.product_id,
      provider_id: policy.provider_id,
      policy_id: policy.id,
    })),
  );
}

/** Brings the credited volume to what the shares now say, where events had moved it: for a posting taken back. */
export async function standingVolumes(
  context: Pick<Context, 'db' | 'today'>,
  policy: PostedPolicy,
): Promise<void> {
  if (policy.ledger.events.length === 0) return;
  const shares = await sharesOf(context.db, policy.id);
  await reverseVolumes(
    context,
    policy,
    shares.map(({ portion, bv_cents }) => ({
      portion: portion as PortionNumber,
      bv_cents: portionVolumes(policy.ledger, portion as PortionNumber).standing_cents - bv_cents,
    })),
    { on_date: context.today, eventId: policy.id },
  );
}
