import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export async function insertProxySession(
  db: Db,
  proxy: {
    id: string;
    admin_id: string;
    associate_id: string;
    admin_session_id: string;
    reason: string;
    started_at: Date;
    ends_at: Date;
  },
): Promise<void> {
  await db.insertInto('proxy_session').values(proxy).execute();
}

/** A proxy session whose link was not followed yet, while the session it was started from goes on. */
export async function lockUnopened(db: Db, id: string, now: Date) {
  return db
    .selectFrom('proxy_session')
    .selectAll()
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.id')
          .whereRef('session.id', '=', 'proxy_session.admin_session_id')
          .where('session.ended_at', 'is', null),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
}

export async function bindSession(db: Db, id: string, sessionId: string): Promise<void> {
  await db.updateTable('proxy_session').set({ session_id: sessionId }).where('id', '=', id).execute();
}

export async function closeProxySession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('proxy_session')
    .set({ closed_at: now })
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .execute();
}

/** All proxy sessions with both people; for the admin list. */
export const scopedProxySessions = (db: Db) =>
  db
    .selectFrom('proxy_session')
    .innerJoin('app_user as admin', 'admin.id', 'proxy_session.admin_id')
    .innerJoin('app_user as associate_user', 'associate_user.id', 'proxy_session.associate_id');

/** Over by being left, by its time or with the session behind it. */
export const proxyStatus = (now: Date) =>
  sql<
    'Active' | 'Closed'
  >`case when proxy_session.closed_at is not null or proxy_session.ends_at <= ${now}::timestamptz
    or exists (select from session where session.id = proxy_session.session_id and session.ended_at is not null)
    then 'Closed' else 'Active' end`;

export async function proxySessionsByIds(db: Db, ids: readonly string[], now: Date) {
  return scopedProxySessions(db)
    .select([
      'proxy_session.id',
      'admin.code as admin_code',
      'associate_user.code as associate_code',
      'proxy_session.reason',
      'proxy_session.started_at',
      'proxy_session.ends_at',
      'proxy_session.closed_at',
    ])
    .select(fullName('admin').as('admin_name'))
    .select(fullName('associate_user').as('associate_name'))
    .select(proxyStatus(now).as('status'))
    .where(isOneOf('proxy_session.id', ids))
    .execute();
}

export type ProxySessionRow = Awaited<ReturnType<typeof proxySessionsByIds>>[number];
