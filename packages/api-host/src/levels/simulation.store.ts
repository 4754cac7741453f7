import type { AssociateStatus, ProductType } from '@upline/domain';
import type { PortionSnapshot } from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

interface PostedRecently {
  readonly id: string;
  readonly bv_cents: number;
  readonly submit_date: string;
  readonly product_id: string;
  readonly product_type: ProductType;
  readonly kind: PortionSnapshot['kind'];
  readonly snapshots: readonly PortionSnapshot[];
}

/** Policies of the associate and of everybody below whose lines were posted, submitted since a day; the newest of them. */
export async function postedSince(
  db: Db,
  { path }: Pick<NetworkNode, 'path'>,
  since: string,
  limit: number,
): Promise<PostedRecently[]> {
  const { rows } = await sql<PostedRecently>`
    select policy.id, policy.submit_date, policy.product_id, product.product_type, policy.application_type as kind,
      posted.bv_cents, posted.snapshots
    from (
      select distinct share.policy_id, share.submit_date from policy_share share
      join app_user member on member.code = share.associate_code
      where share.submit_date >= ${since}::date and member.path >= ${path} and member.path < ${`${path}~`}
        and exists (select from compensation_snapshot frozen where frozen.policy_id = share.policy_id and frozen.is_final)
      order by share.submit_date desc, share.policy_id limit ${limit}
    ) share
    join policy on policy.id = share.policy_id
    join product on product.id = policy.product_id
    cross join lateral (
      select sum(bv_cents)::bigint as bv_cents, json_agg(snapshot order by portion) as snapshots
      from compensation_snapshot frozen where frozen.policy_id = policy.id and frozen.is_final
    ) posted
    order by policy.submit_date desc, policy.id`.execute(db);
  return rows;
}

export async function statusesOf(db: Db, codes: readonly string[]): Promise<Map<string, AssociateStatus>> {
  const rows = await db
    .selectFrom('app_user')
    .select(['code', 'status'])
    .where(isOneOf('code', codes))
    .execute();
  return new Map(rows.map(({ code, status }) => [code, status]));
}
