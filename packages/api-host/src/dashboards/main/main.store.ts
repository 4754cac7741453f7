import type { LicenseType } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Greeting {
  readonly first_name: string;
  readonly join_date: string | null;
  readonly birth_month: number | null;
  readonly birth_day: number | null;
  readonly unread: number;
}

/** The person the dashboard greets, and the number of unread notices. */
export async function greetingOf(db: Db, code: string): Promise<Greeting | undefined> {
  return db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.first_name',
      'app_user.join_date',
      'associate.birth_month',
      'associate.birth_day',
      sql<number>`(select count(*)::integer from notification
        where notification.user_code = app_user.code and notification.status = 'Unread')`.as('unread'),
    ])
    .where('app_user.code', '=', code)
    .executeTakeFirst();
}

interface EndingLicense {
  readonly type: LicenseType;
  readonly state: string;
  readonly expiration_date: string;
  readonly days_left: number;
}

/** The own license in force that ends next. */
export async function nextEnding(db: Db, code: string, today: string): Promise<EndingLicense | undefined> {
  return db
    .selectFrom('license')
    .select([
      'type',
      'state',
      'expiration_date',
      sql<number>`expiration_date - ${today}::date`.as('days_left'),
    ])
    .where('associate_code', '=', code)
    .where('approval_status', '=', 'Approved')
    .where('status', '=', 'Active')
    .where('expiration_date', '>=', today)
    .orderBy('expiration_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst() as Promise<EndingLicense | undefined>;
}

/** Personal recruits who joined within the days and are Active (domain.md 5.6). */
export async function activeRecruits(
  db: Db,
  code: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('recruiter_code', '=', code)
    .where('join_date', '>=', from)
    .where('join_date', '<=', to)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  return count;
}
