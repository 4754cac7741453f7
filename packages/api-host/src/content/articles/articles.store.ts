import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';

export const votesOf = (isHelpful: boolean) =>
  sql<number>`(select count(*)::integer from help_vote where article_id = help_article.id and is_helpful = ${isHelpful})`;
export const readersOf = sql<number>`(select count(*)::integer from help_read where article_id = help_article.id)`;

const scoped = (db: Db) =>
  db.selectFrom('help_article').innerJoin('help_category', 'help_category.id', 'help_article.category_id');

const named = (query: ReturnType<typeof scoped>) =>
  query
    .selectAll('help_article')
    .select([
      'help_category.name as category_name',
      votesOf(true).as('helpful_yes'),
      votesOf(false).as('helpful_no'),
      readersOf.as('readers'),
    ]);

export const articleSource = (db: Db) => keyedSource('help_article.id', scoped(db), named);

export const findArticle = (db: Db, id: string) =>
  named(scoped(db)).where('help_article.id', '=', id).executeTakeFirst();
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Articles that the given one leads to, in their order. */
export const relatedOf = (db: Db, id: string) =>
  db
    .selectFrom('help_article_relation')
    .innerJoin('help_article', 'help_article.id', 'help_article_relation.related_id')
    .select(['help_article.id', 'help_article.title', 'help_article.slug', 'help_article.status'])
    .where('help_article_relation.article_id', '=', id)
    .orderBy('help_article_relation.place')
    .execute();

export async function countArticles(db: Db, ids: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('help_article').select('id').where(isOneOf('id', ids)).execute();
  return rows.length;
}

/** An article or a page that has this address: both are reached below /help. */
export async function isSlugTaken(db: Db, slug: string, exceptId: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    select from help_article where slug = ${slug} and id is distinct from ${exceptId ?? null}::uuid
    union all select from content_page where slug = ${slug} and id is distinct from ${exceptId ?? null}::uuid`.execute(
    db,
  );
  return rows.length > 0;
}

export async function replaceRelated(db: Db, id: string, related: readonly string[]): Promise<void> {
  await db.deleteFrom('help_article_relation').where('article_id', '=', id).execute();
  if (related.length === 0) return;
  await db
    .insertInto('help_article_relation')
    .values(related.map((related_id, index) => ({ article_id: id, related_id, place: index + 1 })))
    .execute();
}

export async function replaceFiles(db: Db, id: string, files: readonly string[]): Promise<void> {
  await db.deleteFrom('help_article_file').where('article_id', '=', id).execute();
  if (files.length === 0) return;
  await db
    .insertInto('help_article_file')
    .values(files.map((attachment_id, index) => ({ article_id: id, attachment_id, place: index + 1 })))
    .execute();
}
