import { createHash } from 'node:crypto';
import type { AuditChange } from './audit.ts';

/** Hash that the first entry follows. */
export const CHAIN_START = '0'.repeat(64);

/** Everything an entry says and its place in the chain; all of it is covered by the hash. */
export interface ChainedEntry {
  readonly id: number;
  readonly at: Date;
  readonly actor_code: string | null;
  readonly actor_kind: string;
  readonly proxy_admin_code: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly entity_label: string;
  readonly owner_code: string | null;
  readonly changes: readonly AuditChange[];
  readonly reason: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly request_id: string;
  readonly previous_hash: string;
}

/** What an entry says, apart from its place in the chain. */
export type EntryContent = Omit<ChainedEntry, 'id' | 'at' | 'previous_hash'>;

/** The content in a fixed order of fields, so that the database's own order of JSON keys does not matter; the end of a JSON list. */
export function contentText(entry: EntryContent): string {
  const canonical = [
    entry.actor_code,
    entry.actor_kind,
    entry.proxy_admin_code,
    entry.action,
    entry.entity,
    entry.entity_id,
    entry.entity_label,
    entry.owner_code,
    entry.changes.map((change) => [change.field, change.old, change.new]),
    entry.reason,
    entry.ip,
    entry.user_agent,
    entry.request_id,
  ];
  return JSON.stringify(canonical).slice(1);
}

/** SHA-256 over the entry and its place; `append_audit_entries` of the database writes the same. */
function entryHash(entry: ChainedEntry): string {
  const { previous_hash, id, at } = entry;
  return createHash('sha256')
    .update(`["${previous_hash}",${id},"${at.toISOString()}",${contentText(entry)}`)
    .digest('hex');
}

export interface ChainBreak {
  /** The first entry that does not fit; for entries missing at the end, the id after the last one found. */
  readonly id: number;
  readonly problem: 'changed' | 'missing' | 'out of order';
}

interface ChainPlace {
  readonly id: number;
  readonly hash: string;
}

/** Finds the first entry of a stretch (ascending ids) that was changed or does not follow the one before it. */
export function findBreak(
  previous: ChainPlace,
  entries: readonly (ChainedEntry & { readonly hash: string })[],
): ChainBreak | undefined {
  let last = previous;
  for (const entry of entries) {
    if (entry.id !== last.id + 1) return { id: last.id + 1, problem: 'missing' };
    if (entryHash(entry) !== entry.hash) return { id: entry.id, problem: 'changed' };
    if (entry.previous_hash !== last.hash) return { id: entry.id, problem: 'out of order' };
    last = entry;
  }
  return undefined;
}
