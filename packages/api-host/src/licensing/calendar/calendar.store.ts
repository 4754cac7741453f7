import { type AssociateStatus, addDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The stored part of a person's private address. */
export const feedOf = (db: Db, code: string) =>
  db
    .selectFrom('calendar_feed')
    .select(['created_at', 'last_read_at'])
    .where('associate_code', '=', code)
    .executeTakeFirst();

/** Replaces the address by a new one. */
export async function setFeed(db: Db, code: string, tokenHash: string, now: Date): Promise<void> {
  const values = { token_hash: tokenHash, created_at: now, last_read_at: null };
  await db
    .insertInto('calendar_feed')
    .values({ associate_code: code, ...values })
    .onConflict((conflict) => conflict.column('associate_code').doUpdateSet(values))
    .execute();
}

/** Ends the address, and returns whether there was one. */
export async function dropFeed(db: Db, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('associate_code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The person to whom an address belongs, with the status that decides whether it is answered. */
export async function ownerOfFeed(
  db: Db,
  tokenHash: string,
): Promise<{ code: string; status: AssociateStatus } | undefined> {
  const found = await db
    .selectFrom('calendar_feed')
    .innerJoin('app_user', 'app_user.code', 'calendar_feed.associate_code')
    .select(['app_user.code', 'app_user.status'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found as { code: string; status: AssociateStatus } | undefined;
}

/** Stores when the address was last read, so that a person notices an unknown reader and renews the address. */
export async function noteRead(db: Db, code: string, now: Date): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ last_read_at: now })
    .where('associate_code', '=', code)
    .execute();
}

export interface DueDate {
  readonly id: string;
  readonly kind: 'license' | 'eo' | 'certificate' | 'training' | 'answer';
  readonly label: string;
  readonly day: string;
}

/** How many days a past date stays in the calendar. */
const KEPT_DAYS = 90;

/** Everything of a person that ends or is due: credentials, the training program, answers others wait for. */
export async function dueDatesOf(db: Db, code: string, today: string): Promise<DueDate[]> {
  const { rows } = await sql<DueDate>`
    select id, kind, label, to_char(day, 'YYYY-MM-DD') as day from (
      select id::text, 'license' as kind, type || ' license in ' || state as label, expiration_date as day
      from license where associate_code = ${code} and approval_status = 'Approved' and status = 'Active'
        and not is_renewed
      union all
      select id::text, 'eo', 'E&O coverage of ' || carrier, expiration_date from eo_policy
      where associate_code = ${code} and approval_status = 'Approved'
        and not exists (select from eo_policy later where later.associate_code = ${code}
          and later.approval_status = 'Approved' and later.expiration_date > eo_policy.expiration_date)
      union all
      select id::text, 'certificate', kind || ' certificate ' || course, valid_until from training_certificate held
      where associate_code = ${code} and approval_status = 'Approved'
        and not exists (select from training_certificate later where later.associate_code = ${code}
          and later.kind = held.kind and later.approval_status = 'Approved' and later.valid_until > held.valid_until
          and later.provider_id is not distinct from held.provider_id and later.state is not distinct from held.state)
      union all
      select id::text, 'training', 'Training program', due_date from training_program
      where associate_code = ${code} and status in ('Open', 'Reopen')
      union all
      select id::text, 'answer', 'Answer to an upline change', answer_by from upline_change_request
      where owner_code = ${code} and status = 'Pending For Owner') due
    where day is not null and day >= ${addDays(today, -KEPT_DAYS)}::date
    order by day, kind, id`.execute(db);
  return rows;
}
