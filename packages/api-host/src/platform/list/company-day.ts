import { sql } from 'kysely';

/**
 * The company day of the request, to be joined where a list's rows come from: its fields stand before any request is made, and the
 * database must not go by a clock of its own.
 */
export const companyOn = (today: string) =>
  sql<{ today: string }>`(select ${today}::date as today)`.as<'company'>(sql`company`);

/** Today, in rows that `companyOn` is joined to. */
export const companyToday = sql<string>`company.today`;
