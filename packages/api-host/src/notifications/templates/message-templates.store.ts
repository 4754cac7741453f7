import { sql } from 'kysely';
import type { z } from 'zod';
import { type activityList, recordActivity } from '../../platform/audit/record-activity.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Words } from '../../platform/messages/template-rules.ts';

const shown = (db: Db) =>
  db
    .selectFrom('message_template')
    .leftJoin('app_user as changer', 'changer.code', 'message_template.updated_by')
    .select([
      'message_template.key',
      'message_template.title',
      'message_template.body',
      'message_template.updated_at',
      'message_template.updated_by',
      'message_template.version',
    ])
    .select(fullName<string | null>('changer').as('changer_name'));

export const allChanged = (db: Db) => shown(db).execute();

export type ChangedRow = Awaited<ReturnType<typeof allChanged>>[number];

export const findChanged = (db: Db, key: string): Promise<ChangedRow | undefined> =>
  shown(db).where('message_template.key', '=', key).executeTakeFirst();

/** The changed words, locked until the transaction ends. */
export async function lockChanged(db: Db, key: string): Promise<ChangedRow | undefined> {
  await db.selectFrom('message_template').select('key').where('key', '=', key).forUpdate().execute();
  return findChanged(db, key);
}

interface Stamp {
  readonly updated_at: Date;
  readonly updated_by: string | null;
}

/** False where somebody else has changed the words in the meantime. */
export async function insertChanged(db: Db, key: string, values: Words & Stamp): Promise<boolean> {
  const made = await db
    .insertInto('message_template')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateChanged(db: Db, key: string, values: Words & Stamp): Promise<void> {
  await db
    .updateTable('message_template')
    .set({ ...values, version: sql<number>`nextval('message_template_version')` })
    .where('key', '=', key)
    .execute();
}

export async function removeChanged(db: Db, key: string): Promise<void> {
  await db.deleteFrom('message_template').where('key', '=', key).execute();
}

/** Who changed the words of a message, newest first. */
export const templateActivity = (db: Db, key: string, query: z.output<typeof activityList.query>) =>
  recordActivity(
    db,
    sql<boolean>`audit_entry.entity = 'message_template' and audit_entry.entity_id = ${key}`,
    query,
  );
