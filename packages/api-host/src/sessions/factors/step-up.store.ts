import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Code } from '../sign-in/pending.store.ts';

/** The code a session waits for, locked so that of several tries at once each counts. */
export async function lockSessionCode(db: Db, sessionId: string) {
  return db
    .selectFrom('session_code')
    .selectAll()
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

/** A newer code replaces the one before. */
export async function replaceSessionCode(db: Db, sessionId: string, code: Code): Promise<void> {
  await db
    .insertInto('session_code')
    .values({ session_id: sessionId, ...code })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ ...code, tries: 0 }))
    .execute();
}

export async function countSessionCodeTry(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session_code')
    .set({ tries: sql`tries + 1` })
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deleteSessionCode(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('session_code').where('session_id', '=', sessionId).execute();
}
