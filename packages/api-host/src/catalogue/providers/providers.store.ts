import type { AppointmentStatus } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';

export type ProviderRow = Row<'provider'>;

/** Providers, each with the best appointment of the reader. */
export function providerSource(db: Db, code: string) {
  const scoped = db.selectFrom('provider').leftJoinLateral(
    (from) =>
      from
        .selectFrom('provider_appointment as own')
        .select(['own.status', 'own.writing_number'])
        .whereRef('own.provider_id', '=', 'provider.id')
        .where('own.associate_code', '=', code)
        .orderBy(
          sql`array_position(array['Appointed', 'In Process', 'Requested', 'Declined', 'Terminated'], own.status)`,
        )
        .limit(1)
        .as('mine'),
    (join) => join.onTrue(),
  );
  const select = (query: typeof scoped) =>
    query
      .selectAll('provider')
      .select([
        sql<AppointmentStatus>`coalesce(mine.status, 'Not Requested')`.as('my_appointment_status'),
        'mine.writing_number as my_writing_number',
      ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('provider.id', ids)).execute(),
  };
}

export type ProviderListRow = Awaited<ReturnType<ReturnType<typeof providerSource>['rows']>>[number];

export async function findProvider(db: Db, id: string): Promise<ProviderRow | undefined> {
  return db.selectFrom('provider').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a provider, so that its settings stay as they are until the transaction ends. */
export async function shareProvider(db: Db, id: string): Promise<ProviderRow | undefined> {
  return db.selectFrom('provider').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

export const {
  lock: lockProvider,
  insert: insertProvider,
  update: updateProvider,
  remove: deleteProvider,
} = rowWrites('provider');

/** Which of the two names is already the name of another provider. */
export async function takenNames(
  db: Db,
  keys: Pick<ProviderRow, 'name_key' | 'short_name_key'>,
  exceptId: string | undefined,
): Promise<{ name: boolean; short_name: boolean }> {
  const rows = await db
    .selectFrom('provider')
    .select(['name_key', 'short_name_key'])
    .where((where) =>
      where.or([where('name_key', '=', keys.name_key), where('short_name_key', '=', keys.short_name_key)]),
    )
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .execute();
  return {
    name: rows.some(({ name_key }) => name_key === keys.name_key),
    short_name: rows.some(({ short_name_key }) => short_name_key === keys.short_name_key),
  };
}

export type ProviderUse = 'policies' | 'products' | 'appointments' | 'carrier files' | 'statements';

/** The first kind of record that keeps a provider from being deleted (R-PRV-02). */
const usedBy = sql<ProviderUse | null>`case
  when exists (select from policy where provider_id = provider.id) then 'policies'
  when exists (select from product where provider_id = provider.id) then 'products'
  when exists (select from provider_appointment where provider_id = provider.id)
    or exists (select from training_certificate where provider_id = provider.id) then 'appointments'
  when exists (select from carrier_status where provider_id = provider.id)
    or exists (select from carrier_import where provider_id = provider.id)
    or exists (select from carrier_case where provider_id = provider.id) then 'carrier files'
  when exists (select from statement_import where provider_id = provider.id)
    or exists (select from statement_mapping where provider_id = provider.id)
    or exists (select from provider_payment where provider_id = provider.id)
    or exists (select from provider_statement where provider_id = provider.id) then 'statements' end`;

/** All providers with what refers to them, as admins see them. */
export function managedProviders(db: Db) {
  const scoped = db.selectFrom('provider');
  const select = (query: typeof scoped) => query.selectAll('provider').select(usedBy.as('used_by'));
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('provider.id', ids)).execute(),
  };
}

export type ManagedProviderRow = ProviderRow & { readonly used_by: ProviderUse | null };

/** The reader's own appointments with a provider, by state. */
export async function ownAppointments(db: Db, providerId: string, code: string) {
  return db
    .selectFrom('provider_appointment')
    .select(['id', 'state', 'status', 'writing_number', 'effective_date'])
    .where('provider_id', '=', providerId)
    .where('associate_code', '=', code)
    .orderBy('state')
    .orderBy('updated_at', 'desc')
    .execute();
}
