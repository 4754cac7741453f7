import type { ChargebackReason, CompensationType, Currency, RequestStatus } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import type { Explanation } from '../compensation/compensation.tables.ts';

/** Derived (2.18). */
export const CHARGEBACK_STATUSES = ['Open', 'Recovered', 'Written Off', 'Transferred'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

export interface ChargebackListRow {
  id: string;
  associate_code: string;
  associate: string;
  policy_id: string | null;
  policy_number: string | null;
  reason: ChargebackReason;
  event_date: string;
  months_in_force: number | null;
  original_cents: number;
  amount_cents: number;
  recovered_cents: number;
  written_off_cents: number;
  remaining_cents: number;
  currency: Currency;
  status: ChargebackStatus;
  note: string | null;
  document_id: string | null;
  dispute_text: string | null;
  dispute_document_id: string | null;
  dispute_status: RequestStatus | null;
  disputed_at: Date | null;
  dispute_answer: string | null;
  is_given_back: boolean;
  created_at: Date;
  version: number;
}

export const remaining = sql<number>`(debt.amount_cents - debt.recovered_cents - debt.written_off_cents)`;
export const statusOf = sql<ChargebackStatus>`(case when debt.transferred_to_id is not null then 'Transferred'
  when debt.recovered_cents + debt.written_off_cents < debt.amount_cents then 'Open'
  when debt.written_off_cents > 0 then 'Written Off' else 'Recovered' end)`;

/** By a dispute (R-CB-03) or the reinstatement of its policy (R-MNY-24). */
export const givenBack = sql<boolean>`(debt.dispute_status is not distinct from 'Approved' or exists (
  select from policy_event event where event.id = debt.policy_event_id and event.reinstated_at is not null))`;

const hasPart = sql<boolean>`(mine.policy_id is not null or policy.training_associate_code = debt.associate_code)`;
/** The policy's number as the debtor may see it (7.1). */
export const ownNumber = sql<
  string | null
>`(case when ${hasPart} then policy.policy_number else '••••' || right(policy.policy_number, 4) end collate "C")`;

const original = sql<number>`coalesce((
  select sum(line.amount_cents) from compensation_line line
  where line.id in (select negative.original_line_id from compensation_line negative where negative.chargeback_id = debt.id)
), debt.amount_cents)::bigint`;

const tables = (db: Db) =>
  db
    .selectFrom('chargeback as debt')
    .leftJoin('app_user as debtor', 'debtor.code', 'debt.associate_code')
    .leftJoin('policy', 'policy.id', 'debt.policy_id')
    .leftJoin('policy_share as mine', (join) =>
      join
        .onRef('mine.policy_id', '=', 'debt.policy_id')
        .onRef('mine.associate_code', '=', 'debt.associate_code'),
    );

const COLUMNS = [
  'debt.id',
  'debt.associate_code',
  fullName('debtor').as('associate'),
  'debt.policy_id',
  'debt.reason',
  'debt.event_date',
  'debt.months_in_force',
  original.as('original_cents'),
  'debt.amount_cents',
  'debt.recovered_cents',
  'debt.written_off_cents',
  remaining.as('remaining_cents'),
  'debt.currency',
  statusOf.as('status'),
  'debt.note',
  'debt.document_id',
  'debt.dispute_text',
  'debt.dispute_document_id',
  'debt.dispute_status',
  'debt.disputed_at',
  'debt.dispute_answer',
  givenBack.as('is_given_back'),
  'debt.created_at',
  'debt.version',
] as const;

/** Debts of the reader alone (domain.md 7.1). */
export function ownChargebacks(db: Db, { code }: { readonly code: string }) {
  const scoped = tables(db).where('debt.associate_code', '=', code);
  const select = (query: typeof scoped) => query.select(COLUMNS).select(ownNumber.as('policy_number'));
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('debt.id', ids)).execute(),
    find: (id: string) => select(scoped).where('debt.id', '=', id).executeTakeFirst(),
  };
}

/** Everybody's debts, for the home office. */
export function allChargebacks(db: Db) {
  const scoped = tables(db);
  const select = (query: typeof scoped) => query.select(COLUMNS).select('policy.policy_number');
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('debt.id', ids)).execute(),
    find: (id: string) => select(scoped).where('debt.id', '=', id).executeTakeFirst(),
  };
}

export interface ChargebackTotals {
  currency: Currency;
  count: number;
  amount_cents: number;
  recovered_cents: number;
  written_off_cents: number;
  remaining_cents: number;
}

/** Sums of the rows, by currency; what was transferred is no longer owed here. */
export async function chargebackTotals(rows: ScopedRows): Promise<ChargebackTotals[]> {
  const sum = (column: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${column}), 0)::bigint`;
  return rows
    .select([
      'debt.currency',
      sql<number>`count(*)::integer`.as('count'),
      sum(sql`debt.amount_cents`).as('amount_cents'),
      sum(sql`debt.recovered_cents`).as('recovered_cents'),
      sum(sql`debt.written_off_cents`).as('written_off_cents'),
      sum(sql`case when debt.transferred_to_id is null then ${remaining} else 0 end`).as('remaining_cents'),
    ])
    .groupBy('debt.currency')
    .orderBy('debt.currency', 'desc')
    .execute();
}

export interface ChargebackLine {
  id: string;
  compensation_type: CompensationType;
  amount_cents: number;
  original_line_id: string | null;
  line_no: number;
  explanation: Explanation;
}

/** The negative lines a debt was opened with. */
export function linesOfDebt(db: Db, id: string): Promise<ChargebackLine[]> {
  return db
    .selectFrom('compensation_line')
    .select(['id', 'compensation_type', 'amount_cents', 'original_line_id', 'line_no', 'explanation'])
    .where('chargeback_id', '=', id)
    .orderBy('entry_no')
    .execute();
}
