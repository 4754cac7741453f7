import type { PointsType } from '@upline/domain';
import {
  type PolicyEvent,
  type PortionNumber,
  portionVolumes,
  reasonClass,
  roundedRatio,
  unearnedShare,
} from '@upline/domain/compensation';
import { recordPoints } from '../../../network/sums/points.store.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { PostedPolicy } from '../policy-ledger.store.ts';
import { countsTaken, sharesOf } from './volumes.store.ts';

interface Change {
  readonly portion: number;
  /** Positive takes back, negative credits. */
  readonly amount: number;
}

/** The day and the event of the entries of a change. */
interface Place {
  readonly on_date: string;
  readonly eventId: string;
}

const record = (
  { db }: Pick<Context, 'db'>,
  policy: PostedPolicy,
  { on_date, eventId }: Place,
  changes: Partial<Record<PointsType, readonly Change[]>>,
): Promise<void> =>
  recordPoints(
    db,
    Object.entries(changes).flatMap(([points_type, list]) =>
      list.map(({ portion, amount }) => ({
        owner_code: policy.producers.get(portion as PortionNumber) as string,
        points_type: points_type as PointsType,
        amount: Math.abs(amount),
        on_date,
        reference_kind: 'chargeback',
        reference_id: eventId,
        portion: portion + 1,
        is_reversal: amount > 0,
        product_id: policy.product_id,
        provider_id: policy.provider_id,
        policy_id: policy.id,
      })),
    ),
  );

const givenAgain = (counts: ReadonlyMap<number, number>): Change[] =>
  [...counts].map(([portion, taken]) => ({ portion, amount: -taken }));

/**
 * What an event takes of the count of policies, as it takes BV (5.1, R-MNY-22): of one policy what is unearned, beyond what
 * earlier events took. A re-rated policy is still one, and an amount takes no volume.
 */
async function countsOf(
  { db }: Pick<Context, 'db'>,
  policy: PostedPolicy,
  event: PolicyEvent,
): Promise<Change[]> {
  const group = reasonClass(event.reason);
  if (group === 'Amount' || group === 'Re-rate') return [];
  const { num, den } =
    group === 'Full Recovery'
      ? { num: 1n, den: 1n }
      : unearnedShare(policy.ledger.terms, event.months_in_force);
  const taken = await countsTaken(db, policy.id);
  return (await sharesOf(db, policy.id)).map(({ portion, policy_hundredths }) => {
    const target = roundedRatio(policy_hundredths * Number(num), Number(den));
    return { portion, amount: Math.max(0, target - (taken.get(portion) ?? 0)) };
  });
}

/** Reverses what an event takes of IssuedBv and IssuedPolicies of the portions, on its day (R-MNY-22). */
export async function reverseVolumes(
  context: Pick<Context, 'db'>,
  policy: PostedPolicy,
  event: PolicyEvent,
): Promise<void> {
  await record(
    context,
    policy,
    { on_date: event.event_date, eventId: event.id },
    {
      IssuedBv: event.bv_reversals.map(({ portion, bv_cents }) => ({ portion, amount: bv_cents })),
      IssuedPolicies: await countsOf(context, policy, event),
    },
  );
}

/** Credits again what events took, on a day; the entries name the first of them (R-MNY-24). */
export async function creditVolumes(
  context: Pick<Context, 'db'>,
  policy: PostedPolicy,
  volumes: PolicyEvent['bv_reversals'],
  { on_date, eventIds }: { on_date: string; eventIds: readonly string[] },
): Promise<void> {
  await record(
    context,
    policy,
    { on_date, eventId: eventIds[0] as string },
    {
      IssuedBv: volumes.map(({ portion, bv_cents }) => ({ portion, amount: -bv_cents })),
      IssuedPolicies: givenAgain(await countsTaken(context.db, policy.id, eventIds)),
    },
  );
}

/** Sets the credits back to the shares where events had changed them, after a posting was taken back. */
export async function standingVolumes(
  context: Pick<Context, 'db' | 'today'>,
  policy: PostedPolicy,
): Promise<void> {
  if (policy.ledger.events.length === 0) return;
  const shares = await sharesOf(context.db, policy.id);
  await record(
    context,
    policy,
    { on_date: context.today, eventId: policy.id },
    {
      IssuedBv: shares.map(({ portion, bv_cents }) => ({
        portion,
        amount: portionVolumes(policy.ledger, portion as PortionNumber).standing_cents - bv_cents,
      })),
      IssuedPolicies: givenAgain(await countsTaken(context.db, policy.id)),
    },
  );
}
