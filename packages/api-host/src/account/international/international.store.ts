import type { Country } from '@upline/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isValidOn } from '../../licensing/licenses/licenses.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export type InternationalAppointment = Row<'international_appointment'>;

/** The purpose of attachments that are filled tax forms. */
export const TAX_FORM_PURPOSE = 'international-tax-form';

const requests = (db: Db) =>
  db
    .selectFrom('international_appointment')
    .innerJoin('app_user', 'app_user.code', 'international_appointment.associate_code')
    .innerJoin('attachment', 'attachment.id', 'international_appointment.document_id')
    .innerJoin('legal_document', 'legal_document.id', 'international_appointment.addendum_id')
    .leftJoin('license', 'license.id', 'international_appointment.license_id');

const shown = (query: ReturnType<typeof requests>) =>
  query
    .selectAll('international_appointment')
    .select([
      fullName('app_user').as('associate_name'),
      'attachment.name as document_name',
      'attachment.size_bytes as document_bytes',
      'attachment.file_key as document_key',
      'attachment.type as document_type',
      'legal_document.status as addendum_status',
      'legal_document.signed_at as addendum_signed_at',
      'license.type as license_type',
      'license.number as license_number',
      'license.state as license_state',
      'license.expiration_date as license_expires',
    ]);

/** For the admins' list; the caller has judged who may read it. */
export function internationalSource(db: Db) {
  return {
    scoped: requests(db),
    rows: (ids: readonly string[]) =>
      shown(requests(db)).where(isOneOf('international_appointment.id', ids)).execute(),
  };
}

/** One associate's, newest first. */
export const internationalOf = (db: Db, code: string) =>
  shown(requests(db))
    .where('international_appointment.associate_code', '=', code)
    .orderBy('international_appointment.created_at', 'desc')
    .orderBy('international_appointment.id')
    .execute();

export type InternationalRow = Awaited<ReturnType<typeof internationalOf>>[number];

/** What waits or is in force by that addendum. */
export const internationalBy = (db: Db, addendumId: string) =>
  db
    .selectFrom('international_appointment')
    .select(['id', 'status', 'associate_code'])
    .where('addendum_id', '=', addendumId)
    .where('status', 'in', ['Pending', 'Approved'])
    .execute();

/** `ownerCode` narrows to one associate's. */
export function findInternational(db: Db, id: string, ownerCode?: string) {
  const found = shown(requests(db)).where('international_appointment.id', '=', id);
  return (
    ownerCode === undefined ? found : found.where('international_appointment.associate_code', '=', ownerCode)
  ).executeTakeFirst();
}

/** The associate, locked: requests and decisions about one person take turns. */
export function lockAssociate(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .select(['code', 'first_name', 'last_name', 'country'])
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertInternational(
  db: Db,
  values: Insertable<Tables['international_appointment']>,
): Promise<string> {
  const { id } = await db
    .insertInto('international_appointment')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is no longer the version that was read. */
export async function moveInternational(
  db: Db,
  { id, version }: Pick<InternationalAppointment, 'id' | 'version'>,
  values: Updateable<Tables['international_appointment']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('international_appointment')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The one of a status that an associate can have only once. */
export function internationalIn(db: Db, code: string, status: 'Pending' | 'Approved') {
  return shown(requests(db))
    .where('international_appointment.associate_code', '=', code)
    .where('international_appointment.status', '=', status)
    .executeTakeFirst();
}

/** The newest International Addendum that waits or was signed. */
export function addendumOf(db: Db, code: string) {
  return db
    .selectFrom('legal_document')
    .select(['id', 'status'])
    .where('associate_code', '=', code)
    .where('type', '=', 'International Addendum')
    .where('status', '!=', 'Revoked')
    .orderBy(sql`status = 'Signed'`, 'desc')
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
}

/** Own licenses that are valid in a country on a day (R-LIC-01). */
export function licensesIn(db: Db, code: string, country: Country, date: string) {
  return db
    .selectFrom('license')
    .select(['license.id', 'license.type', 'license.number', 'license.state'])
    .where('license.associate_code', '=', code)
    .where('license.country', '=', country)
    .where(isValidOn(date))
    .orderBy('license.state')
    .orderBy('license.type')
    .execute();
}

/** Whether the file may be the tax form: it is the associate's and was uploaded for this purpose. */
export async function isOwnTaxForm(db: Db, id: string, ownerCode: string): Promise<boolean> {
  const found = await db
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', ownerCode)
    .where('purpose', '=', TAX_FORM_PURPOSE)
    .executeTakeFirst();
  return found !== undefined;
}
