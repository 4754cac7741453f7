import type { CompensationStatus, CompensationType, Currency, EscrowReason, LevelCode } from '@upline/domain';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Asked, isNamed } from '../../platform/list/asked.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import type { Explanation } from './compensation.tables.ts';
import { terminatedForCause, terminatedWhenPosted, terminationHoldDays } from './escrow/escrow.store.ts';

export interface CompensationListRow {
  id: string;
  associate_code: string;
  associate: string;
  posted_at: Date;
  compensation_type: CompensationType;
  policy_id: string | null;
  /** The whole number if the associate has a part in the policy, otherwise its last four characters (7.1). */
  policy_number: string | null;
  client_initials: string | null;
  source_associate_code: string | null;
  source_associate: string | null;
  portion: number | null;
  installment: number;
  level_at_snapshot: LevelCode | null;
  generation: number | null;
  base_bv_cents: number | null;
  rate_bps: number | null;
  amount_cents: number;
  charged_cents: number;
  currency: Currency;
  status: CompensationStatus;
  escrow_reason: EscrowReason | null;
  original_line_id: string | null;
  chargeback_id: string | null;
  pay_run_number: number | null;
  released_at: Date | null;
  voided_at: Date | null;
  void_reason: string | null;
  explanation: Explanation;
  version: number;
  /**
   * Whether the line is in escrow because its associate was Terminated (R-MNY-34). Only rows of the home office show it.
   */
  is_held_for_termination?: boolean;
  is_for_cause?: boolean;
  hold_days?: number;
}

/** Whether the line's associate has a part in its policy. */
const hasPart = sql<boolean>`(mine.policy_id is not null or policy.training_associate_code = line.associate_code)`;

/** The policy's number as the line's associate may see it. */
export const ownNumber = sql<
  string | null
>`(case when ${hasPart} then policy.policy_number else '••••' || right(policy.policy_number, 4) end collate "C")`;

const initials = sql<
  string | null
>`coalesce(left(client.first_name, 1) || left(client.last_name, 1), left(client.company_name, 1))`;

/** Joins the tables that the requested fields need. */
const joined = (lines: ScopedRows, isWanted: (field: string) => boolean): ScopedRows =>
  lines
    .$if(isWanted('associate'), (query) =>
      query.leftJoin('app_user as payee', 'payee.code', 'line.associate_code'),
    )
    .$if(isWanted('source_associate'), (query) =>
      query.leftJoin('app_user as source', 'source.code', 'line.source_associate_code'),
    )
    .$if(isWanted('pay_run_number'), (query) => query.leftJoin('pay_run', 'pay_run.id', 'line.pay_run_id'))
    .$if(isWanted('policy_number'), (query) =>
      query
        .leftJoin('policy', 'policy.id', 'line.policy_id')
        .leftJoin('policy_share as mine', (join) =>
          join
            .onRef('mine.policy_id', '=', 'line.policy_id')
            .onRef('mine.associate_code', '=', 'line.associate_code'),
        ),
    );

const linesOf = (db: Db): ScopedRows => db.selectFrom('compensation_line as line');

const COLUMNS = [
  'line.id',
  'line.associate_code',
  fullName('payee').as('associate'),
  'line.posted_at',
  'line.compensation_type',
  'line.policy_id',
  'line.source_associate_code',
  fullName('source').as('source_associate'),
  'line.portion',
  'line.installment',
  'line.level_at_snapshot',
  'line.generation',
  'line.base_bv_cents',
  'line.rate_bps',
  'line.amount_cents',
  'line.charged_cents',
  'line.currency',
  'line.status',
  'line.escrow_reason',
  'line.original_line_id',
  'line.chargeback_id',
  'pay_run.number as pay_run_number',
  'line.released_at',
  'line.voided_at',
  'line.void_reason',
  'line.explanation',
  'line.version',
] as const;

type Shown = SelectQueryBuilder<Tables, never, CompensationListRow>;

/** The lines as a list asks for them, and whole. */
function sourceOf(scope: ScopedRows, asked: Asked, masked: (query: ScopedRows) => ScopedRows) {
  // The selected columns are those of the row. The type of the joined query has more, which lists do not know.
  const show = (query: ScopedRows, isMissing: (field: string) => boolean) =>
    masked(
      joined(query, isMissing).leftJoin('client', 'client.id', 'policy.client_id').select(COLUMNS),
    ) as unknown as Shown;
  const whole = () => show(scope, () => true);
  return {
    scoped: joined(scope, (field) => isNamed(asked, field)),
    isJoined: true,
    select: (query: ScopedRows) => show(query, (field) => !isNamed(asked, field)),
    rows: (ids: readonly string[]) => whole().where(isOneOf('line.id', ids)).execute(),
    find: (id: string) => whole().where(sql<SqlBool>`line.id = ${id}`).executeTakeFirst(),
  };
}

/** Lines paid to the reader, and no others (domain.md 7.1); voided ones are not shown. */
export function ownCompensations(
  db: Db,
  reader: { readonly code: string; readonly isSeniorLevel: boolean },
  asked?: Asked,
) {
  const scope = linesOf(db)
    .where('line.associate_code', '=', reader.code)
    .where('line.voided_at', 'is', null);
  return sourceOf(scope, asked, (query) =>
    query.select([
      ownNumber.as('policy_number'),
      sql<string | null>`case when ${hasPart} or ${reader.isSeniorLevel}::boolean then ${initials} end`.as(
        'client_initials',
      ),
    ]),
  );
}

/** Every line, for the home office. */
export const allCompensations = (db: Db, asked?: Asked) =>
  sourceOf(linesOf(db), asked, (query) =>
    query.select([
      'policy.policy_number',
      initials.as('client_initials'),
      sql<boolean>`case when line.status = 'Escrow' then ${terminatedWhenPosted('line')} else false end`.as(
        'is_held_for_termination',
      ),
      sql<boolean>`case when line.status = 'Escrow' then ${terminatedForCause('line')} else false end`.as(
        'is_for_cause',
      ),
      terminationHoldDays('line').as('hold_days'),
    ]),
  );

export interface CompensationTotals {
  currency: Currency;
  count: number;
  amount_cents: number;
  paid_cents: number;
  pending_cents: number;
  escrow_cents: number;
  chargeback_cents: number;
}

/**
 * Sums of the rows, by currency, in the columns of domain.md 4.14. A Chargeback Escrow entry counts in the column of the
 * line it refers to (R-MNY-12). These few entries are read with that line, all others from an index alone.
 */
export async function compensationTotals(rows: ScopedRows): Promise<CompensationTotals[]> {
  const summed = (lines: ScopedRows, standing: string) =>
    lines
      .select([
        'line.currency',
        sql.ref(standing).as('standing'),
        sql<number>`count(*)::integer`.as('count'),
        sql<number>`coalesce(sum(line.amount_cents), 0)::bigint`.as('cents'),
      ])
      .groupBy(['line.currency', standing]);
  const parts: { currency: Currency; standing: string | null; count: number; cents: number }[] = await summed(
    rows.where('line.status', '!=', 'Chargeback Escrow'),
    'line.status',
  )
    .unionAll(
      summed(
        rows
          .leftJoin('compensation_line as original', 'original.id', 'line.original_line_id')
          .where('line.status', '=', 'Chargeback Escrow'),
        'original.status',
      ),
    )
    .execute();
  return [...Map.groupBy(parts, ({ currency }) => currency)]
    .map(([currency, of]) => {
      const sum = (status?: string) =>
        of
          .filter(({ standing }) => status === undefined || (standing ?? 'Escrow') === status)
          .reduce((total, { cents }) => total + cents, 0);
      return {
        currency,
        count: of.reduce((total, { count }) => total + count, 0),
        amount_cents: sum(),
        paid_cents: sum('Paid'),
        pending_cents: sum('Pending'),
        escrow_cents: sum('Escrow'),
        chargeback_cents: sum('Chargeback'),
      };
    })
    .sort((a, b) => (a.currency < b.currency ? 1 : -1));
}

/** What was posted against a line: negatives, replacements, releases of a dispute. */
export function relatedLines(db: Db, id: string, associate_code: string) {
  return db
    .selectFrom('compensation_line')
    .select(['id', 'posted_at', 'compensation_type', 'amount_cents', 'status'])
    .where('original_line_id', '=', id)
    .where('associate_code', '=', associate_code)
    .where('voided_at', 'is', null)
    .orderBy('entry_no')
    .execute();
}
