import { dateTimeFormat, ownTimeZone } from './intl.ts';

/**
 * Calendar dates are `YYYY-MM-DD` texts without a time zone: they compare as texts and never shift by a day. Only here
 * do they become numbers, and only in UTC.
 */
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
export const DAY_MS = 86_400_000;

/** When and where days begin: "today" in every rule is the company day (domain.md section 0). */
export const COMPANY_TIME_ZONE = 'America/New_York';

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function partsOf(date: string): Parts {
  const [, year, month, day] = PATTERN.exec(date) ?? [];
  if (!year || !month || !day) throw new RangeError(`Not a date: ${date}`);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const textOf = ({ year, month, day }: Parts) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
const utcOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** No date that is kept, asked for or looked up lies outside of these. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** Whether the text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDate(value: string): boolean {
  if (!PATTERN.test(value)) return false;
  const { year, month, day } = partsOf(value);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** The same within the days that are kept. */
export const isKeptDate = (value: string): boolean =>
  isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY;

/** The day in the zone at that moment; by default the company day. */
export function dayAt(moment: Date, timeZone: string = COMPANY_TIME_ZONE): string {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The moment at which clocks of the zone show that day and time (`09:30`); in an hour that is skipped, the one after it. */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const format = dateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const shownAt = (moment: number) => {
    const parts = format.formatToParts(new Date(moment));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return Date.parse(`${dayAt(new Date(moment), timeZone)}T${part('hour')}:${part('minute')}:00Z`);
  };
  const first = wanted - (shownAt(wanted) - wanted);
  return new Date(first - (shownAt(first) - wanted));
}

/** The company day now, for screens: the server's rules are given the day of their request. */
export const companyToday = (): string => dayAt(new Date());

export function addDays(date: string, days: number): string {
  return new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day `months` later or earlier; past the end of the month it is the month's last day (R-MNY-16). */
/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The day that many business days later: Monday to Friday, but the holidays that are given. */
export function addBusinessDays(
  date: string,
  days: number,
  holidays: ReadonlySet<string> = new Set(),
): string {
  let day = date;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !holidays.has(day)) left -= 1;
  }
  return day;
}

export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return textOf({ ...target, day: Math.min(day, daysIn(target.year, target.month)) });
}

/** First day of the month the day is in. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** Days from one date to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** Number of k ≥ 1 with `addMonths(from, k)` ≤ `to` (R-MNY-16). */
export function monthsBetween(from: string, to: string): number {
  const start = partsOf(from);
  const end = partsOf(to);
  const most = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, most) <= to ? most : most - 1);
}

/** Age last birthday; who was born on 29 February has the birthday on 28 February in other years (R-VAL-13). */
export function ageOn(birth: string, day: string): number {
  return Math.floor(monthsBetween(birth, day) / 12);
}

/** Age nearest birthday: a year more from six months after the last one (R-VAL-13). */
export function nearestAgeOn(birth: string, day: string): number {
  return Math.floor((monthsBetween(birth, day) + 6) / 12);
}

/** Whether the date is within 1900-01-01 and `yearsAhead` from today: 10, for license expiry 99 (R-VAL-14). */
export function isPlausibleDate(date: string, today: string, yearsAhead = 10): boolean {
  return isCalendarDate(date) && date >= FIRST_DAY && date <= addMonths(today, yearsAhead * 12);
}

/** `2026-01-31` → `01/31/2026` (SPEC §5). */
export function formatDate(date: string): string {
  const { year, month, day } = partsOf(date.slice(0, 10));
  return `${pad(month)}/${pad(day)}/${pad(year, 4)}`;
}

/** A time stamp as `01/31/2026 3:05 PM`, in the reader's own time zone unless one is given. */
export function formatDateTime(stamp: string | Date, timeZone?: string): string {
  const moment = new Date(stamp);
  const zone = timeZone ?? ownTimeZone();
  const time = dateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace(/\s/g, ' ');
  return `${formatDate(dayAt(moment, zone))} ${time}`;
}

/** The last year with these two digits whose day is not after `latest`. */
function wholeYear(digits: string, day: string, latest: string): string {
  const century = Number(latest.slice(0, 2));
  const year = `${century}${digits}`;
  return `${year}-${day}` <= latest ? year : `${century - 1}${digits}`;
}

/**
 * A typed date, `1/31/2026` or `01-31-2026` or ISO, as `YYYY-MM-DD`; undefined when it is none. With `latest`, a year may
 * have two digits and is the last such year until then: `3/4/85` is in 1985, and no birth is in the future.
 */
export function parseDateEntry(text: string, latest?: string): string | undefined {
  const trimmed = text.trim();
  if (isCalendarDate(trimmed)) return trimmed;
  const [, month, day, digits] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(trimmed) ?? [];
  if (!month || !day || !digits || (digits.length === 2 && !latest)) return undefined;
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = digits.length === 2 && latest ? wholeYear(digits, rest, latest) : digits;
  const date = `${year}-${rest}`;
  return isCalendarDate(date) ? date : undefined;
}
