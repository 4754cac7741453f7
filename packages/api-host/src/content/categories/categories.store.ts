import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';

export const articlesOf = sql<number>`(select count(*)::integer from help_article where category_id = help_category.id)`;

export const categorySource = (db: Db) =>
  keyedSource('help_category.id', db.selectFrom('help_category'), (query) =>
    query.selectAll('help_category').select(articlesOf.as('articles')),
  );

export const findCategory = (db: Db, id: string) =>
  db
    .selectFrom('help_category')
    .selectAll('help_category')
    .select(articlesOf.as('articles'))
    .where('help_category.id', '=', id)
    .executeTakeFirst();
export type CategoryRow = NonNullable<Awaited<ReturnType<typeof findCategory>>>;

/** Categories that have this name or this address already, other than the one that is changed. */
export const categoriesLike = (
  db: Db,
  { name_key, slug }: { readonly name_key: string; readonly slug: string },
  exceptId: string | undefined,
) =>
  db
    .selectFrom('help_category')
    .select(['name_key', 'slug'])
    .where((where) => where.or([where('name_key', '=', name_key), where('slug', '=', slug)]))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .execute();
