import type { AssociateStatus, LevelCode } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database.ts';

/** Nobody's history is longer in years; a page's cost stays bounded all the same. */
const MOST_ENTRIES = 500;

/** The person and everybody below, today: whose past a viewer may see (R-PRM-03). Undefined: everybody, for admins. */
type Reach = Pick<NetworkNode, 'path'> | undefined;

const reaches = (reach: Reach, table: string): RawBuilder<SqlBool> => {
  if (!reach) return sql<SqlBool>`true`;
  const path = sql.ref(`${table}.path`);
  return sql<SqlBool>`(${path} >= ${reach.path} and ${path} < ${`${reach.path}~`})`;
};

/** Whether a row of upline_history is the one of that day; before the first the first one holds (see `chainsAt`). */
const heldOn = (table: string, day: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`case when ${column('valid_from')} <= ${day}::date
    then coalesce(${column('valid_to')}, 'infinity') > ${day}::date
    else not exists (select from upline_history earlier
      where earlier.associate_code = ${column('associate_code')} and earlier.valid_from < ${column('valid_from')}) end`;
};

/** Directs of that day: those who had joined by then. */
const directsOf = (upline: RawBuilder<unknown>, day: string, reach: Reach) => sql`
  from upline_history placed join app_user member on member.code = placed.associate_code
  where placed.upline_code = ${upline} and ${heldOn('placed', day)} and member.join_date <= ${day}::date
    and ${reaches(reach, 'member')}`;

const levelOn = (day: string) => sql`coalesce((
  select level_code from level_history where associate_code = found.code
  order by valid_from <= ${day}::date desc, case when valid_from <= ${day}::date then valid_from end desc, valid_from
  limit 1), found.level_code)`;

/** At the end of the company day. */
const statusOn = (day: string) => sql`coalesce(
  (select to_status from status_history where associate_code = found.code
    and at < ((${day}::date + 1)::timestamp at time zone 'America/New_York') order by at desc limit 1),
  (select from_status from status_history where associate_code = found.code order by at limit 1),
  found.status)`;

export interface PersonAsOf {
  readonly code: string;
  readonly name: string;
  readonly has_photo: boolean;
  readonly level_code: LevelCode;
  readonly status: AssociateStatus;
}

export interface MemberAsOf extends PersonAsOf {
  readonly join_date: string;
  readonly direct_count: number;
}

/** Directs of somebody on a day, by name, each with as many directs as there were below: one page of one index range. */
export async function directsAsOf(
  db: Db,
  code: string,
  day: string,
  reach: Reach,
  { limit, offset }: { limit: number; offset: number },
): Promise<MemberAsOf[]> {
  const { rows } = await sql<MemberAsOf>`
    select found.code, found.first_name || ' ' || found.last_name as name, found.has_photo, found.join_date,
      ${levelOn(day)} as level_code, ${statusOn(day)} as status,
      (select count(*)::integer ${directsOf(sql.ref('found.code'), day, reach)}) as direct_count
    from (select member.* ${directsOf(sql`${code}`, day, reach)}
      order by member.name_key, member.code limit ${limit} offset ${offset}) found
    order by found.name_key, found.code`.execute(db);
  return rows;
}

/** Those of these people who had joined by a day, as they stood on it, in the order of the codes. */
export async function peopleAsOf(db: Db, codes: readonly string[], day: string): Promise<PersonAsOf[]> {
  const { rows } = await sql<PersonAsOf>`
    select found.code, found.first_name || ' ' || found.last_name as name, found.has_photo,
      ${levelOn(day)} as level_code, ${statusOn(day)} as status
    from unnest(${codes}::text[]) with ordinality as asked (code, place) join app_user found using (code)
    where found.join_date <= ${day}::date order by asked.place`.execute(db);
  return rows;
}

/** Who decided, of a row of history. */
const deciding = [
  'decider.code as by_code',
  sql<string | null>`decider.first_name || ' ' || decider.last_name`.as('by_name'),
] as const;

/** Every upline somebody had, newest first. */
export async function uplinesOf(db: Db, code: string) {
  return db
    .selectFrom('upline_history as held')
    .leftJoin('app_user as upline', 'upline.code', 'held.upline_code')
    .leftJoin('app_user as decider', 'decider.code', 'held.created_by')
    .select([
      'held.upline_code',
      'held.valid_from',
      'held.valid_to',
      'held.reason',
      'upline.path as upline_path',
      sql<string | null>`upline.first_name || ' ' || upline.last_name`.as('upline_name'),
      ...deciding,
    ])
    .where('held.associate_code', '=', code)
    .orderBy('held.valid_from', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

export async function levelsOf(db: Db, code: string) {
  return db
    .selectFrom('level_history as held')
    .leftJoin('app_user as decider', 'decider.code', 'held.created_by')
    .select(['held.level_code', 'held.valid_from', 'held.valid_to', 'held.reason', ...deciding])
    .where('held.associate_code', '=', code)
    .orderBy('held.valid_from', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

export async function statusesOf(db: Db, code: string) {
  return db
    .selectFrom('status_history as turn')
    .leftJoin('app_user as decider', 'decider.code', 'turn.created_by')
    .select(['turn.from_status', 'turn.to_status', 'turn.at', 'turn.reason', 'turn.ends_on', ...deciding])
    .where('turn.associate_code', '=', code)
    .orderBy('turn.at', 'desc')
    .orderBy('turn.id')
    .limit(MOST_ENTRIES)
    .execute();
}
