import { LIFE_LICENSES, type LicenseType, licensesFor, type ProductLine, STATES } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * R-LIC-01 for the row `license`: approved, active, within its dates, and for a non-resident one also a resident license of
 * the same type. The condition every answer about authority is made of.
 */
export function isValidOn(date: string | RawBuilder<unknown>): RawBuilder<SqlBool> {
  const holds = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    return sql`${column('approval_status')} = 'Approved' and ${column('status')} = 'Active'
      and ${column('issue_date')} <= ${date}::date
      and (${column('expiration_date')} is null or ${column('expiration_date')} >= ${date}::date)`;
  };
  return sql<SqlBool>`(${holds('license')} and (license.is_resident or exists (
    select from license home where home.associate_code = license.associate_code and home.type = license.type
      and home.is_resident and ${holds('home')})))`;
}

/**
 * Whose licenses count for each of the codes: their own, and with `use_spouse_licenses` and a mutual link those of the
 * spouse (R-LIC-02).
 */
const holders = (codes: readonly string[]) => sql<{ code: string; holder: string }>`(
  select asked.code, asked.code as holder from unnest(${codes}::text[]) as asked(code)
  union all
  select own.code, spouse.code from associate own join associate spouse on spouse.code = own.spouse_code
  where own.code = any(${codes}::text[]) and own.use_spouse_licenses and spouse.spouse_code = own.code)`;

interface Asked {
  readonly types: readonly LicenseType[];
  /** Any state when left out. */
  readonly state?: string;
  readonly date: string;
}

async function holdersOf(db: Db, codes: readonly string[], { types, state, date }: Asked) {
  if (codes.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom(holders(codes).as('holding'))
    .select('holding.code')
    .where((where) =>
      where.exists(
        where
          .selectFrom('license')
          .select(sql`1`.as('one'))
          .whereRef('license.associate_code', '=', 'holding.holder')
          .where(sql<SqlBool>`license.type = any(${types}::text[])`)
          .$if(state !== undefined, (query) => query.where('license.state', '=', state as string))
          .where(isValidOn(date)),
      ),
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** Those of the codes with a life license valid in any state on the company day, the spouse's included (R-MNY-05a). */
export async function validLifeLicense(db: Db, codes: readonly string[], date: string): Promise<Set<string>> {
  return holdersOf(db, codes, { types: LIFE_LICENSES, date });
}

/** Those of the codes that may sell the line in the state on the company day (R-LIC-01, R-LIC-02). */
export async function validLicenses(
  db: Db,
  codes: readonly string[],
  line: ProductLine,
  state: string,
  date: string,
): Promise<Set<string>> {
  const country = STATES.USA.some(({ code }) => code === state) ? 'USA' : 'Canada';
  return holdersOf(db, codes, { types: licensesFor(country, line), state, date });
}

/** Whether the associate may sell the line in the state on the company day (R-LIC-01, R-LIC-02). */
export async function hasValidLicense(
  db: Db,
  code: string,
  line: ProductLine,
  state: string,
  date: string,
): Promise<boolean> {
  return (await validLicenses(db, [code], line, state, date)).has(code);
}

/** Type and state of every license that counts for the associate on the company day (R-LIC-01, R-LIC-02). */
export async function validLicensesOf(db: Db, code: string, date: string) {
  return db
    .selectFrom(holders([code]).as('holding'))
    .innerJoin('license', 'license.associate_code', 'holding.holder')
    .select(['license.type', 'license.state'])
    .distinct()
    .where(isValidOn(date))
    .execute();
}
