import type { Db } from '../platform/database/database.ts';
import type { ListLayout } from './list-layout.schemas.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'list_preference.layout': ListLayout;
  }
}

export async function readLayout(db: Db, userId: string, list: string): Promise<ListLayout | undefined> {
  const row = await db
    .selectFrom('list_preference')
    .select('layout')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.layout;
}

export async function countLayouts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_preference')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest layout wins: two tabs that drag columns need no version. */
export async function writeLayout(db: Db, userId: string, list: string, layout: ListLayout, now: Date) {
  const text = JSON.stringify(layout);
  await db
    .insertInto('list_preference')
    .values({ user_id: userId, list, layout: text, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list']).doUpdateSet({ layout: text, updated_at: now }),
    )
    .execute();
}
