import type { Country } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** The country in which an approved appointment lets the associate sell, as rows of one column (domain.md 2.33). */
export const countriesToSellIn = (code: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select target_country from international_appointment
  where international_appointment.associate_code = ${code} and international_appointment.status = 'Approved' and purpose <> 'Recruit'`;

/** The own country, and that of an approved appointment. */
export async function countriesOf(
  db: Db,
  { code, country }: { readonly code: string; readonly country: Country },
): Promise<Country[]> {
  const row = await db
    .selectFrom('international_appointment')
    .select('target_country')
    .where('associate_code', '=', code)
    .where('status', '=', 'Approved')
    .executeTakeFirst();
  return row && row.target_country !== country ? [country, row.target_country] : [country];
}
