const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The instant on the company's calendar and clock (America/New_York): `{ day: 'YYYY-MM-DD', time: 'HH:MM' }`. */
export function companyTime(at: Date): { day: string; time: string } {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The company day every rule means by "today" (domain.md 0). */
export const companyDay = (at: Date): string => companyTime(at).day;
