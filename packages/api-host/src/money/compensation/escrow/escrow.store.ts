import { COOLING_OFF } from '@upline/domain';
import { sql } from 'kysely';
import { SETTINGS } from '../../../catalogue/settings.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CompensationLineRow } from '../compensation.tables.ts';

/**
 * Locks the posting of the policy and then the line. All writers lock in this order. Returns undefined for an unknown
 * line.
 */
export async function lockLine(db: Db, id: string): Promise<CompensationLineRow | undefined> {
  await sql`
    select from policy_posting where policy_id = (select policy_id from compensation_line where id = ${id}) for update`.execute(
    db,
  );
  return db.selectFrom('compensation_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function policyNumberOf(db: Db, policyId: string | null): Promise<string | null> {
  if (policyId === null) return null;
  const row = await db
    .selectFrom('policy')
    .select('policy_number')
    .where('id', '=', policyId)
    .executeTakeFirst();
  return row?.policy_number ?? null;
}

/** Locks the policies with lines that a trainee waits for, always in the same order. */
export async function lockTrainingPolicies(db: Db, trainee: string): Promise<string[]> {
  const { rows } = await sql<{ policy_id: string }>`
    select policy_id from policy_posting
    where policy_id in (select policy_id from compensation_line where associate_code = ${trainee} and status = 'Escrow' and voided_at is null)
    order by policy_id for update`.execute(db);
  return rows.map(({ policy_id }) => policy_id);
}

/** Lines held for Training, oldest first. */
export function trainingEscrow(db: Db, trainee: string): Promise<CompensationLineRow[]> {
  return db
    .selectFrom('compensation_line')
    .selectAll()
    .where('associate_code', '=', trainee)
    .where('status', '=', 'Escrow')
    .where('escrow_reason', '=', 'Training')
    .where('voided_at', 'is', null)
    .orderBy('entry_no')
    .forUpdate()
    .execute();
}

/** The trainee's Training lines that are still held for any reason, oldest first (R-MNY-11). */
export function heldOfTrainee(db: Db, trainee: string): Promise<CompensationLineRow[]> {
  return db
    .selectFrom('compensation_line')
    .selectAll()
    .where('associate_code', '=', trainee)
    .where('status', '=', 'Escrow')
    .where('voided_at', 'is', null)
    .where(
      sql<boolean>`exists (select from policy_line year where year.policy_id = compensation_line.policy_id
        and year.line_no = compensation_line.line_no and year.compensation_type = 'Training')`,
    )
    .orderBy('entry_no')
    .forUpdate()
    .execute();
}

/** Whether the associate of a line was Terminated when it was posted, and still is (R-MNY-34, R-MNY-03). */
export const terminatedWhenPosted = (line: string) => sql<boolean>`'Terminated' = (
  select last.to_status from status_history last where last.associate_code = ${sql.ref(`${line}.associate_code`)}
  order by last.at desc, last.entry_no desc limit 1) and ${sql.ref(`${line}.posted_at`)} >= (
  select max(ended.at) from status_history ended
  where ended.associate_code = ${sql.ref(`${line}.associate_code`)} and ended.to_status = 'Terminated')`;
const wasTerminated = terminatedWhenPosted('compensation_line');

/** Whether the last termination of a line's associate was for cause (R-MNY-34). */
export const terminatedForCause = (line: string) => sql<boolean>`coalesce((
  select ended.cause_code is not null and ended.cause_code <> ${COOLING_OFF} from status_history ended
  where ended.associate_code = ${sql.ref(`${line}.associate_code`)} and ended.to_status = 'Terminated'
  order by ended.at desc, ended.entry_no desc limit 1), false)`;

/** For how many days a line is held for a termination: the setting of the day on which it was posted (R-MNY-34, R-CFG-01). */
export const terminationHoldDays = (line: string) => sql<number>`coalesce((
  select (held.value #>> '{}')::integer from setting held
  where held.key = 'termination_hold_days'
    and held.effective_from <= (${sql.ref(`${line}.posted_at`)} at time zone 'America/New_York')::date
  order by held.effective_from desc limit 1), ${SETTINGS.termination_hold_days.initial}::integer)`;

/** Whether a line is held because its associate was terminated, in addition to any other reason, and whether for cause. */
export async function terminationOf(db: Db, id: string) {
  const row = await db
    .selectFrom('compensation_line')
    .select([
      terminatedForCause('compensation_line').as('is_for_cause'),
      terminationHoldDays('compensation_line').as('hold_days'),
    ])
    .where('id', '=', id)
    .where('status', '=', 'Escrow')
    .where(wasTerminated)
    .executeTakeFirst();
  return {
    is_held_for_termination: row !== undefined,
    is_for_cause: row?.is_for_cause ?? false,
    hold_days: row?.hold_days ?? 0,
  };
}

/** How many lines of terminated people are still held for that while their days are over on this one (R-MNY-34). */
export async function holdsEndingOn(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('compensation_line')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('status', '=', 'Escrow')
    .where('voided_at', 'is', null)
    .where(wasTerminated)
    .where(
      sql<boolean>`(posted_at at time zone 'America/New_York')::date + ${terminationHoldDays('compensation_line')} = ${day}::date`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
