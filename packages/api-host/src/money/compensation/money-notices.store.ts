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

/** Admins who look after commissions. */
export async function commissionAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where('kind', '!=', 'Associate')
    .where('status', '=', 'Active')
    .where(sql<boolean>`kind = 'SuperAdmin' or 'Commissions' = any(admin_roles)`)
    .execute();
  return rows.map(({ code }) => code);
}
