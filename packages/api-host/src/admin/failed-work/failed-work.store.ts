import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export const failedJobs = (db: Db) => db.selectFrom('job').where('job.failed_at', 'is not', null);

export async function jobsByIds(db: Db, ids: readonly string[]) {
  return failedJobs(db)
    .select(['id', 'task', 'attempts', 'last_error', 'failed_at', 'created_at'])
    .where(isOneOf('job.id', ids.map(Number)))
    .execute();
}

export type FailedJobRow = Awaited<ReturnType<typeof jobsByIds>>[number];

export const failedMessages = (db: Db) =>
  db.selectFrom('outbox_message').where('outbox_message.failed_at', 'is not', null);

export async function messagesByIds(db: Db, ids: readonly string[]) {
  return failedMessages(db)
    .select([
      'id',
      'channel',
      'kind',
      'recipient',
      'subject',
      'failed_at',
      'created_at',
      sql<boolean>`text is not null`.as('can_send'),
    ])
    .where(isOneOf('outbox_message.id', ids))
    .execute();
}

export type FailedMessageRow = Awaited<ReturnType<typeof messagesByIds>>[number];

/** Locks a failed job; undefined if it is no longer failed. */
export async function lockJob(db: Db, id: number) {
  return failedJobs(db).select(['id', 'task']).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks a message that was given up; undefined if it is no longer given up. */
export async function lockMessage(db: Db, id: string) {
  return failedMessages(db)
    .select(['id', 'kind', sql<boolean>`text is not null`.as('can_send')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function removeJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).execute();
}

/** The job that gave the message up has nothing left to do. */
export async function removeJobsOfMessage(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('job')
    .where('task', '=', 'send-message')
    .where('failed_at', 'is not', null)
    .where(sql<boolean>`payload ->> 'id' = ${id}`)
    .execute();
}

export async function reopenMessage(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox_message').set({ failed_at: null }).where('id', '=', id).execute();
}

export async function removeMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_message').where('id', '=', id).execute();
}

/** Removes at most `limit` delivered messages, given-up ones and dead jobs each; returns the most that went of one kind. */
export async function removeSettled(
  db: Db,
  before: { readonly sent: Date; readonly failed: Date },
  limit: number,
): Promise<number> {
  const sent = await db
    .deleteFrom('outbox_message')
    .where('id', 'in', (of) =>
      of.selectFrom('outbox_message').select('id').where('sent_at', '<', before.sent).limit(limit),
    )
    .executeTakeFirstOrThrow();
  const failed = await db
    .deleteFrom('outbox_message')
    .where('id', 'in', (of) =>
      of.selectFrom('outbox_message').select('id').where('failed_at', '<', before.failed).limit(limit),
    )
    .executeTakeFirstOrThrow();
  const jobs = await db
    .deleteFrom('job')
    .where('id', 'in', (of) =>
      of.selectFrom('job').select('id').where('failed_at', '<', before.failed).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Math.max(...[sent, failed, jobs].map(({ numDeletedRows }) => Number(numDeletedRows)));
}
