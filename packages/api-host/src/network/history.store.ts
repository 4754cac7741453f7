import type { AssociateStatus, EndCause, LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

interface Written {
  readonly code: string;
  /** First company day on which it holds. */
  readonly from: string;
  readonly reason: string;
  readonly by: string | null;
}

/**
 * The upline from that day on. A change on a day that already has one replaces it: a day has one upline (R-MNY-01).
 */
export async function writeUpline(
  db: Db,
  { code, from, reason, by }: Written,
  uplineCode: string | null,
): Promise<void> {
  await db
    .deleteFrom('upline_history')
    .where('associate_code', '=', code)
    .where('valid_from', '>=', from)
    .execute();
  await db
    .updateTable('upline_history')
    .set({ valid_to: from })
    .where('associate_code', '=', code)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', from)]))
    .execute();
  await db
    .insertInto('upline_history')
    .values({ associate_code: code, upline_code: uplineCode, valid_from: from, reason, created_by: by })
    .execute();
}

/** The level from that day on, in the same way. */
export async function writeLevel(
  db: Db,
  { code, from, reason, by }: Written,
  levelCode: LevelCode,
): Promise<void> {
  await db
    .deleteFrom('level_history')
    .where('associate_code', '=', code)
    .where('valid_from', '>=', from)
    .execute();
  await db
    .updateTable('level_history')
    .set({ valid_to: from })
    .where('associate_code', '=', code)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', from)]))
    .execute();
  await db
    .insertInto('level_history')
    .values({ associate_code: code, level_code: levelCode, valid_from: from, reason, created_by: by })
    .execute();
}

export async function writeStatus(
  db: Db,
  row: {
    readonly code: string;
    readonly from_status: AssociateStatus | null;
    readonly to_status: AssociateStatus;
    readonly at: Date;
    readonly reason: string;
    readonly ends_on: string | null;
    readonly cause_code?: EndCause | null;
    readonly cause_text?: string | null;
    readonly by: string | null;
  },
): Promise<void> {
  const { code, by, ...rest } = row;
  await db
    .insertInto('status_history')
    .values({ ...rest, associate_code: code, created_by: by })
    .execute();
}

/** When the associate last came into that status; undefined if never. */
export async function statusSince(db: Db, code: string, status: AssociateStatus): Promise<Date | undefined> {
  const row = await db
    .selectFrom('status_history')
    .select(sql<Date>`max(at)`.as('at'))
    .where('associate_code', '=', code)
    .where('to_status', '=', status)
    .executeTakeFirst();
  return row?.at ?? undefined;
}
