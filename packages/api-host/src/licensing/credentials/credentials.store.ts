import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { CredentialApproval } from '../licensing.tables.ts';

export interface CredentialRows {
  license: Row<'license'>;
  eo_policy: Row<'eo_policy'>;
  training_certificate: Row<'training_certificate'>;
}
/** Table of a credential that admins approve: licenses, E&O policies, training certificates. */
export type CredentialTable = keyof CredentialRows;

/** What every credential has. */
export interface CredentialRow {
  readonly id: string;
  readonly associate_code: string;
  readonly document_id: string | null;
  readonly approval_status: CredentialApproval;
  readonly rejection_reason: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
}

/** The three tables have the columns of `CredentialRow` in common; one of them stands for all in the types. */
const common = (table: CredentialTable) => table as 'eo_policy';

/** A row that was read as the one that stands for all, as a row of its own table. */
const rowOf = <T extends CredentialTable>(row: object) => row as CredentialRows[T];

/** Rows of the person in the order of their dates, the one that ends first first. */
export async function credentialsOf<T extends CredentialTable>(
  db: Db,
  table: T,
  code: string,
): Promise<CredentialRows[T][]> {
  const ends = table === 'training_certificate' ? 'valid_until' : 'expiration_date';
  const rows = await db
    .selectFrom(common(table))
    .selectAll()
    .where('associate_code', '=', code)
    .orderBy(sql`${sql.ref(ends)} asc nulls last`)
    .orderBy('id')
    .execute();
  return rows.map(rowOf<T>);
}

export async function findCredential<T extends CredentialTable>(
  db: Db,
  table: T,
  id: string,
): Promise<CredentialRows[T] | undefined> {
  const row = await db.selectFrom(common(table)).selectAll().where('id', '=', id).executeTakeFirst();
  return row && rowOf<T>(row);
}

/** As `findCredential`, and keeps other writers waiting until the transaction ends. */
export async function lockCredential<T extends CredentialTable>(
  db: Db,
  table: T,
  id: string,
): Promise<CredentialRows[T] | undefined> {
  const row = await rowWrites(common(table)).lock(db, id);
  return row && rowOf<T>(row);
}

export async function insertCredential<T extends CredentialTable>(
  db: Db,
  table: T,
  values: { readonly associate_code: string },
): Promise<CredentialRows[T]> {
  // The table is chosen while the app runs; its own columns were checked with the body.
  return rowOf<T>(await rowWrites(common(table)).insert(db, values as never));
}

/** Compare-and-set on `version`; undefined when another write came first. */
export async function updateCredential<T extends CredentialTable>(
  db: Db,
  table: T,
  id: string,
  version: number,
  changes: object,
): Promise<CredentialRows[T] | undefined> {
  const row = await rowWrites(common(table)).update(db, { id, version }, changes);
  return row && rowOf<T>(row);
}

export const deleteCredential = (db: Db, table: CredentialTable, id: string): Promise<void> =>
  rowWrites(common(table)).remove(db, id);

/** Whether a request to work in the other country rests on the license. */
export async function isLicenseOfInternational(db: Db, id: string): Promise<boolean> {
  const row = await sql<{ found: boolean }>`
    select exists (select from international_appointment where license_id = ${id}::uuid) as found
  `.execute(db);
  return row.rows[0]?.found === true;
}

/**
 * Locks the person's credentials, as writing a license does (`lock_licensed` of the database), so that two at once cannot break a rule about all of
 * theirs. False for no associate.
 */
export async function lockAssociate(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select(sql`lock_licensed(array[code])`.as('locked'))
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .executeTakeFirst();
  return row !== undefined;
}

/** The people who get the notices about a person. */
export async function holderOf(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'upline_code'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** A number another license of the state and type has. */
export async function isNumberTaken(
  db: Db,
  { state, type, number }: Pick<Tables['license'], 'state' | 'type' | 'number'>,
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('license')
    .select('id')
    .where('state', '=', state)
    .where('type', '=', type)
    .where('number', '=', number)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the person holds another resident license of the type that is not refused or revoked. */
export async function hasOtherResident(
  db: Db,
  code: string,
  type: Row<'license'>['type'],
  exceptId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('license')
    .select('id')
    .where('associate_code', '=', code)
    .where('type', '=', type)
    .where('is_resident', '=', true)
    .where('approval_status', 'not in', ['Revoked', 'Rejected By Admin'])
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed birth date, for the age at which a first license may be issued. */
export async function sealedBirth(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('associate')
    .select('date_of_birth_sealed')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.date_of_birth_sealed ?? null;
}

/** Approved life licenses of a person, whatever their dates (points `Licenses`, domain.md 5.1). */
export async function approvedLifeLicenses(db: Db, code: string): Promise<number> {
  const row = await db
    .selectFrom('license')
    .select(sql<number>`count(*)`.as('count'))
    .where('associate_code', '=', code)
    .where('type', 'in', ['Life', 'LLQP Life'])
    .where('approval_status', '=', 'Approved')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Months an AML certificate of the provider is valid; undefined for an unknown provider. */
export async function amlMonthsOf(db: Db, providerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('provider')
    .select('aml_validity_months')
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row?.aml_validity_months;
}

export async function isAssociate(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('code')
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .executeTakeFirst();
  return row !== undefined;
}
