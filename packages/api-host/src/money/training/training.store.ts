import { LIFE_LICENSES } from '@upline/domain';
import { sql } from 'kysely';
import { ACKNOWLEDGE_DAYS } from '../../business/policies/record/training-case.ts';
import { isValidOn } from '../../licensing/licenses/licenses.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { TrainingProgramRow } from '../compensation/compensation.tables.ts';

/** Cases a program asks for (R-TRN-01). */
export const CASES_NEEDED = 3;

const isLicensed = (code: string, today: string) =>
  sql<boolean>`exists (select from license where license.associate_code = ${sql.ref(code)}
    and license.type = any(${LIFE_LICENSES}::text[]) and ${isValidOn(today)})`;

const nearestTrainer = (today: string) => sql`(
  select upline.code from app_user upline
  where upline.path = any(array(select left(trainee.path, step) from generate_series(0, length(trainee.path) - 1) step))
    and upline.status = 'Active' and ${isLicensed('upline.code', today)}
  order by length(upline.path) desc limit 1)`;

/**
 * Programs for those who have none: Pending for training associates, Completed for who joined licensed in the last month
 * (R-TRN-02). The trainer is the nearest licensed, Active upline; without one nobody is enrolled yet.
 */
export async function enrollMissing(
  db: Db,
  today: string,
  now: Date,
  code?: string,
): Promise<TrainingProgramRow[]> {
  const { rows } = await sql<TrainingProgramRow>`
    insert into training_program (associate_code, trainer_code, status, completed_at, created_at, updated_at)
    select trainee.code, trainer.code, case when trainee.level_code = 'TA' then 'Pending' else 'Completed' end,
      case when trainee.level_code <> 'TA' then trainee.join_date end, ${now}, ${now}
    from app_user trainee cross join lateral (select ${nearestTrainer(today)} as code) trainer
    where trainee.kind = 'Associate' and trainee.status = 'Active' and trainee.path <> '' and trainer.code is not null
      and (${code === undefined}::boolean or trainee.code = ${code ?? ''})
      and (trainee.level_code = 'TA' or trainee.join_date > ${today}::date - 30)
      and not exists (select from training_program existing where existing.associate_code = trainee.code)
    on conflict (associate_code) do nothing
    returning *`.execute(db);
  return rows;
}

/** Changes the status of programs and returns them as they are then. */
const moved = (db: Db, statement: ReturnType<typeof sql<TrainingProgramRow>>) =>
  statement.execute(db).then(({ rows }) => rows);

const programsWhere = (condition: ReturnType<typeof sql>) => sql`
  (select id from training_program program where ${condition} order by id for update)`;

/** Pending for three days: opened by the system (domain.md 2.19). */
export const openWaiting = (db: Db, today: string, now: Date) =>
  moved(
    db,
    sql<TrainingProgramRow>`
      update training_program set status = 'Open', opened_at = ${today}::date, due_date = ${today}::date + 90, updated_at = ${now}, version = version + 1
      where id in ${programsWhere(sql`program.status = 'Pending' and program.created_at < ${now}::timestamptz - interval '3 days'`)}
      returning *`,
  );

/** Licensed and with three acknowledged cases; of `codes` only, when given. */
export const completeReady = (db: Db, today: string, now: Date, codes?: readonly string[]) =>
  moved(
    db,
    sql<TrainingProgramRow>`
      update training_program set status = 'Completed', completed_at = ${today}, updated_at = ${now}, version = version + 1
      where id in ${programsWhere(sql`program.status in ('Open', 'Reopen')
        and (${codes === undefined}::boolean or program.associate_code = any(${codes ?? []}::text[]))
        and (select count(*) from training_case acknowledged
          where acknowledged.program_id = program.id and acknowledged.status = 'Acknowledged') >= ${CASES_NEEDED}
        and ${isLicensed('program.associate_code', today)}`)}
      returning *`,
  );

/** The day after their due date. */
export const defaultOverdue = (db: Db, today: string, now: Date) =>
  moved(
    db,
    sql<TrainingProgramRow>`
      update training_program set status = 'Defaulted', defaulted_at = ${today}, updated_at = ${now}, version = version + 1
      where id in ${programsWhere(sql`program.status in ('Open', 'Reopen') and program.due_date < ${today}::date`)}
      returning *`,
  );

/** Thirty days after default: final. */
export const revertDefaulted = (db: Db, today: string, now: Date) =>
  moved(
    db,
    sql<TrainingProgramRow>`
      update training_program set status = 'Reverted', reverted_at = ${today}, updated_at = ${now}, version = version + 1
      where id in ${programsWhere(sql`program.status = 'Defaulted' and program.defaulted_at <= ${today}::date - 30`)}
      returning *`,
  );

/** Marks cases that were not acknowledged in time, and returns their policies. */
export async function missLateCases(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ policy_id: string }>`
    update training_case set status = 'Missed', version = training_case.version + 1
    from policy
    where policy.id = training_case.policy_id and training_case.status = 'Pending'
      and policy.issue_date < ${today}::date - ${ACKNOWLEDGE_DAYS}::integer
    returning training_case.policy_id`.execute(db);
  return rows.map(({ policy_id }) => policy_id);
}

/** Open programs that end in one of these numbers of days. */
export async function endingPrograms(db: Db, today: string, days: readonly number[]) {
  const { rows } = await sql<{ id: string; associate_code: string; trainer_code: string; days: number }>`
    select id, associate_code, trainer_code, due_date - ${today}::date as days from training_program
    where status in ('Open', 'Reopen') and due_date - ${today}::date = any(${days}::integer[])
    order by id`.execute(db);
  return rows;
}

export const { lock: lockProgram, write: updateProgram } = rowWrites('training_program');

/** Moves the case of a policy to its training associate (domain.md 2.19). An acknowledged case stays. */
export async function syncCase(
  db: Db,
  policy: {
    readonly id: string;
    readonly training_associate_code: string | null;
    readonly submit_date: string;
  },
): Promise<void> {
  await sql`
    delete from training_case using training_program program
    where training_case.policy_id = ${policy.id} and program.id = training_case.program_id
      and training_case.status <> 'Acknowledged' and program.associate_code is distinct from ${policy.training_associate_code}`.execute(
    db,
  );
  if (policy.training_associate_code === null) return;
  await sql`
    insert into training_case (program_id, policy_id, observed_on)
    select id, ${policy.id}, ${policy.submit_date} from training_program where associate_code = ${policy.training_associate_code}
    on conflict (policy_id) do update set observed_on = excluded.observed_on where training_case.status <> 'Acknowledged'`.execute(
    db,
  );
}

/** The object of the trainer's notices about a case. */
export const caseObject = (id: string) => `training_case:${id}`;

/**
 * The issued case of a policy that nobody was asked to acknowledge yet, with who may: the trainer until `due_on`, after
 * that the trainer's RMD (R-TRN-01).
 */
export async function caseToAnnounce(db: Db, policyId: string, today: string) {
  const due = sql<string>`policy.issue_date + ${ACKNOWLEDGE_DAYS}::integer`;
  const asked = sql<
    string | null
  >`case when ${due} < ${today}::date then trainer.upline_rmd_code else program.trainer_code end`;
  return db
    .selectFrom('training_case')
    .innerJoin('training_program as program', 'program.id', 'training_case.program_id')
    .innerJoin('app_user as trainee', 'trainee.code', 'program.associate_code')
    .innerJoin('app_user as trainer', 'trainer.code', 'program.trainer_code')
    .innerJoin('policy', 'policy.id', 'training_case.policy_id')
    .select([
      'training_case.id',
      asked.as('asked_code'),
      due.as('due_on'),
      'program.associate_code',
      fullName('trainee').as('associate'),
      'policy.policy_number',
    ])
    .where('training_case.policy_id', '=', policyId)
    .where('training_case.status', '!=', 'Acknowledged')
    .where('policy.issue_date', 'is not', null)
    .where(
      sql<boolean>`not exists (select from notification where user_code = ${asked}
        and object_key = ${caseObject('')} || training_case.id)`,
    )
    .executeTakeFirst();
}

/** Locks a case, and reads what decides who may acknowledge it. */
export async function lockCase(db: Db, id: string) {
  return db
    .selectFrom('training_case')
    .innerJoin('training_program as program', 'program.id', 'training_case.program_id')
    .innerJoin('policy', 'policy.id', 'training_case.policy_id')
    .innerJoin('app_user as trainer', 'trainer.code', 'program.trainer_code')
    .select([
      'training_case.id',
      'training_case.status',
      'training_case.version',
      'training_case.program_id',
      'program.associate_code',
      'program.trainer_code',
      'trainer.upline_rmd_code as trainer_rmd_code',
      'policy.policy_number',
      'policy.issue_date',
    ])
    .where('training_case.id', '=', id)
    .forUpdate('training_case')
    .executeTakeFirst();
}

export async function acknowledgeCase(
  db: Db,
  id: string,
  by: { readonly code: string; readonly now: Date; readonly comment: string | null },
): Promise<void> {
  await db
    .updateTable('training_case')
    .set({
      status: 'Acknowledged',
      acknowledged_at: by.now,
      acknowledged_by: by.code,
      trainer_comment: by.comment,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether the person is a licensed, Active upline of the trainee. */
export async function mayTrain(db: Db, trainer: string, trainee: string, today: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user upline join app_user trainee on trainee.code = ${trainee}
    where upline.code = ${trainer} and upline.status = 'Active' and upline.path is not null
      and left(trainee.path, length(upline.path)) = upline.path and length(upline.path) < length(trainee.path)
      and ${isLicensed('upline.code', today)}`.execute(db);
  return rows.length > 0;
}

/** RMDs of these people, for notices. */
export async function rmdsOf(db: Db, codes: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('app_user')
    .select(['code', 'upline_rmd_code'])
    .where(isOneOf('code', codes))
    .execute();
  return new Map(rows.map(({ code, upline_rmd_code }) => [code, upline_rmd_code]));
}
