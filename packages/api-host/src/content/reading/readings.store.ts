import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/list/list-predicate.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { isForReader } from '../audience.store.ts';

type Reader = Pick<Caller, 'code'>;

/** Articles that the reader may open. Every read of them begins here (S-39). */
const open = (db: Db, reader: Reader) => db.selectFrom('help_article').where(isForReader(reader));

/** Categories with what the reader finds in them, in their order. */
export const openCategories = (db: Db, reader: Reader) =>
  open(db, reader)
    .innerJoin('help_category', 'help_category.id', 'help_article.category_id')
    .groupBy(['help_category.id'])
    .select(['help_category.slug', 'help_category.name', 'help_category.icon'])
    .select(sql<number>`count(*)::integer`.as('articles'))
    .orderBy('help_category.position')
    .execute();

export const mostRead = (db: Db, reader: Reader, limit: number) =>
  open(db, reader)
    .innerJoin('help_read', 'help_read.article_id', 'help_article.id')
    .groupBy('help_article.id')
    .select(['help_article.slug', 'help_article.title'])
    .select(sql<number>`count(*)::integer`.as('readers'))
    .orderBy('readers', 'desc')
    .orderBy('help_article.position')
    .limit(limit)
    .execute();

export const menuPages = (db: Db) =>
  db
    .selectFrom('content_page')
    .select(['slug', 'title'])
    .where('status', '=', 'Published')
    .where('show_in_menu', '=', true)
    .orderBy('position')
    .execute();

export const findCategory = (db: Db, slug: string) =>
  db.selectFrom('help_category').selectAll().where('slug', '=', slug).executeTakeFirst();

export const articlesIn = (db: Db, reader: Reader, categoryId: string) =>
  open(db, reader)
    .select(['slug', 'title', 'body_text'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .execute();

export const findArticle = (db: Db, reader: Reader, slug: string) =>
  open(db, reader)
    .innerJoin('help_category', 'help_category.id', 'help_article.category_id')
    .selectAll('help_article')
    .select(['help_category.slug as category_slug', 'help_category.name as category_name'])
    .where('help_article.slug', '=', slug)
    .executeTakeFirst();

export const findPublishedPage = (db: Db, slug: string) =>
  db
    .selectFrom('content_page')
    .selectAll()
    .where('slug', '=', slug)
    .where('status', '=', 'Published')
    .executeTakeFirst();

/** Related articles that the reader may open too. */
export const relatedFor = (db: Db, reader: Reader, articleId: string) =>
  open(db, reader)
    .innerJoin('help_article_relation', 'help_article_relation.related_id', 'help_article.id')
    .select(['help_article.slug', 'help_article.title'])
    .where('help_article_relation.article_id', '=', articleId)
    .orderBy('help_article_relation.place')
    .execute();

export async function voteOf(db: Db, { code }: Reader, articleId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('help_vote')
    .select('is_helpful')
    .where('article_id', '=', articleId)
    .where('associate_code', '=', code)
    .executeTakeFirst();
  return row?.is_helpful ?? null;
}

export async function saveVote(
  db: Db,
  { code }: Reader,
  articleId: string,
  vote: { readonly is_helpful: boolean; readonly voted_at: Date },
): Promise<void> {
  await db
    .insertInto('help_vote')
    .values({ article_id: articleId, associate_code: code, ...vote })
    .onConflict((conflict) => conflict.columns(['article_id', 'associate_code']).doUpdateSet(vote))
    .execute();
}

/** Notes that somebody has opened an article, once for each person. */
export async function noteRead(db: Db, { code }: Reader, articleId: string, now: Date): Promise<void> {
  await db
    .insertInto('help_read')
    .values({ article_id: articleId, associate_code: code, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const TITLE_WEIGHT = 3;
const BODY_WEIGHT = 1;

/** Published articles and pages that have every word in title or body; a word of the title weighs three times one of the body. */
export async function findByWords(db: Db, reader: Reader, words: readonly string[], limit: number) {
  const found = words.map((word) => `%${escapeLike(word)}%`);
  const all = sql.join(
    found.map((word) => sql`(title_key like ${word} or text_key like ${word})`),
    sql` and `,
  );
  const score = sql.join(
    found.map(
      (word) =>
        sql`(title_key like ${word})::integer * ${TITLE_WEIGHT}::integer + (text_key like ${word})::integer * ${BODY_WEIGHT}::integer`,
    ),
    sql` + `,
  );
  const { rows } = await sql<{
    kind: 'Article' | 'Page';
    slug: string;
    title: string;
    category: string | null;
    body_text: string;
  }>`
    select kind, slug, title, category, body_text from (
      select 'Article' as kind, help_article.slug, title, title_key, text_key, body_text, help_category.name as category
      from help_article join help_category on help_category.id = help_article.category_id
      where ${isForReader(reader)}
      union all
      select 'Page', slug, title, title_key, text_key, body_text, null from content_page where status = 'Published'
    ) as readable
    where ${all}
    order by ${score} desc, kind, title_key, slug
    limit ${limit}`.execute(db);
  return rows;
}
