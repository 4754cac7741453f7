import { addDays, addMonths, LEVELS } from '@upline/domain';
import type { Person } from '../network.ts';

/** Boards compare a year with the one before. */
const YEARS_BACK = 1;

const SENIOR = new Set<string>(LEVELS.flatMap(({ code, is_senior }) => (is_senior ? [code] : [])));

/** Nearest RMD or above, the person included. */
function shopOf(person: Person): string | null {
  for (let one: Person | undefined = person; one; one = one.upline)
    if (SENIOR.has(one.level)) return one.code;
  return null;
}

/** What recruiters were credited on the day somebody joined (domain.md 5.1); who has left again is left out. */
export function recruitRows(people: readonly Person[], today: string) {
  const since = addMonths(`${today.slice(0, 4)}-01-01`, -12 * YEARS_BACK);
  return people.flatMap(({ code, status, recruiter, joinedDaysAgo }) => {
    const on_date = addDays(today, -joinedDaysAgo);
    if (!recruiter || on_date < since || status === 'Terminated' || status === 'Resigned') return [];
    return {
      owner_code: recruiter.code,
      points_type: 'Recruits',
      amount: 1,
      on_date,
      reference_kind: 'associate',
      reference_id: code,
      is_reversal: false,
      shop_code: shopOf(recruiter),
      created_at: new Date(`${on_date}T16:00:00Z`),
    };
  });
}
