import { sql } from 'kysely';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';

/** Addresses of those of the people who may sign in; with `must` of those too who chose other channels (domain.md 8.1). */
export async function mailAddresses(db: Db, codes: readonly string[], must: boolean) {
  return db
    .selectFrom('app_user')
    .select(['code', 'email', 'kind'])
    .where(among('code', codes))
    .where('status', 'not in', ['Terminated', 'Resigned'])
    .$if(!must, (query) => query.where(sql<boolean>`'Email' = any(notification_channels)`))
    .execute();
}
