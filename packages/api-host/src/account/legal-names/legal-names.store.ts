import { foldText, fullName as plainName } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import { legalNameOf } from './legal-names.rules.ts';
import type { LegalName } from './legal-names.tables.ts';

/** The purpose of attachments that show a legal name. */
export const LEGAL_NAME_PURPOSE = 'legal-name-document';

const changes = (db: Db) =>
  db
    .selectFrom('legal_name_change')
    .innerJoin('app_user', 'app_user.code', 'legal_name_change.associate_code')
    .innerJoin('associate', 'associate.code', 'legal_name_change.associate_code')
    .innerJoin('attachment', 'attachment.id', 'legal_name_change.document_id');

const shown = (query: ReturnType<typeof changes>) =>
  query.selectAll('legal_name_change').select([
    fullName('app_user').as('associate_name'),
    'attachment.name as document_name',
    'attachment.size_bytes as document_bytes',
    'attachment.file_key as document_key',
    'attachment.type as document_type',
    sql<LegalName>`coalesce(legal_name_change.former, jsonb_build_object(
        'legal_first_name', associate.legal_first_name, 'legal_middle_name', associate.legal_middle_name,
        'legal_last_name', associate.legal_last_name, 'suffix', associate.suffix))`.as('in_force'),
  ]);

/** For the admins' list; the caller has judged who may read it. */
export function legalNameSource(db: Db) {
  return {
    scoped: changes(db),
    rows: (ids: readonly string[]) =>
      shown(changes(db)).where(isOneOf('legal_name_change.id', ids)).execute(),
  };
}

/** One associate's, newest first. */
export const legalNamesOf = (db: Db, code: string) =>
  shown(changes(db))
    .where('legal_name_change.associate_code', '=', code)
    .orderBy('legal_name_change.created_at', 'desc')
    .orderBy('legal_name_change.id')
    .execute();

export type LegalNameRow = Awaited<ReturnType<typeof legalNamesOf>>[number];

/** `ownerCode` narrows to one associate's. */
export function findLegalName(db: Db, id: string, ownerCode?: string) {
  const found = shown(changes(db)).where('legal_name_change.id', '=', id);
  return (
    ownerCode === undefined ? found : found.where('legal_name_change.associate_code', '=', ownerCode)
  ).executeTakeFirst();
}

/** Locks the associate first, as every writer of the record does, and gives the names in force. */
export async function lockNames(db: Db, code: string) {
  await db.selectFrom('associate').select('code').where('code', '=', code).forNoKeyUpdate().execute();
  return db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.kind',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      'app_user.phone',
      'app_user.phone_verified_at',
      'associate.legal_first_name',
      'associate.legal_middle_name',
      'associate.legal_last_name',
      'associate.suffix',
    ])
    .where('app_user.code', '=', code)
    .forNoKeyUpdate('app_user')
    .executeTakeFirst();
}

export type Named = NonNullable<Awaited<ReturnType<typeof lockNames>>>;

export const { insert: insertLegalName, update: moveLegalName } = rowWrites('legal_name_change');

/** Puts the name in force. Parts of the preferred name that equal the legal name change with it; others were chosen and stay. */
export async function putInForce(
  db: Db,
  person: Named,
  name: LegalName,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<{ readonly first_name: string; readonly last_name: string }> {
  const preferred = {
    first_name: person.first_name === person.legal_first_name ? name.legal_first_name : person.first_name,
    last_name: person.last_name === person.legal_last_name ? name.legal_last_name : person.last_name,
  };
  await db.updateTable('associate').set(legalNameOf(name)).where('code', '=', person.code).execute();
  await db
    .updateTable('app_user')
    .set({
      ...preferred,
      name_key: foldText(plainName(preferred)),
      version: sql`version + 1`,
      updated_at: now,
      updated_by: by,
    })
    .where('code', '=', person.code)
    .execute();
  return preferred;
}

/** Whether a change of the associate's name waits already. */
export async function isWaiting(db: Db, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('legal_name_change')
    .select('id')
    .where('associate_code', '=', code)
    .where('status', '=', 'Pending For Admin')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the file may be the document: it is the associate's and was uploaded for this purpose. */
export async function isOwnDocument(db: Db, id: string, ownerCode: string): Promise<boolean> {
  const found = await db
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', ownerCode)
    .where('purpose', '=', LEGAL_NAME_PURPOSE)
    .executeTakeFirst();
  return found !== undefined;
}
