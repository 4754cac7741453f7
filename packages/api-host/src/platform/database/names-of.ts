import type { Db } from './database.ts';
import { fullName } from './full-name.ts';
import { isOneOf } from './is-one-of.ts';

/** "First Last" of people by their codes, admins included. */
export async function namesOf(db: Db, codes: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(codes.filter((code) => code !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user')
    .select(['code', fullName().as('name')])
    .where(isOneOf('code', wanted))
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
