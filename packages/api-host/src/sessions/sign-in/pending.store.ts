import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Code {
  readonly code_hash: string;
  readonly code_sent_at: Date;
  readonly code_expires_at: Date;
}

/** A code, or nothing sent. */
export type MaybeCode = { readonly [Part in keyof Code]: Code[Part] | null };

export async function insertPending(
  db: Db,
  pending: MaybeCode & {
    id: string;
    user_id: string;
    audience: 'portal' | 'admin';
    expires_at: Date;
    created_at: Date;
  },
): Promise<void> {
  await db.insertInto('pending_sign_in').values(pending).execute();
}

/** The sign-in that waits for its code, locked so that of several tries at once each counts. */
export async function lockPending(db: Db, id: string, now: Date) {
  return db
    .selectFrom('pending_sign_in')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** A resent code replaces the one before (S-13). */
export async function replaceCode(db: Db, id: string, code: Code): Promise<void> {
  await db
    .updateTable('pending_sign_in')
    .set({ ...code, tries: 0 })
    .where('id', '=', id)
    .execute();
}

export async function countTry(db: Db, id: string): Promise<void> {
  await db.updateTable('pending_sign_in').set({ tries: sql`tries + 1` }).where('id', '=', id).execute();
}

/** The code was right and is used up; the sign-in goes on with setting up an authenticator app. */
export async function markProved(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('pending_sign_in')
    .set({ proved_at: now, code_hash: null, code_sent_at: null, code_expires_at: null })
    .where('id', '=', id)
    .execute();
}

export async function markUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('pending_sign_in').set({ used_at: now }).where('id', '=', id).execute();
}
