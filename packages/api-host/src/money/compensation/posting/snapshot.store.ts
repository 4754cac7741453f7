import type { ProductType } from '@upline/domain';
import type { PortionSnapshot } from '@upline/domain/compensation';
import { sql } from 'kysely';
import { isOpening } from '../../../business/policies/lists/policies.source.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/** What a snapshot is frozen from, one entry a policy; shares that count in the order of portions (R-POL-02). */
export async function policiesToFreeze(db: Db, policyIds: readonly string[], onlyMissing: boolean) {
  const { rows } = await sql<{
    id: string;
    submit_date: string;
    product_id: string;
    product_type: ProductType;
    kind: PortionSnapshot['kind'];
    training_associate_code: string | null;
    shares: { portion: PortionSnapshot['portion']; associate_code: string; share_bps: number }[];
  }>`
    select policy.id, policy.submit_date, policy.product_id, product.product_type, policy.application_type as kind,
      policy.training_associate_code, (
        select json_agg(json_build_object('portion', share.portion, 'associate_code', share.associate_code,
          'share_bps', share.share_bps) order by share.portion)
        from policy_share share where share.policy_id = policy.id and ${isOpening('share')}
      ) as shares
    from policy join product on product.id = policy.product_id
    where policy.id = any(${policyIds}::uuid[])
      and not exists (select from compensation_snapshot frozen
        where frozen.policy_id = policy.id and (frozen.is_final or ${onlyMissing}::boolean))
      and exists (select from policy_share share where share.policy_id = policy.id)
    order by policy.id`.execute(db);
  return rows;
}

/** The people among the codes whose license is not checked. */
export async function withoutLicenseCheck(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('associate')
    .select('code')
    .where(isOneOf('code', codes))
    .where('disable_license_check', '=', true)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

interface NewSnapshot {
  readonly policy_id: string;
  readonly schedule_id: string | null;
  readonly snapshot: PortionSnapshot;
}

/** Replaces the snapshots of the policies. */
export async function replaceSnapshots(db: Db, snapshots: readonly NewSnapshot[]): Promise<void> {
  const ids = [...new Set(snapshots.map(({ policy_id }) => policy_id))];
  await sql`delete from compensation_snapshot where policy_id = any(${ids}::uuid[]) and not is_final`.execute(
    db,
  );
  const rows = snapshots.map(({ policy_id, schedule_id, snapshot }) => ({
    policy_id,
    schedule_id,
    portion: snapshot.portion,
    submit_date: snapshot.submit_date,
    snapshot,
  }));
  await sql`
    insert into compensation_snapshot (policy_id, portion, submit_date, schedule_id, snapshot)
    select policy_id, portion, submit_date, schedule_id, snapshot
    from json_populate_recordset(null::compensation_snapshot, ${JSON.stringify(rows)}::json)`.execute(db);
}
