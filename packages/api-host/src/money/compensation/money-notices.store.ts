import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

/** Addresses of those of the people who may sign in; with `must` of those too who chose other channels (domain.md 8.1). */
export async function mailAddresses(db: Db, codes: readonly string[], must: boolean) {
  return db
    .selectFrom('app_user')
    .select(['code', 'email', 'kind'])
    .where(isOneOf('code', codes))
    .where('status', 'not in', ['Terminated', 'Resigned'])
    .$if(!must, (query) => query.where(sql<boolean>`'Email' = any(notification_channels)`))
    .execute();
}
