import { sql } from 'kysely';
import { atCommit } from '../database/closing.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { type ChainBreak, type ChainedEntry, contentText, type EntryContent } from './audit.chain.ts';
import type { AuditChange } from './audit.ts';

declare module '../database/tables.ts' {
  interface ColumnTypes {
    'audit_entry.changes': AuditChange[];
  }
}

export type StoredEntry = ChainedEntry & { readonly hash: string };

export async function readHead(db: Db): Promise<Omit<Tables['audit_head'], 'only_row'>> {
  return db.selectFrom('audit_head').select(['id', 'at', 'hash']).executeTakeFirstOrThrow();
}

/** Takes the place of what the check found before. */
export async function keepCheck(
  db: Db,
  found: ChainBreak | undefined,
  { throughId, now }: { throughId: number; now: Date },
): Promise<void> {
  const values = {
    checked_at: now,
    through_id: throughId,
    broken_id: found?.id ?? null,
    problem: found?.problem ?? null,
  };
  await db
    .insertInto('audit_check')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}

/** What the check found last; undefined before its first run. */
export async function lastCheck(db: Db) {
  return db
    .selectFrom('audit_check')
    .select(['checked_at', 'through_id', 'broken_id', 'problem'])
    .executeTakeFirst();
}

/** The last entry that reached the end of its retention and was removed; undefined while all are there. */
export async function readCheckpoint(db: Db): Promise<{ id: number; hash: string } | undefined> {
  return db
    .selectFrom('audit_checkpoint')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last of at most `limit` entries from before this time that are still there. */
export async function lastToRemove(db: Db, before: Date, limit: number) {
  const oldest = db
    .selectFrom('audit_entry')
    .select(['id', 'hash', 'at'])
    .orderBy('id')
    .limit(limit)
    .as('oldest');
  return db
    .selectFrom(oldest)
    .selectAll()
    .where('oldest.at', '<', before)
    .orderBy('oldest.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Puts a checkpoint in the place of all entries up to this one; returns how many went. */
export async function removeThrough(
  db: Db,
  last: { id: number; hash: string; at: Date },
  now: Date,
): Promise<number> {
  const { id, hash, at } = last;
  await db.insertInto('audit_checkpoint').values({ id, hash, at, removed_at: now }).execute();
  const { numDeletedRows } = await db
    .deleteFrom('audit_entry')
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Leaves entries for the end of the transaction, where they go to the end of the chain. It stays locked until the commit,
 * which leaves together with them: every write of the product waits for this lock. The entries bear `now`, or the time of
 * the entry before if that is later.
 */
export function append(trx: Db, now: Date, entries: readonly EntryContent[]): void {
  const items = JSON.stringify(entries.map((entry) => ({ ...entry, content: contentText(entry) })));
  atCommit(trx, sql`select append_audit_entries(${now}, ${items})`);
}

/** Entries after `id`, oldest first, for the verifier. */
export async function entriesAfter(db: Db, id: number, limit: number): Promise<StoredEntry[]> {
  return db.selectFrom('audit_entry').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();
}

/** An associate's own security events, newest first: sign-ins, password, sessions and views by an admin (domain.md 8.2). */
export async function ownEntries(db: Db, code: string, entities: readonly string[], limit: number) {
  return db
    .selectFrom('audit_entry')
    .select([
      'id',
      'at',
      'action',
      'entity',
      'entity_label',
      'owner_code',
      'actor_code',
      'proxy_admin_code',
      'actor_kind',
      'reason',
      'ip',
      'user_agent',
    ])
    .where((where) => where.or([where('owner_code', '=', code), where('actor_code', '=', code)]))
    .where('entity', 'in', [...entities])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
