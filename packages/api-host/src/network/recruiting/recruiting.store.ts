import { levelOf } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { takePlace } from '../changes/placing.store.ts';

type Derived =
  | 'kind'
  | 'is_senior_level'
  | 'path'
  | 'gen'
  | 'gen_in_force'
  | 'shop_code'
  | 'shop_in_force_code'
  | 'upline_rmd_code'
  | 'address_state'
  | 'licensed_until'
  | 'direct_count'
  | 'next_ordinal'
  | 'has_rollup';

/** A new associate's row; place and shop follow from the upline. */
export type NewAssociate = Omit<Insertable<Tables['app_user']>, Derived> & {
  readonly upline_code: string | null;
  readonly level_code: NonNullable<Tables['app_user']['level_code']>;
  readonly join_date: string;
};

/** The next public code: letter of the country and six digits. */
export async function nextCode(db: Db, country: Row<'app_user'>['country']): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('associate_number') as n`.execute(db);
  return `${country === 'Canada' ? 'C' : 'U'}${String(rows[0]?.n).padStart(6, '0')}`;
}

/**
 * Writes a new Active associate under the upline, or the root of an empty network. The caller holds the guard (shared). One
 * row of the upline is locked, nobody else's; the counts of the uplines follow with the next fold.
 */
export async function insertAssociate(
  db: Db,
  person: NewAssociate,
  details: Omit<Insertable<Tables['associate']>, 'code'>,
): Promise<void> {
  const isSenior = levelOf(person.level_code).is_senior;
  const placed = person.upline_code === null ? undefined : await takePlace(db, person.upline_code);
  const upline = placed?.upline;
  await db
    .insertInto('app_user')
    .values({
      ...person,
      kind: 'Associate',
      is_senior_level: isSenior,
      path: placed?.path ?? '',
      gen: (upline?.gen ?? 0) + Number(isSenior),
      gen_in_force: (upline?.gen_in_force ?? 0) + Number(isSenior),
      shop_code: isSenior ? person.code : (upline?.shop_code ?? null),
      shop_in_force_code: isSenior ? person.code : (upline?.shop_in_force_code ?? null),
      upline_rmd_code: upline?.shop_code ?? null,
      has_rollup: isSenior,
      // The database would follow with a second write of the row.
      address_state: details.state ?? null,
    })
    .execute();
  await db
    .insertInto('associate')
    .values({ ...details, code: person.code })
    .execute();
  if (upline)
    await sql`
      insert into head_delta (associate_code, level_code, status, joined_month, n)
      values (${person.code}, ${person.level_code}, 'Active', date_trunc('month', ${person.join_date}::date)::date, 1)`.execute(
      db,
    );
}
