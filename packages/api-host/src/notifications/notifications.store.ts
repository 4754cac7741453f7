import type { ReadStatus } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Tables } from '../platform/database/tables.ts';

const COLUMNS = [
  'id',
  'type',
  'title',
  'body',
  'link',
  'occurrences',
  'status',
  'created_at',
  'read_at',
  'version',
] as const;

/** A person's own notifications; every read goes through here, so no other person's row can be reached. */
const ownedBy = (db: Db, code: string) =>
  db.selectFrom('notification').where('notification.user_code', '=', code);

export const scoped = ownedBy;

export async function byIds(db: Db, code: string, ids: readonly string[]) {
  return ownedBy(db, code).select(COLUMNS).where(isOneOf('id', ids)).execute();
}

export type NotificationRow = Awaited<ReturnType<typeof byIds>>[number];

export async function find(db: Db, code: string, id: string): Promise<NotificationRow | undefined> {
  return ownedBy(db, code).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Serializes notifications of one person, so that two equal events at once are merged as well. */
export async function lockUser(db: Db, code: string): Promise<boolean> {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

type Values = Pick<
  Tables['notification'],
  'user_code' | 'type' | 'title' | 'body' | 'link' | 'object_key' | 'created_at'
>;

/**
 * Renews the notification of the same event, object and person written at or after `since`, and answers the words it had;
 * undefined when there is none. The person is locked.
 */
export async function merge(
  db: Db,
  values: Values,
  since: Date,
): Promise<{ readonly title: string; readonly body: string } | undefined> {
  const { title, body, link, created_at } = values;
  const former = await db
    .selectFrom('notification')
    .select(['id', 'title', 'body'])
    .where('user_code', '=', values.user_code)
    .where('type', '=', values.type)
    .where('object_key', '=', values.object_key)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!former) return undefined;
  await db
    .updateTable('notification')
    .set({
      title,
      body,
      link,
      created_at,
      status: 'Unread',
      read_at: null,
      occurrences: sql`occurrences + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', former.id)
    .execute();
  return former;
}

export async function insert(db: Db, values: Values): Promise<void> {
  await db
    .insertInto('notification')
    .values({ ...values, read_at: null })
    .execute();
}

/** Sets the state of the own notification; undefined when there is no such one. Setting it again changes nothing. */
export async function setStatus(
  db: Db,
  code: string,
  id: string,
  status: ReadStatus,
  now: Date,
): Promise<NotificationRow | undefined> {
  await db
    .updateTable('notification')
    .set({ status, read_at: status === 'Read' ? now : null, version: sql`version + 1` })
    .where('user_code', '=', code)
    .where('id', '=', id)
    .where('status', '<>', status)
    .execute();
  return find(db, code, id);
}

export async function markAllRead(db: Db, code: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ status: 'Read', read_at: now, version: sql`version + 1` })
    .where('user_code', '=', code)
    .where('status', '=', 'Unread')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Unread ones, counted no further than `cap`. */
export async function countUnread(db: Db, code: string, cap: number): Promise<number> {
  const row = await db
    .selectFrom(
      ownedBy(db, code).select(sql`1`.as('one')).where('status', '=', 'Unread').limit(cap).as('unread'),
    )
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Removes notifications older than the retention (12 months), a batch at a time. */
export async function removeBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notification')
    .where('id', 'in', (old) =>
      old
        .selectFrom('notification')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
