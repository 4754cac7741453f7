import { addMonths, companyToday, parseDateEntry } from '@upline/domain';

/** A typed day as `YYYY-MM-DD`. Without a latest day, two digits of a year mean one of the ten ahead or before (R-VAL-14). */
export const readDay = (text: string, max = addMonths(companyToday(), 120)): string | undefined =>
  parseDateEntry(text, max);
