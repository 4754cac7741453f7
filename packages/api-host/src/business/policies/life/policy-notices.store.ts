import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/** Addresses of those of the people who may sign in; by which channels a message goes is their own choice. */
export async function emailsOf(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('app_user')
    .select(['email', 'kind'])
    .where(isOneOf('code', codes))
    .where('status', 'not in', ['Terminated', 'Resigned'])
    .execute();
}
