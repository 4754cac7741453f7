import type { PointsType } from '@upline/domain';
import { sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';

/** Credits of the days within a downline of now, and of the policies behind them as a whole. */
interface DownlineCredits {
  /** All shares of the policies anybody of the downline has a share of. */
  readonly policies: number;
  /** Of these, what is credited within the downline. */
  readonly shares: number;
  /** Credits that come from no policy. */
  readonly others: number;
}

/** The owner and everybody below as they are now. */
export async function downlineCredits(
  db: Db,
  { path }: Pick<NetworkNode, 'path'>,
  points_type: PointsType,
  days: { readonly from: string; readonly to: string },
): Promise<DownlineCredits> {
  const { rows } = await sql<DownlineCredits>`
    with credit as materialized (
      select entry.policy_id, entry.amount,
        member.path is not null and member.path >= ${path} and member.path < ${`${path}~`} as is_within
      from point_entry entry join app_user member on member.code = entry.owner_code
      where entry.points_type = ${points_type} and not entry.is_reversal
        and entry.on_date between ${days.from}::date and ${days.to}::date
    ), touched as (select distinct policy_id from credit where is_within and policy_id is not null)
    select coalesce(sum(amount) filter (where policy_id in (select policy_id from touched)), 0)::bigint as policies,
      coalesce(sum(amount) filter (where is_within and policy_id is not null), 0)::bigint as shares,
      coalesce(sum(amount) filter (where is_within and policy_id is null), 0)::bigint as others
    from credit`.execute(db);
  return rows[0] as DownlineCredits;
}
