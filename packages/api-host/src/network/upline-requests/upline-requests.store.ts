import type { ApprovalStatus } from '@upline/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { UplineChangeRole } from '../changes/changes.tables.ts';

/** Requests with the names of everybody in them. */
export const uplineRequests = (db: Db) =>
  db
    .selectFrom('upline_change_request')
    .innerJoin('app_user as associate', 'associate.code', 'upline_change_request.associate_code')
    .innerJoin('app_user as present', 'present.code', 'upline_change_request.from_upline_code')
    .innerJoin('app_user as wanted', 'wanted.code', 'upline_change_request.to_upline_code')
    .leftJoin('app_user as owner', 'owner.code', 'upline_change_request.owner_code');

interface Step {
  readonly status: ApprovalStatus;
  readonly acted_as: UplineChangeRole;
  readonly by_code: string | null;
  readonly by_name: string | null;
  readonly note: string | null;
  readonly at: string;
}

/** The history of a request, oldest first. */
const steps = sql<readonly Step[]>`(
  select coalesce(json_agg(json_build_object('status', step.status, 'acted_as', step.acted_as, 'by_code', step.by_code,
    'by_name', ${fullName('actor')}, 'note', step.note,
    'at', to_char(step.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by step.id), '[]')
  from upline_change_step step left join app_user actor on actor.code = step.by_code
  where step.request_id = upline_change_request.id)`;

/** Whether the new upline was asked: a request that ended before has never reached that person. */
const hasReachedUpline = sql<boolean>`exists (select from upline_change_step step
  where step.request_id = upline_change_request.id and step.status = 'Pending For Associate')`;

export const withNames = (query: ReturnType<typeof uplineRequests>) =>
  query
    .selectAll('upline_change_request')
    .select([
      fullName('associate').as('associate_name'),
      fullName('present').as('from_upline_name'),
      fullName('wanted').as('to_upline_name'),
      fullName('owner').$castTo<string | null>().as('owner_name'),
      steps.as('steps'),
    ]);

export async function requestRows(db: Db, ids: readonly string[]) {
  return withNames(uplineRequests(db))
    .where(sql<boolean>`upline_change_request.id = any(${ids}::uuid[])`)
    .execute();
}

export type UplineRequest = Awaited<ReturnType<typeof requestRows>>[number];

/** The request, locked against a second answer. */
export async function lockRequest(db: Db, id: string): Promise<Row<'upline_change_request'> | undefined> {
  return db
    .selectFrom('upline_change_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Requests the person made, and those the person was asked about. */
export async function requestsFor(db: Db, code: string): Promise<UplineRequest[]> {
  return withNames(uplineRequests(db))
    .where((where) =>
      where.or([
        where('upline_change_request.associate_code', '=', code),
        where('upline_change_request.owner_code', '=', code),
        where.and([
          where('upline_change_request.to_upline_code', '=', code),
          where.or([where('upline_change_request.status', '=', 'Pending For Associate'), hasReachedUpline]),
        ]),
      ]),
    )
    .orderBy('upline_change_request.created_at', 'desc')
    .orderBy('upline_change_request.id')
    .limit(100)
    .execute();
}

/** The company day of the associate's last request; what was withdrawn does not count. */
export async function lastAskedOn(db: Db, code: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('upline_change_request')
    .select(sql<string | null>`max((created_at at time zone 'America/New_York')::date)`.as('day'))
    .where('associate_code', '=', code)
    .where('status', '!=', 'Revoked')
    .executeTakeFirstOrThrow();
  return day;
}

/** Whether a request of the associate still waits for an answer, however old it is. */
export async function hasOpenRequest(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('upline_change_request')
    .select('id')
    .where('associate_code', '=', code)
    .where('status', 'in', ['Pending For Owner', 'Pending For Associate', 'Pending For Admin'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a step to the history of a request. */
export async function addStep(db: Db, step: Insertable<Tables['upline_change_step']>): Promise<void> {
  await db.insertInto('upline_change_step').values(step).execute();
}

export async function insertRequest(
  db: Db,
  row: Insertable<Tables['upline_change_request']>,
): Promise<string> {
  const { id } = await db
    .insertInto('upline_change_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRequest(
  db: Db,
  id: string,
  values: Updateable<Tables['upline_change_request']>,
): Promise<void> {
  await db
    .updateTable('upline_change_request')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Requests whose owner has let the time to answer pass (R-UPL-01). */
export async function unanswered(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('upline_change_request')
    .select('id')
    .where('status', '=', 'Pending For Owner')
    .where('answer_by', '<', today)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Open requests whose requester has another upline or another RMD than when they were written: both count as the network is
 * now (domain.md 2.33). The owner counts only while that person is asked.
 */
export function overtakenRequests(db: Db) {
  return db
    .selectFrom('upline_change_request as request')
    .innerJoin('app_user as person', 'person.code', 'request.associate_code')
    .select([
      'request.id',
      'request.status',
      'request.associate_code',
      'request.to_upline_code',
      'request.owner_code',
      'person.upline_code',
      'person.upline_rmd_code',
      fullName('person').as('associate_name'),
    ])
    .where('request.status', 'in', ['Pending For Owner', 'Pending For Associate', 'Pending For Admin'])
    .where((where) =>
      where.or([
        where('person.upline_code', 'is distinct from', where.ref('request.from_upline_code')),
        where.and([
          where('request.status', '=', 'Pending For Owner'),
          where('person.upline_rmd_code', 'is distinct from', where.ref('request.owner_code')),
        ]),
      ]),
    )
    .orderBy('request.id')
    .forUpdate('request')
    .execute();
}
