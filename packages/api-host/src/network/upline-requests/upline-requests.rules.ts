import { addDays } from '@upline/domain';

/** Business days the owner has (R-UPL-01). */
const OWNER_DAYS = 10;

/** The day `count` business days (Monday to Friday) later. */
export function addBusinessDays(day: string, count: number): string {
  let date = day;
  for (let left = count; left > 0; ) {
    date = addDays(date, 1);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** Until when an owner who is asked today may answer (R-UPL-01). */
export const ownerAnswersBy = (today: string): string => addBusinessDays(today, OWNER_DAYS);
