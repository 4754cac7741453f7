import type { AckStatus, CompensationStatus, Currency, TrainingProgramStatus } from '@upline/domain';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { ACKNOWLEDGE_DAYS } from '../../business/policies/record/training-case.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Asked, isNamed } from '../../platform/list/asked.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { inInfinity } from '../../platform/operation/scope.ts';
import type { TrainingChecklist } from '../compensation/compensation.tables.ts';

export interface ProgramListRow {
  id: string;
  associate_code: string;
  associate: string;
  trainer_code: string;
  trainer: string;
  trainer_rmd_code: string | null;
  status: TrainingProgramStatus;
  opened_at: string | null;
  due_date: string | null;
  completed_at: string | null;
  defaulted_at: string | null;
  reopened_at: string | null;
  reverted_at: string | null;
  checklist: TrainingChecklist;
  acknowledged: number;
  waiting: number;
  /** The number of issued cases that wait for the reader's acknowledgment. */
  to_acknowledge: number;
  version: number;
}

/** The person whose acknowledgment an issued case waits for, by the rules of `caseActions` (R-TRN-01). */
export const waitsFor = (code: string, today: string) => sql<SqlBool>`${code} = case
  when one.status = 'Missed' or policy.issue_date + ${ACKNOWLEDGE_DAYS}::integer < ${today}::date
  then trainer.upline_rmd_code else program.trainer_code end`;

/** How many issued cases wait for the reader's word, by program: of those alone who are trained by the reader or by somebody below. */
const waitingFor = (db: Db, reader: string, today: string) =>
  db
    .selectFrom('training_program as program')
    .innerJoin('app_user as trainer', 'trainer.code', 'program.trainer_code')
    .innerJoin('training_case as one', 'one.program_id', 'program.id')
    .innerJoin('policy', 'policy.id', 'one.policy_id')
    .select(['program.id', sql<number>`count(*)::integer`.as('cases')])
    .where(
      sql<SqlBool>`program.trainer_code = any(array(
        select ${reader}::text union all select code from app_user where upline_rmd_code = ${reader}))`,
    )
    .where('one.status', '<>', 'Acknowledged')
    .where('policy.issue_date', 'is not', null)
    .where(waitsFor(reader, today))
    .groupBy('program.id');

export const casesToAcknowledge = sql<number>`coalesce(asked.cases, 0)`;

/** All programs, read by somebody, with what is asked for; nothing waits for a reader who is not named. */
const programs = (db: Db, reader: string, today: string, asked: Asked): ScopedRows =>
  db
    .selectFrom('training_program as program')
    .innerJoin('app_user as trainee', 'trainee.code', 'program.associate_code')
    .$if(isNamed(asked, 'trainer'), (query) =>
      query.innerJoin('app_user as trainer', 'trainer.code', 'program.trainer_code'),
    )
    .$if(isNamed(asked, 'cases_to_acknowledge'), (query) =>
      query.leftJoin(waitingFor(db, reader, today).as('asked'), 'asked.id', 'program.id'),
    );

const countOf = (status: AckStatus) =>
  sql<number>`(select count(*)::integer from training_case each where each.program_id = program.id and each.status = ${status})`;

const COLUMNS = [
  'program.id',
  'program.associate_code',
  fullName('trainee').as('associate'),
  'program.trainer_code',
  fullName('trainer').as('trainer'),
  'trainer.upline_rmd_code as trainer_rmd_code',
  'program.status',
  'program.opened_at',
  'program.due_date',
  'program.completed_at',
  'program.defaulted_at',
  'program.reopened_at',
  'program.reverted_at',
  'program.checklist',
  countOf('Acknowledged').as('acknowledged'),
  countOf('Pending').as('waiting'),
  casesToAcknowledge.as('to_acknowledge'),
  'program.version',
] as const;

/** We read the keys first, so that the columns are read only for the rows of one page. */
function sourceOf(programsOf: (asked?: Asked) => ScopedRows, asked: Asked) {
  // The selected columns are those of the row. The type of the joined query has more, which lists do not know.
  const whole = () =>
    programsOf().select(COLUMNS) as unknown as SelectQueryBuilder<
      Tables & { program: Tables['training_program'] },
      'program',
      ProgramListRow
    >;
  return {
    scoped: programsOf(asked),
    rows: (ids: readonly string[]): Promise<ProgramListRow[]> =>
      whole().where(isOneOf('program.id', ids)).execute(),
    find: (id: string): Promise<ProgramListRow | undefined> =>
      whole().where('program.id', '=', id).executeTakeFirst(),
    findOf: (code: string): Promise<ProgramListRow | undefined> =>
      whole().where('program.associate_code', '=', code).executeTakeFirst(),
  };
}

/** Programs the reader trains, and for RMD and above those of the whole downline (domain.md 7.1). */
export const trainedBy = (
  db: Db,
  reader: Pick<Caller, 'kind' | 'code' | 'isSeniorLevel'>,
  today: string,
  asked?: Asked,
) =>
  sourceOf(
    (wanted) =>
      programs(db, reader.code, today, wanted).where((where) =>
        where.or([
          where('program.trainer_code', '=', reader.code),
          where.and([
            sql<SqlBool>`${reader.isSeniorLevel}::boolean`,
            inInfinity(reader, 'trainee'),
            where('program.associate_code', '!=', reader.code),
          ]),
        ]),
      ),
    asked,
  );

/** Every program: for the home office, and `findOf` somebody for themselves. */
export const allPrograms = (db: Db, today: string, asked?: Asked) =>
  sourceOf((wanted) => programs(db, '', today, wanted), asked);

/** The cases of a program, oldest first. */
export function casesOf(db: Db, programId: string) {
  return db
    .selectFrom('training_case')
    .innerJoin('policy', 'policy.id', 'training_case.policy_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .leftJoin('app_user as acknowledger', 'acknowledger.code', 'training_case.acknowledged_by')
    .select([
      'training_case.id',
      'policy.policy_number',
      'policy.issue_date',
      'product.name as product',
      'training_case.observed_on',
      'training_case.status',
      'training_case.acknowledged_at',
      fullName('acknowledger').as('acknowledged_by'),
      'training_case.trainer_comment',
      'training_case.version',
    ])
    .where('program_id', '=', programId)
    .orderBy('observed_on')
    .orderBy('training_case.id')
    .execute();
}

/** Money that waits for the end of the program, by currency. */
export const waitingMoney = async (db: Db, code: string) =>
  (await waitingMoneyOf(db, [code])).map(({ currency, cents }) => ({ currency, cents }));

/** The same of several trainees. */
export function waitingMoneyOf(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('compensation_line')
    .select([
      'associate_code',
      'currency',
      sql<number>`sum(amount_cents - charged_cents)::bigint`.as('cents'),
    ])
    .where(isOneOf('associate_code', codes))
    .where('status', '=', 'Escrow')
    .where('escrow_reason', '=', 'Training')
    .where('voided_at', 'is', null)
    .groupBy(['associate_code', 'currency'])
    .orderBy('associate_code')
    .orderBy('currency', 'desc')
    .execute();
}

/** Whether the person has a valid certificate of the AML course. */
export async function hasAmlCertificate(db: Db, code: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('training_certificate')
    .select('id')
    .where('associate_code', '=', code)
    .where('kind', '=', 'AML')
    .where('approval_status', '=', 'Approved')
    .where('valid_until', '>=', today)
    .executeTakeFirst();
  return row !== undefined;
}

/** Any needs analysis that the trainee has completed counts as the practice one. */
export async function hasCompletedAnalysis(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('analysis')
    .select('id')
    .where('owner_code', '=', code)
    .where('status', '=', 'Completed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const ESCROW_STATES = ['Escrow', 'Released', 'Reverted', 'Charged back'] as const;
export type EscrowState = (typeof ESCROW_STATES)[number];

export interface TrainingEscrowRow {
  id: string;
  trainee_code: string | null;
  trainee: string | null;
  policy_id: string;
  policy_number: string;
  product: string;
  amount_cents: number;
  remaining_cents: number;
  currency: Currency;
  line_status: CompensationStatus;
  state: EscrowState;
  program_status: TrainingProgramStatus | null;
  due_date: string | null;
  ended_at: Date | null;
}

export const stateOf = sql<EscrowState>`(case
  when line.compensation_type = 'Training Reversion' or line.voided_at is not null then 'Reverted'
  when line.charged_cents > 0 and line.charged_cents = line.amount_cents then 'Charged back'
  when line.status = 'Escrow' then 'Escrow' else 'Released' end)`;
export const endedAt = sql<Date | null>`(case when line.compensation_type = 'Training Reversion' then line.posted_at
  else coalesce(line.voided_at, line.released_at) end)`;

/** The reader's training lines, and lines that reverted to the reader as writing associate. */
export function trainingEscrows(db: Db, { code }: { readonly code: string }) {
  const scoped = db
    .selectFrom('compensation_line as line')
    .innerJoin('policy', 'policy.id', 'line.policy_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .leftJoin('app_user as trainee', 'trainee.code', 'policy.training_associate_code')
    .leftJoin('training_program as program', 'program.associate_code', 'policy.training_associate_code')
    .where('line.associate_code', '=', code)
    .where('line.compensation_type', 'in', ['Training', 'Training Reversion'])
    .where('line.amount_cents', '>=', 0)
    .where(
      sql<SqlBool>`(line.voided_at is null or exists (select from compensation_line reversion
        where reversion.original_line_id = line.id and reversion.compensation_type = 'Training Reversion')
        or line.void_reason = 'Training program reverted')`,
    );
  const select = (query: typeof scoped) =>
    query.select([
      'line.id',
      'policy.training_associate_code as trainee_code',
      fullName('trainee').as('trainee'),
      'policy.id as policy_id',
      'policy.policy_number',
      'product.name as product',
      'line.amount_cents',
      sql<number>`line.amount_cents - line.charged_cents`.as('remaining_cents'),
      'line.currency',
      'line.status as line_status',
      stateOf.as('state'),
      'program.status as program_status',
      'program.due_date',
      endedAt.as('ended_at'),
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('line.id', ids)).execute(),
  };
}

/** Sums of the rows, by currency and state. */
export async function trainingEscrowTotals(rows: ScopedRows) {
  const sum = (state: EscrowState) =>
    sql<number>`coalesce(sum(line.amount_cents) filter (where ${stateOf} = ${state}), 0)::bigint`;
  return rows
    .select([
      'line.currency',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(line.amount_cents), 0)::bigint`.as('amount_cents'),
      sum('Escrow').as('escrow_cents'),
      sum('Released').as('released_cents'),
      sum('Reverted').as('reverted_cents'),
      sum('Charged back').as('charged_back_cents'),
    ])
    .groupBy('line.currency')
    .orderBy('line.currency', 'desc')
    .execute() as Promise<
    {
      currency: Currency;
      count: number;
      amount_cents: number;
      escrow_cents: number;
      released_cents: number;
      reverted_cents: number;
      charged_back_cents: number;
    }[]
  >;
}
