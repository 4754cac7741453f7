import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PayoutInformation, PayoutInformationStatus } from './payout-information.tables.ts';

const shown = (db: Db) =>
  db
    .selectFrom('payout_information')
    .innerJoin('app_user', 'app_user.code', 'payout_information.associate_code')
    .leftJoin('attachment', 'attachment.id', 'payout_information.document_id');

const rows = (db: Db) =>
  shown(db)
    .selectAll('payout_information')
    .select([
      'app_user.first_name',
      'app_user.last_name',
      'attachment.name as document_name',
      'attachment.size_bytes as document_bytes',
    ]);

/** Payout information of one associate, newest first. */
export function ownPayoutInformation(db: Db, code: string) {
  return rows(db)
    .where('payout_information.associate_code', '=', code)
    .orderBy('payout_information.created_at', 'desc')
    .orderBy('payout_information.id')
    .execute();
}

export type PayoutInformationRow = Awaited<ReturnType<typeof ownPayoutInformation>>[number];

/** `ownerCode` narrows to one associate's. */
export function findPayoutInformation(db: Db, id: string, ownerCode?: string) {
  const found = rows(db).where('payout_information.id', '=', id);
  return (
    ownerCode === undefined ? found : found.where('payout_information.associate_code', '=', ownerCode)
  ).executeTakeFirst();
}

/** For the admins' list; the caller has judged who may read it. */
export function payoutInformationSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('payout_information.id', ids)).execute(),
  };
}

/** The associate's country and legal name, locked: two requests at once take turns. */
export function lockOwner(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.country',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      'app_user.payout_hold_until',
      'associate.legal_last_name',
    ])
    .where('app_user.code', '=', code)
    .forNoKeyUpdate('app_user')
    .executeTakeFirst();
}

export type PayoutOwner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

export function insertPayoutInformation(
  db: Db,
  values: Omit<PayoutInformation, 'version' | 'approved_at' | 'rejection_reason' | 'rejection_text'>,
) {
  return db.insertInto('payout_information').values(values).execute();
}

/** Changes a row of the given version and status; false when it is another by now. */
export async function changePayoutInformation(
  db: Db,
  row: Pick<PayoutInformation, 'id' | 'version' | 'status'>,
  values: Updateable<Tables['payout_information']>,
): Promise<boolean> {
  const result = await db
    .updateTable('payout_information')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .where('status', '=', row.status)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export function deletePayoutInformation(db: Db, id: string) {
  return db.deleteFrom('payout_information').where('id', '=', id).execute();
}

/** The associate's rows of these statuses, but one. */
export function othersOf(
  db: Db,
  { associate_code, id }: Pick<PayoutInformation, 'associate_code' | 'id'>,
  statuses: readonly PayoutInformationStatus[],
) {
  return db
    .selectFrom('payout_information')
    .selectAll()
    .where('associate_code', '=', associate_code)
    .where('id', '<>', id)
    .where('status', 'in', statuses)
    .execute();
}

/** Codes that have given this account and not been refused it (R-BNK-05). */
export async function codesWithAccount(db: Db, index: string): Promise<string[]> {
  const found = await db
    .selectFrom('payout_information')
    .select('associate_code')
    .distinct()
    .where('account_number_index', '=', index)
    .where('status', 'not in', ['Rejected By Admin', 'Revoked'])
    .orderBy('associate_code')
    .execute();
  return found.map(({ associate_code }) => associate_code);
}

/** What may be named as the document: an own file of this purpose. */
export async function isOwnDocument(db: Db, id: string, ownerCode: string, purpose: string) {
  const found = await db
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', ownerCode)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return found !== undefined;
}
