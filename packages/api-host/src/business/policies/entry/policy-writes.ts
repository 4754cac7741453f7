import type { Updateable } from 'kysely';
import { shareGuard } from '../../../network/changes/guard.store.ts';
import type { AuditAction } from '../../../platform/audit/audit.ts';
import { namesOf } from '../../../platform/database/names-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../../platform/operation/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lifecycleOf } from '../life/policy-lifecycle.ts';
import { policyChanges, type TrailState } from '../policies.audit.ts';
import { isAdmin, opens, rolesOf } from '../policies.record.ts';
import {
  findPolicy,
  lockPolicy,
  type NewShare,
  replaceShares,
  shareClient,
  sharesOf,
  updatePolicy,
} from '../policies.store.ts';
import type { PolicyRow, PolicyShareRow } from '../policies.tables.ts';
import { emitPolicyEvent, type PolicyEventKind, type PolicyEvents } from '../policy-events.ts';
import { showFor } from '../record/policy-view.service.ts';
import { policyContext } from '../record/policy-view.store.ts';
import { correctCredits, type PolicyWithShares } from '../splits/policy-points.ts';
import { portionsOf } from '../splits/policy-volume.ts';

/** A part in a policy before its BV is known. */
export interface ShareInput
  extends Pick<NewShare, 'associate_code' | 'share_bps' | 'approval_status' | 'entered_by'> {
  readonly decided_at?: Date | null;
  readonly decided_by?: string | null;
  readonly asked_at?: Date;
  readonly reminded_at?: Date | null;
}

interface Saving {
  /** Replaces the shares when given. Otherwise, when the BV changes, the present shares get their new BV. */
  readonly shares?: readonly ShareInput[];
  readonly action?: AuditAction;
  readonly reason?: string;
  /** Before Ready To Pay the credits follow every edit; later they are chargebacks' business. */
  readonly credits: 'correct' | 'keep';
}

const WHOLE_BPS = 10_000;

/**
 * Shares with BV and count, the first being portion 0, which holds what the splits that count leave (R-MNY-05). One only
 * asked for, refused or revoked says its percentage, but takes nothing from the writing associate.
 */
export function withVolume(bv_cents: number, inputs: readonly ShareInput[]): NewShare[] {
  const taken = inputs.slice(1).reduce((sum, input) => sum + (opens(input) ? input.share_bps : 0), 0);
  const parts = inputs.map((input, portion) =>
    portion === 0 ? { ...input, share_bps: WHOLE_BPS - taken } : input,
  );
  const counted = parts.filter(opens);
  const volumes = portionsOf(
    bv_cents,
    counted.map(({ share_bps }) => share_bps),
  );
  return parts.map((part, portion) => ({
    decided_at: null,
    decided_by: null,
    ...part,
    portion,
    ...(volumes[counted.indexOf(part)] ?? { bv_cents: 0, policy_hundredths: 0 }),
  }));
}

/** The present share, to be written again. */
export const shareInputOf = (share: PolicyShareRow): ShareInput => ({
  associate_code: share.associate_code,
  share_bps: share.share_bps,
  approval_status: share.approval_status,
  entered_by: share.entered_by,
  decided_at: share.decided_at,
  decided_by: share.decided_by,
  asked_at: share.asked_at,
  reminded_at: share.reminded_at,
});

/** The people and days a snapshot is made of (R-MNY-02). */
const snapshotOf = ({ policy, shares }: PolicyWithShares) =>
  JSON.stringify([
    policy.submit_date,
    policy.writing_associate_code,
    policy.training_associate_code,
    policy.product_id,
    shares
      .filter(opens)
      .map(({ portion, associate_code, share_bps }) => [portion, associate_code, share_bps]),
  ]);

/** A policy with the names its audit entries speak of (R-AUD-03). */
export async function trailState(
  { db }: Pick<Context, 'db'>,
  { policy, shares }: PolicyWithShares,
): Promise<TrailState> {
  const about = await policyContext(db, policy.id);
  const people = await namesOf(db, [
    policy.training_associate_code,
    ...shares.map(({ associate_code }) => associate_code),
  ]);
  return {
    policy,
    shares,
    names: {
      people,
      provider: about.provider_name,
      product: about.product_name,
      client: about.client_name,
    },
  };
}

/**
 * Emits the event and returns the policy as the handlers leave it, because a chargeback may have changed its state.
 */
export async function emitAndReload<K extends PolicyEventKind>(
  platform: Platform,
  context: Context,
  kind: K,
  event: PolicyEvents[K],
): Promise<PolicyWithShares> {
  await emitPolicyEvent(platform, context, kind, event);
  const policy = await findPolicy(context.db, event.policy.id);
  if (!policy) throw notFound();
  return { policy, shares: await sharesOf(context.db, policy.id) };
}

/** Every write of a policy goes through here: lock, compare-and-set, shares, credits, trail, event, in one order. */
export function policyWrites(platform: Platform) {
  const { audit } = platform;

  return {
    /**
     * Takes the network's guard and locks the policy. An associate needs a part in it, otherwise the policy is unknown
     * (404), unless `mayReach` allows it. A stale version answers 409 with the present record.
     */
    async lock(
      context: SignedInContext,
      id: string,
      version?: number,
      mayReach: (state: PolicyWithShares) => Promise<boolean> = async () => false,
    ): Promise<PolicyWithShares> {
      const { db, caller } = context;
      await shareGuard(db);
      const policy = await lockPolicy(db, id);
      if (!policy) throw notFound();
      const shares = await sharesOf(db, id);
      const state = { policy, shares };
      const hasPart = isAdmin(caller) || rolesOf(caller.code, policy, shares).length > 0;
      if (!hasPart && !(await mayReach(state))) throw notFound();
      if (version !== undefined && policy.version !== version)
        throw staleVersion('policy', hasPart ? await showFor(context, policy) : undefined);
      return state;
    },

    /** Writes the changes; nothing at all when there are none. Returns the policy as it then stands. */
    async save(
      context: Context,
      before: PolicyWithShares,
      changes: Updateable<Tables['policy']>,
      { shares: inputs, action = 'update', reason, credits }: Saving,
    ): Promise<PolicyWithShares> {
      const { db, now, caller } = context;
      const was = before.policy;
      const lifecycle = lifecycleOf({ ...was, ...(changes as Partial<PolicyRow>) });
      const policy = await updatePolicy(db, was, {
        ...changes,
        lifecycle,
        updated_at: now,
        updated_by: caller?.code ?? null,
      });
      if (!policy) throw staleVersion('policy');
      const isBvNew = policy.bv_cents !== was.bv_cents;
      const shares =
        inputs || isBvNew
          ? await replaceShares(
              db,
              policy,
              withVolume(policy.bv_cents, inputs ?? before.shares.map(shareInputOf)),
            )
          : await sharesOf(db, policy.id);
      const after = { policy, shares };
      if (credits === 'correct') await correctCredits(db, before, after);

      const isPeopleNew = snapshotOf(before) !== snapshotOf(after);
      if (isPeopleNew || was.client_id !== policy.client_id) {
        await shareClient(db, policy.client_id);
        if (was.client_id !== policy.client_id) await shareClient(db, was.client_id);
      }
      const trail = policyChanges(await trailState(context, before), await trailState(context, after));
      audit.record(context, {
        action,
        entity: 'policy',
        entityId: policy.id,
        entityLabel: policy.policy_number,
        ownerCode: policy.writing_associate_code,
        changes: trail,
        ...(reason === undefined ? {} : { reason }),
      });
      if (isPeopleNew && credits === 'correct')
        await emitPolicyEvent(platform, context, 'PeopleOrDatesEdited', after);
      return after;
    },
  };
}
