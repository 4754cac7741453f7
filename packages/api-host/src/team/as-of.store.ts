import type { AssociateStatus, LevelCode } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';

/** Nobody's history is longer in years; a page's cost stays bounded all the same. */
const MOST_ENTRIES = 500;

/** The person and everybody below, today: whose past a viewer may see (R-PRM-03). Undefined: everybody, for admins. */
export type Reach = Pick<NetworkNode, 'path'> | undefined;

export const reaches = (reach: Reach, table: string): RawBuilder<SqlBool> => {
  if (!reach) return sql<SqlBool>`true`;
  const path = sql.ref(`${table}.path`);
  return sql<SqlBool>`(${path} >= ${reach.path} and ${path} < ${`${reach.path}~`})`;
};

/** Whether a row of upline_history is the one of that day; before the first the first one holds (see `chainsAt`). */
export const heldOn = (table: string, day: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`case when ${column('valid_from')} <= ${day}::date
    then coalesce(${column('valid_to')}, 'infinity') > ${day}::date
    else not exists (select from upline_history earlier
      where earlier.associate_code = ${column('associate_code')} and earlier.valid_from < ${column('valid_from')}) end`;
};

/** Level of a row of app_user, under an alias, on a day. */
export const levelOn = (table: string, day: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce((
    select level_code from level_history where associate_code = ${column('code')}
    order by valid_from <= ${day}::date desc, case when valid_from <= ${day}::date then valid_from end desc, valid_from
    limit 1), ${column('level_code')})`;
};

/** Status at the end of the company day. */
export const statusOn = (table: string, day: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce(
    (select to_status from status_history where associate_code = ${column('code')}
      and at < ((${day}::date + 1)::timestamp at time zone 'America/New_York') order by at desc, entry_no desc limit 1),
    (select from_status from status_history where associate_code = ${column('code')} order by at, entry_no limit 1),
    ${column('status')})`;
};

/** What is shown of somebody named `found`, as of a day. */
export const personColumns = (day: string) => sql`found.code, ${fullName('found')} as name,
  found.has_photo, ${levelOn('found', day)} as level_code, ${statusOn('found', day)} as status`;

export interface PersonAsOf {
  readonly code: string;
  readonly name: string;
  readonly has_photo: boolean;
  readonly level_code: LevelCode;
  readonly status: AssociateStatus;
}

/** Which generations of a day's tree are shown: RMDs between the root and a member, and whose do not count. */
export interface Generations {
  readonly most: number;
  /** RMDs who are Terminated or Resigned are no generation (domain.md 1.3). */
  readonly inForce: boolean;
}

export interface StepAsOf extends PersonAsOf {
  readonly upline_code: string;
  readonly join_date: string;
  readonly direct_count: number;
  /** RMDs from the root, which is not counted, down to this person. */
  readonly gen: number;
}

/** Directs of these people on a day, each with the generation below the root, within a team of that day. */
export async function directsOn(
  db: Db,
  uplines: readonly { readonly code: string; readonly gen: number }[],
  day: string,
  reach: Reach,
  team: Generations | null,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<StepAsOf[]> {
  const seniors = (table: string) => {
    const status = sql`${statusOn(table, day)} not in ('Terminated', 'Resigned')`;
    return sql<SqlBool>`((select is_senior from level where code = ${levelOn(table, day)})
      ${team?.inForce === false ? sql`` : sql`and ${status}`})`;
  };
  const most = team ? sql`${team.most}::integer` : sql`null::integer`;
  const { rows } = await sql<StepAsOf>`
    with standing as (
      select member.*, above.code as above_code, above.place,
        above.gen + (case when ${seniors('member')} then 1 else 0 end) as gen_then
      from unnest(${uplines.map(({ code }) => code)}::text[], ${uplines.map(({ gen }) => gen)}::integer[])
        with ordinality as above (code, gen, place)
      join upline_history placed on placed.upline_code = above.code and ${heldOn('placed', day)}
      join app_user member on member.code = placed.associate_code
      where member.join_date <= ${day}::date and ${reaches(reach, 'member')}
    ), found as (
      select * from standing where ${most} is null or gen_then <= ${most}
      order by place, name_key, code limit ${limit} offset ${skip}
    )
    select ${personColumns(day)}, found.join_date, found.above_code as upline_code, found.gen_then as gen,
      (select count(*)::integer from upline_history placed join app_user member on member.code = placed.associate_code
        where placed.upline_code = found.code and ${heldOn('placed', day)} and member.join_date <= ${day}::date
          and ${reaches(reach, 'member')}
          and (${most} is null or found.gen_then < ${most} or not ${seniors('member')})) as direct_count
    from found order by place, name_key, code`.execute(db);
  return rows;
}

/** Those of these people who had joined by a day, as they stood on it, in the order of the codes. */
export async function peopleAsOf(db: Db, codes: readonly string[], day: string): Promise<PersonAsOf[]> {
  const { rows } = await sql<PersonAsOf>`
    select ${personColumns(day)}
    from unnest(${codes}::text[]) with ordinality as asked (code, place) join app_user found using (code)
    where found.join_date <= ${day}::date order by asked.place`.execute(db);
  return rows;
}

/** Who decided, of a row of history. */
const deciding = ['decider.code as by_code', fullName<string | null>('decider').as('by_name')] as const;

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
      fullName<string | null>('upline').as('upline_name'),
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
    .orderBy('turn.entry_no', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}
