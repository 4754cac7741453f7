import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Row } from '../platform/database/tables.ts';

export type Enrollment = Row<'builder_enrollment'>;

const shown = (db: Db) =>
  db
    .selectFrom('builder_enrollment')
    .innerJoin('app_user as associate', 'associate.code', 'builder_enrollment.associate_code');

const rows = (db: Db) =>
  shown(db).selectAll('builder_enrollment').select(fullName('associate').as('associate_name'));

export function builderPlanSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('builder_enrollment.id', ids)).execute(),
  };
}

export const findEnrollment = (db: Db, id: string) =>
  rows(db).where('builder_enrollment.id', '=', id).executeTakeFirst();

export type EnrollmentRow = NonNullable<Awaited<ReturnType<typeof findEnrollment>>>;

/** The enrollment of the associate that is Active, or the one that was closed last. */
export const lastOf = (db: Db, code: string) =>
  db
    .selectFrom('builder_enrollment')
    .selectAll()
    .where('associate_code', '=', code)
    .orderBy(sql`status = 'Active'`, 'desc')
    .orderBy('started_on', 'desc')
    .limit(1)
    .executeTakeFirst();

export const {
  lock: lockEnrollment,
  insert: insertEnrollment,
  write: writeEnrollment,
} = rowWrites('builder_enrollment');

export const lockActive = (db: Db, code: string): Promise<Enrollment | undefined> =>
  db
    .selectFrom('builder_enrollment')
    .selectAll()
    .where('associate_code', '=', code)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();

/** Active enrollments whose next charge, or next try, is due. */
export const dueOn = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('builder_enrollment')
    .select('id')
    .where('status', '=', 'Active')
    .where('next_try_on', '<=', today)
    .orderBy('next_try_on')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The first charge of an enrollment that is not paid yet. */
export const openStart = (db: Db, code: string) =>
  db
    .selectFrom('card_payment')
    .select(['id', 'amount_cents'])
    .where('kind', '=', 'Builder Plan')
    .where('payer_code', '=', code)
    .where('subject', 'like', `${code}:start:%`)
    .where('status', 'in', ['Pending', 'Failed'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const chargesOf = (db: Db, code: string) =>
  db
    .selectFrom('card_payment')
    .select(['id', 'number', 'description', 'amount_cents', 'currency', 'status', 'created_at', 'paid_at'])
    .where('kind', '=', 'Builder Plan')
    .where('payer_code', '=', code)
    .orderBy('created_at', 'desc')
    .limit(12)
    .execute();
