import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { AppointmentRow } from '../licensing.tables.ts';

/** Appointments of one person or of everybody, with the columns by which lists filter and sort. */
function scopedAppointments(db: Db, code?: string) {
  return db
    .selectFrom('provider_appointment')
    .innerJoin('provider', 'provider.id', 'provider_appointment.provider_id')
    .innerJoin('app_user', 'app_user.code', 'provider_appointment.associate_code')
    .$if(code !== undefined, (query) =>
      query.where('provider_appointment.associate_code', '=', code as string),
    );
}

/** The rows of a list of appointments: of one person, or everybody's. */
export function appointmentSource(db: Db, code?: string) {
  const scoped = scopedAppointments(db, code);
  const select = (query: typeof scoped) =>
    query
      .selectAll('provider_appointment')
      .select([
        'provider.name as provider_name',
        'provider.status as provider_status',
        fullName('app_user').as('associate_name'),
      ]);
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('provider_appointment.id', ids)).execute(),
  };
}

export type AppointmentListRow = Awaited<ReturnType<ReturnType<typeof appointmentSource>['rows']>>[number];

export const {
  lock: lockAppointment,
  insert: insertAppointment,
  update: updateAppointment,
  remove: deleteAppointment,
} = rowWrites('provider_appointment');

/** The latest appointment of a person with a provider in a state, whatever its status; locked. */
export async function lockLatest(db: Db, code: string, providerId: string, state: string) {
  return db
    .selectFrom('provider_appointment')
    .selectAll()
    .where('associate_code', '=', code)
    .where('provider_id', '=', providerId)
    .where('state', '=', state)
    .orderBy(sql`status in ('Declined', 'Terminated')`)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Finds a provider by id, or by name or short name in any case, and locks it, so that two requests cannot take the same
 * writing number.
 */
export async function lockProvider(db: Db, wanted: { readonly id: string } | { readonly key: string }) {
  return db
    .selectFrom('provider')
    .select(['id', 'name', 'status', 'countries', 'product_types'])
    .where((where) =>
      'id' in wanted
        ? where('id', '=', wanted.id)
        : where.or([where('name_key', '=', wanted.key), where('short_name_key', '=', wanted.key)]),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether another associate has the writing number at the provider (domain.md 2.4). */
export async function isWritingNumberTaken(
  db: Db,
  providerId: string,
  writingNumber: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_appointment')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('writing_number', '=', writingNumber)
    .where('associate_code', '!=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Appointments still open of associates who have been terminated, `limit` of them; locked. */
export async function lockOfTerminated(db: Db, limit: number): Promise<AppointmentRow[]> {
  return db
    .selectFrom('provider_appointment')
    .selectAll('provider_appointment')
    .where('provider_appointment.status', '=', 'Appointed')
    .where((where) =>
      where.exists(
        where
          .selectFrom('app_user')
          .select(sql`1`.as('one'))
          .whereRef('app_user.code', '=', 'provider_appointment.associate_code')
          .where('app_user.status', '=', 'Terminated'),
      ),
    )
    .orderBy('provider_appointment.id')
    .limit(limit)
    .forUpdate()
    .execute();
}
