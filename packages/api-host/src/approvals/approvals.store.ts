import { sql } from 'kysely';
import type { ApprovalRecord, ApprovalSource } from '../platform/approvals/approval-source.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isRelativeOf } from './approvals.list.ts';

/** One record of a kind, whether it still waits or is decided. */
export async function findApproval(
  db: Db,
  source: ApprovalSource,
  id: string,
  admin: string,
): Promise<(ApprovalRecord & { is_relative: boolean; is_waiting: boolean }) | undefined> {
  const record = source.records(db).where(source.isRecord(id));
  const waiting = source.records(db).where(source.isRecord(id)).where(source.isWaiting);
  return db
    .selectFrom(record.as('item'))
    .selectAll('item')
    .select([isRelativeOf(admin).as('is_relative'), sql<boolean>`exists (${waiting})`.as('is_waiting')])
    .executeTakeFirst();
}

/** The associate whom a decision is about, with the place in the network. */
export async function associateOf(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('app_user as upline', 'upline.code', 'app_user.upline_code')
    .select([
      'app_user.code',
      fullName('app_user').as('name'),
      'app_user.has_photo',
      'app_user.status',
      'app_user.country',
      'app_user.join_date',
      'level.name as level',
      'upline.code as upline_code',
      fullName<string | null>('upline').as('upline_name'),
    ])
    .where('app_user.code', '=', code)
    .executeTakeFirstOrThrow();
}

const MOST = 20;

/** What was decided on records of this kind of the associate, newest first. */
export async function decisionsOn(db: Db, { trail }: ApprovalSource, associate: string) {
  return db
    .selectFrom('audit_entry')
    .leftJoin('app_user as actor', 'actor.code', 'audit_entry.actor_code')
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.entity_id',
      'audit_entry.entity_label',
      'audit_entry.actor_code',
      fullName<string | null>('actor').as('actor_name'),
      'audit_entry.changes',
      'audit_entry.reason',
    ])
    .where('audit_entry.owner_code', '=', associate)
    .where('audit_entry.entity', '=', trail.entity)
    .where('audit_entry.action', 'in', ['approve', 'reject', 'transition'])
    .where(sql<boolean>`audit_entry.changes @> ${JSON.stringify([{ field: trail.field }])}::jsonb`)
    .orderBy('audit_entry.id', 'desc')
    .limit(MOST)
    .execute();
}
