const DAY_MS = 86_400_000;
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The company day so many days ago, `2026-11-27`. Late in its evening UTC is a day ahead, which forms refuse as the future. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(today.format()) - days * DAY_MS).toISOString().slice(0, 10);
