import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { updateVersion, type Version } from '../../platform/database/update-version.ts';

export type PayRun = Row<'pay_run'>;
export type Payout = Row<'payout'>;
export type ReviewRow = Row<'pay_run_review'>;

const runs = (db: Db) => db.selectFrom('pay_run');

/** Where the list of pay runs comes from; the caller has judged who may read it. */
export function payRunSource(db: Db) {
  return {
    scoped: runs(db),
    rows: (ids: readonly string[]) => runs(db).selectAll().where(isOneOf('id', ids)).execute(),
  };
}

export function findPayRun(db: Db, id: string) {
  return runs(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The run, kept from every other writer until the transaction ends. */
export function lockPayRun(db: Db, id: string) {
  return runs(db).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The run with the highest number: the one before the next. */
export function lastPayRun(db: Db) {
  return runs(db).selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** The run after whose period the next one begins. */
export function lastClosedRun(db: Db) {
  return runs(db)
    .select('period_end')
    .where('status', '=', 'Closed')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** False when another run is not closed yet. */
export async function insertPayRun(db: Db, values: Insertable<Tables['pay_run']>): Promise<boolean> {
  const added = await db
    .insertInto('pay_run')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export const changePayRun = (db: Db, row: Version, values: Updateable<Tables['pay_run']>) =>
  updateVersion(db, 'pay_run', row, values);

/** End of a company day. */
export async function endOfDay(db: Db, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ((${day}::date + 1)::timestamp at time zone 'America/New_York') as at`.execute(db);
  return rows[0]?.at as Date;
}

/**
 * Reports how far the present job is, also to readers outside its transaction, because sequences are not part of
 * transactions.
 */
export async function showProgress(db: Db, accounts: number): Promise<void> {
  await sql`select setval('pay_run_progress', ${accounts})`.execute(db);
}

/** Accounts the present job has done. */
export async function readProgress(db: Db): Promise<number> {
  const { rows } = await sql<{ done: number }>`select last_value as done from pay_run_progress`.execute(db);
  return rows[0]?.done ?? 0;
}

export async function insertReview(db: Db, rows: readonly ReviewRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into pay_run_review
    select * from json_populate_recordset(null::pay_run_review, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** Removes what was reviewed; with `onlyProcessed` what became payouts, and the held people stay. */
export async function clearReview(
  db: Db,
  payRunId: string,
  { onlyProcessed = false }: { onlyProcessed?: boolean } = {},
): Promise<void> {
  await db
    .deleteFrom('pay_run_review')
    .where('pay_run_id', '=', payRunId)
    .$if(onlyProcessed, (query) => query.where('processing', '=', 'Processed'))
    .execute();
}

const review = (db: Db, payRunId: string) =>
  db
    .selectFrom('pay_run_review')
    .innerJoin('app_user', 'app_user.code', 'pay_run_review.associate_code')
    .where('pay_run_review.pay_run_id', '=', payRunId);

/** Where the payouts as they would be come from. */
export function reviewSource(db: Db, payRunId: string) {
  return {
    scoped: review(db, payRunId),
    rows: (keys: readonly string[]) =>
      review(db, payRunId)
        .selectAll('pay_run_review')
        .select(['app_user.first_name', 'app_user.last_name'])
        .where(isOneOf('pay_run_review.associate_code', keys))
        .execute(),
  };
}

export type ReviewListRow = Awaited<ReturnType<ReturnType<typeof reviewSource>['rows']>>[number];
