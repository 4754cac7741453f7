import type { ColumnType } from 'kysely';
import type { ChainedEntry } from './audit.chain.ts';
import type { AuditAction, AuditChange } from './audit.ts';
import type { Db } from './database.ts';

export interface AuditEntryTable {
  id: number;
  at: Date;
  actor_code: string | null;
  actor_kind: string;
  proxy_admin_code: string | null;
  action: AuditAction;
  entity: string;
  entity_id: string;
  entity_label: string;
  owner_code: string | null;
  changes: ColumnType<AuditChange[], string, never>;
  reason: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string;
  previous_hash: string;
  hash: string;
}

interface AuditHeadTable {
  id: number;
  at: Date;
  hash: string;
}

declare module './tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
    audit_head: AuditHeadTable;
  }
}

export type StoredEntry = ChainedEntry & { readonly hash: string };

/** Locks the end of the chain until the transaction ends. */
export async function lockHead(db: Db): Promise<AuditHeadTable> {
  return db.selectFrom('audit_head').select(['id', 'at', 'hash']).forUpdate().executeTakeFirstOrThrow();
}

export async function readHead(db: Db): Promise<AuditHeadTable> {
  return db.selectFrom('audit_head').select(['id', 'at', 'hash']).executeTakeFirstOrThrow();
}

/** Appends entries that follow the locked head and moves the head, in one statement each. */
export async function append(db: Db, entries: readonly StoredEntry[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  await db
    .insertInto('audit_entry')
    .values(
      entries.map((entry) => ({
        ...entry,
        action: entry.action as AuditAction,
        changes: JSON.stringify(entry.changes),
      })),
    )
    .execute();
  await db.updateTable('audit_head').set({ id: last.id, at: last.at, hash: last.hash }).execute();
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
