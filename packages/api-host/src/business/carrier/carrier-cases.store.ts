import { foldText, type PolicyLifecycle } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { IMPORT_STATUSES, type ImportFailure } from './carrier.tables.ts';

export const { lock: lockCase } = rowWrites('carrier_case');

export interface ImportRow {
  id: string;
  provider: { id: string; name: string };
  file_name: string;
  status: Row<'carrier_import'>['status'];
  rows_total: number;
  rows_read: number;
  rows_created: number;
  rows_updated: number;
  rows_unchanged: number;
  rows_older: number;
  rows_failed: number;
  rows_matched: number | null;
  created_at: Date;
  created_by: { code: string; name: string };
}

/** Imports, the newest first. */
export const carrierImportList = defineList<ImportRow>({
  name: 'carrier-imports',
  fields: {
    provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
    file_name: { label: 'File', type: 'text', column: 'carrier_import.file_name' },
    status: { label: 'Status', type: 'enum', options: IMPORT_STATUSES, column: 'carrier_import.status' },
    rows_read: { label: 'Rows', type: 'number', column: 'carrier_import.rows_read' },
    rows_matched: {
      label: 'Matched',
      type: 'number',
      column: 'carrier_import.rows_matched',
      nullable: true,
    },
    rows_failed: { label: 'Refused', type: 'number', column: 'carrier_import.rows_failed' },
    created_at: { label: 'Imported', type: 'datetime', column: 'carrier_import.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'carrier_import.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

export function importSource(db: Db) {
  const scoped = db
    .selectFrom('carrier_import')
    .innerJoin('provider', 'provider.id', 'carrier_import.provider_id')
    .innerJoin('app_user as importer', 'importer.code', 'carrier_import.created_by');
  const select = (query: typeof scoped) =>
    query.select([
      'carrier_import.id',
      sql<ImportRow['provider']>`jsonb_build_object('id', provider.id, 'name', provider.name)`.as('provider'),
      'carrier_import.file_name',
      'carrier_import.status',
      sql<number>`greatest(carrier_import.rows_total, carrier_import.rows_read)`.as('rows_total'),
      'carrier_import.rows_read',
      'carrier_import.rows_created',
      'carrier_import.rows_updated',
      'carrier_import.rows_unchanged',
      'carrier_import.rows_older',
      'carrier_import.rows_failed',
      'carrier_import.rows_matched',
      'carrier_import.created_at',
      sql<ImportRow['created_by']>`jsonb_build_object('code', importer.code,
        'name', ${fullName('importer')})`.as('created_by'),
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]): Promise<ImportRow[]> =>
      select(scoped).where(isOneOf('carrier_import.id', ids)).execute(),
  };
}

/** An import with the lines it refused; undefined where there is none. */
export async function findImport(
  db: Db,
  id: string,
): Promise<(ImportRow & { failures: ImportFailure[] }) | undefined> {
  const { scoped, select } = importSource(db);
  return select(scoped)
    .select('carrier_import.failures')
    .where('carrier_import.id', '=', id)
    .executeTakeFirst();
}

/** What the words of every provider mean, those nobody mapped first. */
export async function statusMappings(db: Db) {
  return db
    .selectFrom('carrier_status')
    .innerJoin('provider', 'provider.id', 'carrier_status.provider_id')
    .select([
      'carrier_status.provider_id',
      'provider.name as provider',
      'carrier_status.text',
      'carrier_status.lifecycle',
      'carrier_status.updated_at',
      'carrier_status.version',
    ])
    .orderBy(sql`carrier_status.lifecycle is not null`)
    .orderBy('provider.name')
    .orderBy('carrier_status.text')
    .execute();
}

/**
 * Maps a word of a provider; cases that carry it follow with the next import. `version` is the one that was seen, 0 of a word no
 * file has brought yet; undefined when it is another by now.
 */
export async function mapStatus(
  db: Db,
  mapping: { provider_id: string; text: string; lifecycle: PolicyLifecycle; version: number },
  by: { now: Date; code: string },
): Promise<{ before: PolicyLifecycle | null } | undefined> {
  const text_key = foldText(mapping.text);
  const known = await db
    .selectFrom('carrier_status')
    .select(['lifecycle', 'version'])
    .where('provider_id', '=', mapping.provider_id)
    .where('text_key', '=', text_key)
    .forUpdate()
    .executeTakeFirst();
  if ((known?.version ?? 0) !== mapping.version) return undefined;
  const values = { lifecycle: mapping.lifecycle, updated_at: by.now, updated_by: by.code };
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('carrier_status')
    .values({ provider_id: mapping.provider_id, text_key, text: mapping.text, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'text_key'])
        .doUpdateSet({ ...values, version: sql<number>`carrier_status.version + 1` })
        // A word that another request has brought in meanwhile.
        .where('carrier_status.version', '=', mapping.version),
    )
    .executeTakeFirst();
  if (written === 0n) return undefined;
  return { before: known?.lifecycle ?? null };
}

export async function providerName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('provider').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** Whether an associate can see carrier cases of their own; undefined for everybody who is not an associate. */
export async function caseReader(
  db: Db,
  code: string,
): Promise<{ readonly is_active: boolean; readonly has_access: boolean } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['status', 'is_beta'])
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .executeTakeFirst();
  return row && { is_active: row.status === 'Active', has_access: row.is_beta };
}

/** The number of another active case that speaks of the policy. */
export async function otherCaseOf(
  db: Db,
  { policyId, caseId }: { policyId: string; caseId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('carrier_case')
    .select('carrier_policy_number')
    .where('policy_id', '=', policyId)
    .where('id', '!=', caseId)
    .where('status', '=', 'Active')
    .limit(1)
    .executeTakeFirst();
  return row?.carrier_policy_number;
}
