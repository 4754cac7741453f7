import type { ChangeResourceName, ChangeRowState } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { Caller } from '../../platform/operation/caller.ts';

export type ChangeSetRow = Row<'change_set'>;
export type ChangeRow = Row<'change_row'>;
type Reader = Pick<Caller, 'code'>;

/** A change set belongs to the owner of the book it changes; nobody else learns that it exists (S-37). */
const ownSets = (db: Db, { code }: Reader) =>
  db.selectFrom('change_set').where('change_set.owner_code', '=', code);

const SET_COLUMNS = [
  'change_set.id',
  'change_set.resource',
  'change_set.kind',
  'change_set.title',
  'change_set.status',
  'change_set.counts',
  'change_set.created_at',
  'change_set.created_by',
  'change_set.applied_at',
  'change_set.undone_at',
  'change_set.version',
] as const;

/** The list of own bulk edits and imports. */
export function changeSource(db: Db, reader: Reader) {
  const scoped = ownSets(db, reader);
  const select = (query: typeof scoped) => query.select(SET_COLUMNS);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) =>
      select(scoped).where(sql.ref('change_set.id'), '=', sql`any(${ids})`).execute(),
  };
}
export type ChangeListRow = Awaited<ReturnType<ReturnType<typeof changeSource>['rows']>>[number];

/** The rows of an own change set. */
export function changeRowSource(db: Db, reader: Reader, id: string) {
  const scoped = db
    .selectFrom('change_row')
    .innerJoin('change_set', 'change_set.id', 'change_row.change_set_id')
    .where('change_set.owner_code', '=', reader.code)
    .where('change_set.id', '=', id);
  const select = (query: typeof scoped) => query.selectAll('change_row');
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) =>
      select(scoped).where(sql.ref('change_row.id'), '=', sql`any(${ids})`).execute(),
  };
}

export async function findSet(db: Db, reader: Reader, id: string): Promise<ChangeSetRow | undefined> {
  return ownSets(db, reader).selectAll('change_set').where('change_set.id', '=', id).executeTakeFirst();
}

/** The same, locked against another request that would apply or undo it. */
export async function lockSet(db: Db, reader: Reader, id: string): Promise<ChangeSetRow | undefined> {
  return ownSets(db, reader)
    .selectAll('change_set')
    .where('change_set.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSet(db: Db, row: Insertable<Tables['change_set']>): Promise<void> {
  await db.insertInto('change_set').values(row).execute();
}

export async function updateSet(
  db: Db,
  id: string,
  changes: Partial<
    Pick<Tables['change_set'], 'status' | 'title' | 'settings_sealed' | 'applied_at' | 'undone_at'>
  >,
): Promise<void> {
  await db
    .updateTable('change_set')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

const BATCH = 500;

export interface NewRow extends Omit<ChangeRow, 'change_set_id'> {}

/** Adds rows, some hundreds a statement. */
export async function insertRows(db: Db, setId: string, rows: readonly NewRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`
      insert into change_row (id, change_set_id, position, record_id, record_version, state, is_similar, message, content_sealed)
      select id, ${setId}, position, record_id, record_version, state, is_similar, message, content_sealed
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + BATCH))}::jsonb) as one (id uuid, position integer,
        record_id uuid, record_version integer, state text, is_similar boolean, message text, content_sealed text)`.execute(
      db,
    );
}

export type SettledRow = Pick<
  ChangeRow,
  'id' | 'record_id' | 'record_version' | 'state' | 'is_similar' | 'message' | 'content_sealed'
>;

/** Writes what became of rows, some hundreds a statement. */
export async function settleRows(db: Db, rows: readonly SettledRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`
      update change_row set record_id = one.record_id, record_version = one.record_version, state = one.state,
        is_similar = one.is_similar, message = one.message, content_sealed = one.content_sealed
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + BATCH))}::jsonb) as one (id uuid, record_id uuid,
        record_version integer, state text, is_similar boolean, message text, content_sealed text)
      where change_row.id = one.id`.execute(db);
}

/** Counts the rows again; written with every change of them. */
export async function countRows(db: Db, setId: string): Promise<void> {
  await sql`
    update change_set set counts = coalesce((select jsonb_object_agg(state, count) from (
      select state, count(*) from change_row where change_set_id = ${setId} group by state) as by_state), '{}')
    where id = ${setId}`.execute(db);
}

/** The next rows in a state, in their order. */
export async function rowsIn(
  db: Db,
  setId: string,
  state: ChangeRowState,
  limit: number,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('change_row')
    .selectAll()
    .where('change_set_id', '=', setId)
    .where('state', '=', state)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** All rows, in their order. */
export async function rowsOf(db: Db, setId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('change_row')
    .selectAll()
    .where('change_set_id', '=', setId)
    .orderBy('position')
    .execute();
}

/** Rows in one state go to another for the same reason. */
export async function turnRows(
  db: Db,
  setId: string,
  from: ChangeRowState,
  to: ChangeRowState,
  message: string,
  onlySimilar = false,
): Promise<void> {
  await db
    .updateTable('change_row')
    .set({ state: to, message })
    .where('change_set_id', '=', setId)
    .where('state', '=', from)
    .$if(onlySimilar, (query) => query.where('is_similar', '=', true))
    .execute();
}

export async function nameOf(db: Db, code: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(fullName().as('name'))
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.name ?? code;
}

export async function rememberedHeadings(db: Db, { code }: Reader, resource: ChangeResourceName) {
  const row = await db
    .selectFrom('import_mapping')
    .select('headings')
    .where('owner_code', '=', code)
    .where('resource', '=', resource)
    .executeTakeFirst();
  return row?.headings ?? {};
}

export async function rememberHeadings(
  db: Db,
  { code }: Reader,
  resource: ChangeResourceName,
  headings: Readonly<Record<string, string | null>>,
): Promise<void> {
  await db
    .insertInto('import_mapping')
    .values({ owner_code: code, resource, headings: JSON.stringify(headings) })
    .onConflict((key) =>
      key.columns(['owner_code', 'resource']).doUpdateSet({ headings: JSON.stringify(headings) }),
    )
    .execute();
}

/** Deletes drafts that nobody applied, and older change sets: the audit trail keeps the changes. */
export async function deleteOldSets(db: Db, drafts: Date, all: Date): Promise<void> {
  await sql`
    delete from change_set where created_at < ${all} and status in ('Draft', 'Applied', 'Undone')
      or status = 'Draft' and created_at < ${drafts}`.execute(db);
}

/** The person a job works for. */
export async function workerOf(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'code',
      'first_name',
      'last_name',
      'email',
      'kind',
      'status',
      'country',
      'is_senior_level',
      'is_beta',
      'has_builder_plan',
      'admin_roles',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Rows that resemble an existing person or an earlier line (R-CLI-01). */
export async function countSimilar(db: Db, setId: string): Promise<number> {
  const row = await db
    .selectFrom('change_row')
    .select(sql<number>`count(*)`.as('count'))
    .where('change_set_id', '=', setId)
    .where('is_similar', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
