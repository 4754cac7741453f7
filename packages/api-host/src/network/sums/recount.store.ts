import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { NetworkNode } from '../nodes.store.ts';
import { anyBucket, bucketSums, minusBuckets, spread } from './buckets.ts';
import { allPoints, type Months } from './production.store.ts';

/** Codes of a random share of those who have a downline, and the root. */
export async function sampleOwners(db: Db, share: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from app_user where path = '' or (path is not null and direct_count > 0 and random() < ${share})
    order by code`.execute(db);
  return rows.map(({ code }) => code);
}

/** Codes of a random share of those who have nobody below. */
export async function sampleLeaves(db: Db, share: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from app_user where path <> '' and direct_count = 0 and random() < ${share} order by code`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}

/** Months of the ledger that are open, oldest first: closed ones keep a network that is no more. */
export async function openMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::date from generate_series(
      (select coalesce((select open_from from network_guard), date_trunc('month', min(on_date))::date) from point_entry),
      (select max(on_date) from point_entry), interval '1 month') month order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

/** Kept heads of the owner that are not those counted one by one; as text, for a person to read. */
export async function wrongHeads(db: Db, node: NetworkNode): Promise<string[]> {
  const below = sql`member.path > ${node.path} and member.path < ${`${node.path}~`}`;
  const distance = [
    sql`(member.gen - ${node.gen})`,
    sql`(member.gen_in_force - ${node.gen_in_force})`,
  ] as const;
  const { rows } = await sql<{ key: string; inf: number }>`
    select level_code || ', ' || status as key, ${bucketSums} from (
      select level_code, status, ${spread(sql`1`, ...distance)} from app_user member where ${below}
      union all
      select level_code, status, ${minusBuckets} from team_head where owner_code = ${node.code}
      union all
      select delta.level_code, delta.status, ${spread(sql`-delta.n`, ...distance)}
      from head_delta delta join app_user member on member.code = delta.associate_code where ${below}
    ) t group by 1 having ${anyBucket} order by 1`.execute(db);
  return rows.map(({ key, inf }) => `heads of ${node.code}, ${key}: ${inf} not counted`);
}

/** Production of the owner's people in the months that is not the sum of the ledger. */
export async function wrongPoints(db: Db, node: NetworkNode, months: Months): Promise<string[]> {
  const { rows } = await sql<{ key: string; inf: number }>`
    select points_type || ', ' || month || case when is_reversal then ', reversals' else '' end as key, ${bucketSums} from (
      select date_trunc('month', entry.on_date)::date as month, entry.points_type, entry.is_reversal,
        ${spread(
          sql`entry.amount`,
          sql`(member.gen - ${node.gen})`,
          sql`(member.gen_in_force - ${node.gen_in_force})`,
        )}
      from point_entry entry join app_user member on member.code = entry.owner_code
      where member.path >= ${node.path} and member.path < ${`${node.path}~`}
        and entry.on_date >= ${months.from}::date and entry.on_date < (${months.to}::date + interval '1 month')::date
      union all
      select month, points_type, is_reversal, ${minusBuckets} from (${allPoints(node, months)}) kept
    ) t group by 1 having ${anyBucket} order by 1`.execute(db);
  return rows.map(({ key, inf }) => `points of ${node.code}, ${key}: ${inf} not summed`);
}

/** Whose place does not follow from the upline's, or whose shares and licenses carry another shop than their own. */
export async function wrongPlaces(db: Db, codes: readonly string[]): Promise<string[]> {
  const isElsewhere = (table: string) => sql`exists (
    select from ${sql.table(table)} fact where fact.associate_code = x.code and fact.shop_code is distinct from x.shop_code)`;
  const { rows } = await sql<{ code: string; is_place: boolean }>`
    select code, is_place from (
      select x.code, (
        left(x.path, length(up.path)) <> up.path or length(x.path) <= length(up.path)
        or x.gen <> up.gen + x.is_senior_level::integer
        or x.gen_in_force <> up.gen_in_force + own.is_in_force::integer
        or x.shop_code is distinct from case when x.is_senior_level then x.code else up.shop_code end
        or x.shop_in_force_code is distinct from case when own.is_in_force then x.code else up.shop_in_force_code end
        or x.upline_rmd_code is distinct from up.shop_code
        or x.direct_count <> (select count(*) from app_user direct where direct.upline_code = x.code)
      ) as is_place, (${isElsewhere('policy_share')} or ${isElsewhere('license')} or ${isElsewhere('point_month')}) as is_fact
      from app_user x join app_user up on up.code = x.upline_code
      cross join lateral (select x.is_senior_level and x.status not in ('Terminated', 'Resigned') as is_in_force) own
      where x.code = any(${codes})
    ) found where is_place or is_fact order by 1`.execute(db);
  return rows.map(({ code, is_place }) => `${is_place ? 'place' : 'shop of the facts'} of ${code}`);
}

/** Whether what is kept of the person's address and licenses (trigger `associate_written`) is not what these say. */
export async function wrongLicensing(db: Db, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select x.code from app_user x join associate on associate.code = x.code
    where x.code = ${code} and (
      x.address_state is distinct from associate.state or x.licensed_until is distinct from licensed_until(x.code)
      or exists (select from license held where held.associate_code = x.code and held.is_renewed <> is_license_renewed(held))
    )`.execute(db);
  return rows.map((row) => `licensing of ${row.code}`);
}

/** Whether the kept turns of the person (table `active_turn`) are not what the histories say. */
export async function wrongTurns(db: Db, code: string): Promise<string[]> {
  const of = (table: 'active_turn' | 'counted_active_turn') =>
    sql`(select day, level_code, n from ${sql.table(table)} where associate_code = ${code})`;
  const { rows } = await sql<{ is_wrong: boolean }>`
    select exists (${of('active_turn')} except ${of('counted_active_turn')})
      or exists (${of('counted_active_turn')} except ${of('active_turn')}) as is_wrong`.execute(db);
  return rows[0]?.is_wrong ? [`turns of ${code}`] : [];
}

/** Whether the kept figures of the person's open months are not what is folded of the points. */
export async function wrongMonths(db: Db, code: string): Promise<string[]> {
  const isOpen = sql`month >= (select coalesce(max(open_from), '-infinity') from network_guard)`;
  const { rows } = await sql<{ points_type: string; month: string }>`
    select points_type, month from (
      select points_type, month, net from point_month where associate_code = ${code} and ${isOpen}
      union all
      select points_type, month, case when is_reversal then amount else -amount end from point_own
      where associate_code = ${code} and points_type in ('IssuedBv', 'Recruits') and ${isOpen}
    ) t group by 1, 2 having sum(net) <> 0`.execute(db);
  return rows.map(({ points_type, month }) => `figure of ${code}, ${points_type}, ${month}`);
}
