import { type Currency, PROSPECT_STAGES } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { clientName } from '../clients/clients.store.ts';
import type { ProspectRow } from '../prospects/prospects.store.ts';

type Reader = Pick<Caller, 'code'>;

const prospectName = fullName('prospect');
const currencyOf = (country: ReturnType<typeof sql>) =>
  sql<Currency>`case ${country} when 'Canada' then 'CAD' else 'USD' end`;

/** Analyses belong to one person; uplines have no part in them (domain.md 7.1). Every read carries this (S-39). */
const ownBook = (db: Db, reader: Reader) =>
  db
    .selectFrom('analysis')
    .innerJoin('app_user as preparer', 'preparer.code', 'analysis.prepared_by')
    .leftJoin('client', 'client.id', 'analysis.client_id')
    .leftJoin('prospect', 'prospect.id', 'analysis.prospect_id')
    .where('analysis.owner_code', '=', reader.code);

const SHOWN = [
  sql<string>`coalesce(${clientName}, ${prospectName})`.as('name'),
  currencyOf(sql`coalesce(client.country, prospect.country, preparer.country)`).as('currency'),
] as const;

/** The list's rows: what filter, order and page apply to, and what is shown of each; nothing sealed. */
export function analysisSource(db: Db, reader: Reader) {
  const scoped = ownBook(db, reader);
  const select = (query: typeof scoped) =>
    query
      .select([
        'analysis.id',
        'analysis.client_id',
        'analysis.prospect_id',
        'analysis.tool',
        'analysis.title',
        'analysis.status',
        'analysis.gap_cents',
        'analysis.completed_at',
        'analysis.created_at',
        'analysis.updated_at',
        'analysis.version',
      ])
      .select(SHOWN);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('analysis.id', ids)).execute(),
  };
}

export type AnalysisListRow = Awaited<ReturnType<ReturnType<typeof analysisSource>['rows']>>[number];

export type AnalysisRow = Row<'analysis'> & {
  readonly name: string;
  readonly currency: Currency;
  readonly preparer: string;
};

const record = (db: Db, reader: Reader, id: string) =>
  ownBook(db, reader)
    .selectAll('analysis')
    .select(SHOWN)
    .select(fullName('preparer').as('preparer'))
    .where('analysis.id', '=', id);

/**
 * Undefined if the analysis does not exist or belongs to another person: the caller cannot distinguish the two (S-37).
 */
export const findAnalysis = (db: Db, reader: Reader, id: string): Promise<AnalysisRow | undefined> =>
  record(db, reader, id).executeTakeFirst();

/** As `findAnalysis`, and keeps other writers waiting until the transaction ends. */
export const lockAnalysis = (db: Db, reader: Reader, id: string): Promise<AnalysisRow | undefined> =>
  record(db, reader, id).forUpdate('analysis').executeTakeFirst();

export const {
  insert: insertAnalysis,
  update: updateAnalysis,
  remove: deleteAnalysis,
} = rowWrites('analysis');

export async function isOwnClient(db: Db, reader: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', reader.code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isOwnProspect(db: Db, reader: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('prospect')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', reader.code)
    .executeTakeFirst();
  return row !== undefined;
}

async function countOf(db: Db, subject: 'client_id' | 'prospect_id', id: string): Promise<number> {
  const { count } = await db
    .selectFrom('analysis')
    .select(sql<number>`count(*)`.as('count'))
    .where(subject, '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many analyses keep the client from being deleted (R-CLI-02). */
export const countOfClient = (db: Db, clientId: string) => countOf(db, 'client_id', clientId);

/** How many analyses keep the prospect from being deleted. */
export const countOfProspect = (db: Db, prospectId: string) => countOf(db, 'prospect_id', prospectId);

/** The prospects an analysis of this person moves on (R-PRO-04): still on the board, before the stage FNA. */
export async function lockProspectsBeforeFna(
  db: Db,
  { owner_code, client_id, prospect_id }: Pick<AnalysisRow, 'owner_code' | 'client_id' | 'prospect_id'>,
): Promise<ProspectRow[]> {
  return db
    .selectFrom('prospect')
    .selectAll()
    .where('owner_code', '=', owner_code)
    .where((where) =>
      prospect_id === null ? where('converted_client_id', '=', client_id) : where('id', '=', prospect_id),
    )
    .where('lost', '=', false)
    .where('stage', 'in', PROSPECT_STAGES.slice(0, PROSPECT_STAGES.indexOf('FNA')))
    .forUpdate()
    .execute();
}

/** States and provinces where the person holds a license in force on that company day, for the papers clients are given. */
export async function licensedStates(db: Db, code: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('license')
    .select('state')
    .distinct()
    .where('associate_code', '=', code)
    .where('approval_status', '=', 'Approved')
    .where('status', '=', 'Active')
    .where((where) => where.or([where('expiration_date', 'is', null), where('expiration_date', '>=', today)]))
    .orderBy('state')
    .execute();
  return rows.map(({ state }) => state);
}

/** What was worked out for a prospect goes with the client the prospect became (R-PRO-07). */
export async function moveToClient(db: Db, prospectId: string, clientId: string): Promise<void> {
  await db
    .updateTable('analysis')
    .set(({ eb }) => ({ client_id: clientId, prospect_id: null, version: eb('version', '+', 1) }))
    .where('prospect_id', '=', prospectId)
    .execute();
}
