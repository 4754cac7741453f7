import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

const COLUMNS = [
  'audit_entry.id',
  'audit_entry.at',
  'audit_entry.actor_code',
  'audit_entry.actor_kind',
  'audit_entry.proxy_admin_code',
  'audit_entry.action',
  'audit_entry.entity',
  'audit_entry.entity_id',
  'audit_entry.entity_label',
  'audit_entry.owner_code',
  'audit_entry.changes',
  'audit_entry.reason',
  'audit_entry.ip',
  'audit_entry.user_agent',
  'audit_entry.request_id',
] as const;

/** Narrows the trail to one record, or to everything that concerns one associate. */
export type RecordOf =
  | { readonly entity: string; readonly entityId: string }
  | { readonly ownerCode: string };

export function scoped(db: Db, record?: RecordOf) {
  const all = db.selectFrom('audit_entry');
  if (record && 'ownerCode' in record) return all.where('audit_entry.owner_code', '=', record.ownerCode);
  return record
    ? all.where('audit_entry.entity', '=', record.entity).where('audit_entry.entity_id', '=', record.entityId)
    : all;
}

export async function byIds(db: Db, ids: readonly string[], record?: RecordOf) {
  return scoped(db, record)
    .leftJoin('app_user as actor', 'actor.code', 'audit_entry.actor_code')
    .select(COLUMNS)
    .select(['actor.first_name as actor_first_name', 'actor.last_name as actor_last_name'])
    .where(isOneOf('audit_entry.id', ids.map(Number)))
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof byIds>>[number];
