import type { z } from 'zod';
import { wordsOf } from '../../platform/list/search-words.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { filesOf } from '../files/content-files.store.ts';
import { excerptOf } from './excerpt.ts';
import type { helpArticlePage, helpCategoryPage, helpHits, helpIndex } from './readings.schemas.ts';
import * as store from './readings.store.ts';

const MOST_READ = 5;
const HITS = 50;

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound();
  return row;
};

type Page = z.input<typeof helpArticlePage>;

export async function readIndex({ db, caller }: SignedInContext): Promise<z.input<typeof helpIndex>> {
  const categories = await store.openCategories(db, caller);
  return {
    categories,
    most_read: await store.mostRead(db, caller, MOST_READ),
    pages: await store.menuPages(db),
  };
}

export async function searchHelp(
  { db, caller }: SignedInContext,
  text: string,
): Promise<z.input<typeof helpHits>> {
  const words = wordsOf(text);
  if (words.length === 0) return { rows: [] };
  const rows = await store.findByWords(db, caller, words, HITS);
  return { rows: rows.map(({ body_text, ...row }) => ({ ...row, excerpt: excerptOf(body_text, words) })) };
}

/** Throws 404 where there is no such category or nothing in it for the reader. */
export async function readCategory(
  { db, caller }: SignedInContext,
  slug: string,
): Promise<z.input<typeof helpCategoryPage>> {
  const { id, name, icon } = found(await store.findCategory(db, slug));
  const articles = await store.articlesIn(db, caller, id);
  if (articles.length === 0) throw notFound();
  return {
    slug,
    name,
    icon,
    articles: articles.map(({ body_text, ...article }) => ({ ...article, excerpt: excerptOf(body_text) })),
  };
}

export async function readPage({ db }: Pick<SignedInContext, 'db'>, slug: string): Promise<Page> {
  const { title, body, updated_at } = found(await store.findPublishedPage(db, slug));
  return {
    ...{ slug, title, body, updated_at },
    is_page: true,
    category: null,
    files: [],
    related: [],
    is_helpful: null,
  };
}

/**
 * An article, or the page of that address: the specification calls pages such as "Compensation Plans" a help page. An
 * associate's own reading counts; that of an admin who views as them does not.
 */
export async function readArticle(context: SignedInContext, slug: string): Promise<Page> {
  const { db, caller, now } = context;
  const article = await store.findArticle(db, caller, slug);
  if (!article) return readPage(context, slug);
  if (caller.proxyAdminCode === undefined) await store.noteRead(db, caller, article.id, now);
  const files = await filesOf(db, article.id);
  return {
    slug,
    title: article.title,
    body: article.body,
    updated_at: article.updated_at,
    is_page: false,
    category: { slug: article.category_slug, name: article.category_name },
    files: files.map(({ id, name, size_bytes }) => ({ id, name, size_bytes })),
    related: await store.relatedFor(db, caller, article.id),
    is_helpful: await store.voteOf(db, caller, article.id),
  };
}

/** A file of an article that the reader may open; 404 otherwise. */
export async function readFile({ db, caller }: SignedInContext, slug: string, fileId: string) {
  const article = found(await store.findArticle(db, caller, slug));
  return found((await filesOf(db, article.id)).find(({ id }) => id === fileId));
}

/** One vote of each person on an article, which they may change. */
export async function vote({ db, caller, now }: SignedInContext, slug: string, is_helpful: boolean) {
  const article = found(await store.findArticle(db, caller, slug));
  await store.saveVote(db, caller, article.id, { is_helpful, voted_at: now });
  return { is_helpful };
}
