import type { ListFilter, ListOrder } from '@upline/domain';
import { sql } from 'kysely';
import type { ListLayout } from '../list-preferences/list-layout.schemas.ts';
import type { Db } from '../platform/database/database.ts';
import type { Row } from '../platform/database/tables.ts';
import { updateVersion } from '../platform/database/update-version.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'saved_view.filter': ListFilter;
    'saved_view.sort': ListOrder;
    'saved_view.layout': ListLayout;
  }
}

export type SavedViewRow = Row<'saved_view'>;

export interface SavedViewValues {
  readonly name: string;
  readonly filter: ListFilter;
  readonly order: ListOrder;
  readonly layout: ListLayout | null;
  readonly is_default: boolean;
}

const stored = ({ name, filter, order, layout, is_default }: SavedViewValues) => ({
  name,
  filter: JSON.stringify(filter),
  sort: JSON.stringify(order),
  layout: layout && JSON.stringify(layout),
  is_default,
});

/** The caller's views of a list in their order. `lock` keeps other writers to the same list waiting. */
export async function viewsOf(db: Db, userId: string, list: string, lock = false): Promise<SavedViewRow[]> {
  const query = db
    .selectFrom('saved_view')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id');
  return (lock ? query.forUpdate() : query).execute();
}

export async function findView(
  db: Db,
  userId: string,
  id: string,
  lock = false,
): Promise<SavedViewRow | undefined> {
  const query = db.selectFrom('saved_view').selectAll().where('id', '=', id).where('user_id', '=', userId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function insertView(
  db: Db,
  owner: { readonly userId: string; readonly code: string },
  list: string,
  values: SavedViewValues,
  position: number,
  now: Date,
): Promise<SavedViewRow> {
  return db
    .insertInto('saved_view')
    .values({
      ...stored(values),
      user_id: owner.userId,
      shared_with: null,
      list,
      position,
      created_at: now,
      created_by: owner.code,
      updated_at: now,
      updated_by: owner.code,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when another write came first. */
export async function updateView(
  db: Db,
  id: string,
  version: number,
  values: SavedViewValues,
  by: { readonly code: string; readonly now: Date },
): Promise<SavedViewRow | undefined> {
  const changes = { ...stored(values), updated_at: by.now, updated_by: by.code };
  return updateVersion(db, 'saved_view', { id, version }, changes);
}

/** Makes room for another default view of the list. */
export async function clearDefault(db: Db, userId: string, list: string): Promise<void> {
  await db
    .updateTable('saved_view')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_view').where('id', '=', id).execute();
}

/** Numbers the views 1, 2, 3 … in the order of `ids`. */
export async function writePositions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update saved_view set position = place.position
    from unnest(${ids}::uuid[]) with ordinality as place (id, position) where saved_view.id = place.id`.execute(
    db,
  );
}
