import { ADMIN_ROLE_PERMISSIONS, ADMIN_ROLES, type Permission } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

/** Codes of the Active super admins. */
export async function superAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where('kind', '=', 'SuperAdmin')
    .where('status', '=', 'Active')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Codes of the Active admins who hold the permission by one of their roles, and of every super admin (domain.md 7.2). */
export async function adminsWith(db: Db, permission: Permission): Promise<string[]> {
  const roles = ADMIN_ROLES.filter((role) =>
    (ADMIN_ROLE_PERMISSIONS[role] as readonly Permission[]).includes(permission),
  );
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where('kind', '!=', 'Associate')
    .where('status', '=', 'Active')
    .where(sql<boolean>`(kind = 'SuperAdmin' or admin_roles && ${roles}::text[])`)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

export type MailReader = Awaited<ReturnType<typeof mailReaders>>[number];

/**
 * Those of the people who get a mail: all of them, or those `present` who may still sign in. What they chose for the group of
 * the message is judged later (R-NTF-02).
 */
export function mailReaders(
  db: Db,
  codes: readonly string[],
  { present = false }: { readonly present?: boolean },
) {
  return db
    .selectFrom('app_user')
    .select(['code', 'email', 'first_name', 'kind', 'status'])
    .where(isOneOf('code', codes))
    .$if(present, (query) => query.where('status', 'not in', ['Terminated', 'Resigned']))
    .execute();
}
