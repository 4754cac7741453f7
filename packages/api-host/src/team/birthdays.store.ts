import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';

export const BIRTHDAYS_AHEAD = 30;

/** `MMDD` of today and the days after it. Who was born on a February 29 is greeted on the 28th in other years. */
function daysAhead(today: string): number[] {
  const days = Array.from({ length: BIRTHDAYS_AHEAD + 1 }, (_, ahead) => {
    const [, month, day] = addDays(today, ahead).split('-').map(Number);
    return (month ?? 0) * 100 + (day ?? 0);
  });
  const last = days.indexOf(228);
  const isShort = last >= 0 && last < BIRTHDAYS_AHEAD && days[last + 1] === 301;
  return isShort ? days.toSpliced(last + 1, 0, 229) : days;
}

/** Directs whose birthday is near, the next one first. */
export async function birthdaysOf(db: Db, code: string, today: string) {
  const days = daysAhead(today);
  const day = sql<number>`(associate.birth_month * 100 + associate.birth_day)`;
  return db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select(['app_user.code', fullName('app_user').as('name'), 'app_user.has_photo'])
    .select([sql<number>`associate.birth_month`.as('month'), sql<number>`associate.birth_day`.as('day')])
    .where('app_user.upline_code', '=', code)
    .where('app_user.status', 'not in', ['Terminated', 'Resigned'])
    .where(day, 'in', days)
    .orderBy(sql`array_position(${days}::integer[], ${day})`)
    .orderBy('app_user.name_key')
    .execute();
}
