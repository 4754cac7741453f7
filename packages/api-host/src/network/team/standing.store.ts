import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Ends the builder plan of somebody who is no longer Active; false without an open one (domain.md 2.33). */
export async function closeBuilderPlan(
  db: Db,
  code: string,
  { now, today, reason }: { now: Date; today: string; reason: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('builder_enrollment')
    .set((row) => ({
      status: 'Closed' as const,
      closed_on: sql<string>`greatest(${today}::date, started_on)`,
      close_reason: reason,
      next_charge_on: null,
      next_try_on: null,
      updated_at: now,
      updated_by: null,
      version: row('version', '+', 1),
    }))
    .where('associate_code', '=', code)
    .where('status', '=', 'Active')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Recruiter and join date, where a credit for recruiting stands that has not been taken back. */
export async function recruitCredit(
  db: Db,
  code: string,
): Promise<{ recruiter_code: string; join_date: string } | undefined> {
  const { rows } = await sql<{ recruiter_code: string; join_date: string }>`
    select recruiter_code, join_date from app_user where code = ${code} and recruiter_code is not null
      and (select sum(case when is_reversal then -amount else amount end) from point_entry
        where reference_kind = 'associate' and reference_id = app_user.code and points_type = 'Recruits') > 0`.execute(
    db,
  );
  return rows[0];
}

/** Whose resignation was announced before `before` and not taken back. */
export async function resignationsBefore(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from app_user where status = 'Resignation Initiated' and not exists (
      select from status_history where associate_code = app_user.code and to_status = 'Resignation Initiated' and at > ${before}
    ) order by code`.execute(db);
  return rows.map(({ code }) => code);
}

/** Whether the person owes anything that no pay run will net by itself. */
export async function hasDebts(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select chargeback_id as id from debit_balance where associate_code = ${code} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether compensation is still held for a suspension of the person: nobody has reviewed it (domain.md 2.1). */
export async function isHeldForSuspension(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from compensation_line where associate_code = ${code} and status = 'Escrow' and voided_at is null
      and escrow_reason = 'Suspension' and amount_cents <> charged_cents limit 1`.execute(db);
  return rows.length > 0;
}

interface Standing {
  readonly sessions: number;
  readonly directs: number;
  readonly has_builder_plan: boolean;
  readonly debts: readonly { readonly currency: 'USD' | 'CAD'; readonly cents: number }[];
}

/** What a change of status touches of somebody: open sessions, directs, the builder plan and debts by currency. */
export async function touchedBy(db: Db, code: string, now: Date): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      (select count(*)::int from session where user_id = app_user.id and ended_at is null and expires_at > ${now}) as sessions,
      (select count(*)::int from app_user direct where direct.upline_code = app_user.code) as directs,
      exists (select from builder_enrollment where associate_code = app_user.code and status = 'Active') as has_builder_plan,
      coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'cents', cents) order by currency desc) from (
        select currency, sum(cents)::bigint as cents from debit_balance where associate_code = app_user.code group by currency
      ) owed), '[]') as debts
    from app_user where code = ${code}`.execute(db);
  return rows[0] as Standing;
}
