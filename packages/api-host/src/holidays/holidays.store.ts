import { addBusinessDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import type { addedBy, changedBy } from '../platform/database/stamps.ts';

/** Holidays with who entered them, in the order of the calendar. */
const shown = (db: Db) =>
  db
    .selectFrom('holiday')
    .leftJoin('app_user as setter', 'setter.code', 'holiday.created_by')
    .select(['day', 'name', 'holiday.created_by', 'holiday.version'])
    .select(fullName<string | null>('setter').as('setter_name'))
    .orderBy('day');

export type Holiday = Awaited<ReturnType<typeof holidaysOf>>[number];

export const holidaysOf = (db: Db, year: number) =>
  shown(db).where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`).execute();

/** Years with holidays. */
export async function holidayYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from day)::integer as year from holiday order by year`.execute(db);
  return rows.map(({ year }) => year);
}

/** The holiday, locked until the transaction ends. */
export async function lockHoliday(db: Db, day: string): Promise<Holiday | undefined> {
  await db.selectFrom('holiday').select('day').where('day', '=', day).forUpdate().execute();
  return shown(db).where('day', '=', day).executeTakeFirst();
}

/** False where the day is a holiday already. */
export async function insertHoliday(
  db: Db,
  row: { readonly day: string; readonly name: string } & ReturnType<typeof addedBy>,
): Promise<boolean> {
  const made = await db
    .insertInto('holiday')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return made !== undefined;
}

export async function renameHoliday(
  db: Db,
  day: string,
  values: { readonly name: string } & ReturnType<typeof changedBy>,
): Promise<void> {
  await db
    .updateTable('holiday')
    .set((of) => ({ ...values, version: of('version', '+', 1) }))
    .where('day', '=', day)
    .execute();
}

export async function deleteHoliday(db: Db, day: string): Promise<void> {
  await db.deleteFrom('holiday').where('day', '=', day).execute();
}

/** The day that many business days later: Monday to Friday, but the holidays of the home office. */
export async function businessDayAfter(db: Db, date: string, days: number): Promise<string> {
  const later = await db.selectFrom('holiday').select('day').where('day', '>', date).execute();
  return addBusinessDays(date, days, new Set(later.map(({ day }) => day)));
}
