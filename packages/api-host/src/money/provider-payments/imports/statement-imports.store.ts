import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { rowWrites } from '../../../platform/database/record-store.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LineCounts, StatementImport, StatementImportStatus } from './statement-imports.tables.ts';

const shown = (db: Db) =>
  db
    .selectFrom('statement_import')
    .innerJoin('provider', 'provider.id', 'statement_import.provider_id')
    .innerJoin('app_user as importer', 'importer.code', 'statement_import.created_by');

const rows = (db: Db) =>
  shown(db)
    .selectAll('statement_import')
    .select(['provider.name as provider_name', fullName('importer').as('importer_name')]);

export function importSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('statement_import.id', ids)).execute(),
  };
}

export function findImport(db: Db, id: string) {
  return rows(db).where('statement_import.id', '=', id).executeTakeFirst();
}
export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const {
  lock: lockImport,
  insert: insertImport,
  write: updateImport,
  remove: deleteImport,
} = rowWrites('statement_import');

/** How far the step is; a page is one transaction, so this holds whatever happens to the process. */
export async function setDone(db: Db, id: string, rows_done: number): Promise<void> {
  await db.updateTable('statement_import').set({ rows_done }).where('id', '=', id).execute();
}

/** Whether an import reads the file. */
export async function isOfImport(db: Db, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('statement_import')
    .select('id')
    .where('file_key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

export function importIn(db: Db, id: string, status: StatementImportStatus) {
  return db
    .selectFrom('statement_import')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
}

export function findProvider(db: Db, id: string) {
  return db.selectFrom('provider').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** The reference under which a statement of this content was booked. */
export async function bookedAs(db: Db, providerId: string, fingerprint: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('provider_statement')
    .select('statement_ref')
    .where('provider_id', '=', providerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return found?.statement_ref;
}

/** Claims what a statement says for its reference; returns the reference that has it. */
export async function claimStatement(
  db: Db,
  statement: Insertable<Tables['provider_statement']>,
): Promise<string> {
  await db
    .insertInto('provider_statement')
    .values(statement)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await bookedAs(db, statement.provider_id, statement.fingerprint)) as string;
}

/** Gives up what is claimed for a reference of which nothing is booked any more. */
export async function releaseClaims(
  db: Db,
  { provider_id, statement_ref }: Pick<StatementImport, 'provider_id' | 'statement_ref'>,
): Promise<void> {
  await sql`
    delete from provider_statement where provider_id = ${provider_id} and statement_ref = ${statement_ref}
      and not exists (select from provider_payment
        where provider_id = ${provider_id} and statement_ref = ${statement_ref})`.execute(db);
}

export async function rememberedHeadings(
  db: Db,
  providerId: string,
): Promise<Readonly<Record<string, string | null>>> {
  const found = await db
    .selectFrom('statement_mapping')
    .select('headings')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return found?.headings ?? {};
}

export async function rememberHeadings(
  db: Db,
  provider_id: string,
  headings: Readonly<Record<string, string | null>>,
): Promise<void> {
  const values = { headings: JSON.stringify(headings) };
  await db
    .insertInto('statement_mapping')
    .values({ provider_id, ...values })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
    .execute();
}

export async function countLines(db: Db, importId: string): Promise<LineCounts> {
  const counted = await db
    .selectFrom('statement_line')
    .select(['outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(counted.map(({ outcome, count }) => [outcome, Number(count)]));
}
