import { Readable } from 'node:stream';
import { type AccessFacts, permissionsOf } from '@upline/domain';
import type { Db } from '../database/database.ts';
import { companyDay } from '../time/company-time.ts';
import { pickColumns } from './export-column.ts';
import { csvStream } from './export-csv.ts';
import { xlsxFile } from './export-xlsx.ts';
import type { ExportRow } from './exports.store.ts';
import type { AnyExportSpec, ExportReader } from './exports.ts';

/** The rows of a stored export in the asked format, as they are now and as far as the reader reaches now. */
export async function exportBody(
  db: Db,
  spec: AnyExportSpec,
  row: ExportRow,
  reader: ExportReader,
): Promise<Readable> {
  const columns = pickColumns(spec.columns, row.columns);
  const today = companyDay(row.created_at);
  const filter = await spec.list.resolved(row.filter, { db, caller: reader, today });
  const selection = { filter, order: row.sort };
  const source = await spec.source(db, reader, {
    ...selection,
    parameters: row.parameters,
    today,
  });
  const batches = spec.list.batches(selection, source);
  if (row.format === 'csv') return csvStream(columns, batches);
  return Readable.from([await xlsxFile(spec.label, columns, batches)]);
}

/** The user as a reader of this list; undefined who has lost the right to it since. */
export function readerFrom(
  facts: (AccessFacts & { readonly id: string; readonly code: string }) | undefined,
  needs: AnyExportSpec['needs'],
  viaProxy: boolean,
): ExportReader | undefined {
  if (!facts) return undefined;
  const permissions = new Set(permissionsOf(facts, { viaProxy }));
  if (!permissions.has(needs)) return undefined;
  return {
    userId: facts.id,
    code: facts.code,
    kind: facts.kind,
    isSeniorLevel: facts.is_senior_level,
    permissions,
  };
}
