import type { Country } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';

export interface DuePerson {
  readonly code: string;
  readonly country: Country;
  /** The anniversary of the join date, on which the fee falls due. */
  readonly due_on: string;
}

/** `U000123:2026`: names the fee of an associate for a year, so that it is asked for once. */
export const renewalSubject = (code: string, dueOn: string): string => `${code}:${dueOn.slice(0, 4)}`;

/**
 * Associates whose anniversary is within so many days and whose fee of that year is not asked for yet. Everybody counts as
 * paid for anniversaries before the first of these days.
 */
export async function fallingDue(
  db: Db,
  { today, days, limit }: { readonly today: string; readonly days: number; readonly limit: number },
): Promise<DuePerson[]> {
  const { rows } = await sql<DuePerson>`
    select person.code, person.country, due.on_day::text as due_on
    from app_user person
    cross join lateral (
      select (person.join_date + make_interval(years => extract(year from ahead.day)::integer
        - extract(year from person.join_date)::integer))::date as on_day
      from (values (${today}::date), (${today}::date + ${days}::integer)) as ahead (day)
    ) due
    where person.kind = 'Associate' and person.status in ('Active', 'Suspended') and person.join_date is not null
      and person.upline_code is not null
      and due.on_day > person.join_date
      and due.on_day between ${today}::date and ${today}::date + ${days}::integer
      and not exists (select from card_payment payment where payment.kind = 'Yearly Renewal'
        and payment.subject = person.code || ':' || extract(year from due.on_day)::text)
    group by person.code, person.country, due.on_day
    order by person.code limit ${limit}`.execute(db);
  return rows;
}

export interface UnpaidRenewal {
  readonly id: string;
  readonly number: number;
  readonly payer_code: string;
  readonly payer_name: string;
  readonly description: string;
  readonly due_on: string;
}

/** Unpaid fees that fell or fall due on one of the days. */
export async function unpaidDueOn(db: Db, days: readonly string[]): Promise<UnpaidRenewal[]> {
  const { rows } = await sql<UnpaidRenewal>`
    select payment.id, payment.number, payment.payer_code, payment.description, payment.due_on::text as due_on,
      ${fullName('payer')} as payer_name
    from card_payment payment join app_user payer on payer.code = payment.payer_code
    where payment.kind = 'Yearly Renewal' and payment.status in ('Pending', 'Failed')
      and payment.due_on = any(${days}::date[])
      and payer.status in ('Active', 'Suspended')
    order by payment.payer_code`.execute(db);
  return rows;
}

/** Associates whose fee has been unpaid since that day or longer and whose compensation is not held yet. */
export async function newlyOverdue(db: Db, dueBy: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select associate.code from associate
    where associate.renewal_overdue_since is null and exists (
      select from card_payment payment where payment.kind = 'Yearly Renewal' and payment.payer_code = associate.code
        and payment.status in ('Pending', 'Failed') and payment.due_on <= ${dueBy}::date)
    order by associate.code limit ${limit} for update`.execute(db);
  return rows.map(({ code }) => code);
}

export async function setOverdue(db: Db, code: string, since: string | null, now: Date): Promise<void> {
  await sql`
    update associate set renewal_overdue_since = ${since}, updated_at = ${now}, version = version + 1
    where code = ${code}`.execute(db);
}

/** The day since which the person's compensation is held for a fee. */
export async function overdueSince(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ since: string }>`
    select renewal_overdue_since::text as since from associate
    where code = ${code} and renewal_overdue_since is not null for update`.execute(db);
  return rows[0]?.since;
}

/** Whether a fee that fell due by the day is still unpaid. */
export async function hasUnpaidSince(db: Db, code: string, dueBy: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from card_payment where kind = 'Yearly Renewal' and payer_code = ${code}
      and status in ('Pending', 'Failed') and due_on <= ${dueBy}::date limit 1`.execute(db);
  return rows.length > 0;
}
