import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCategory } from '../categories/categories.store.ts';
import { slugOf } from '../content.schemas.ts';
import { areFreeFiles, filesOf, keepPictures } from '../files/content-files.store.ts';
import { published } from '../placed.service.ts';
import { bodyColumns, filesIn, imagesIn } from '../rich-text.ts';
import { checkPictures } from '../text-checks.ts';
import { articleActions } from './articles.actions.ts';
import type { ArticleBody, article, articleRow } from './articles.schemas.ts';
import * as store from './articles.store.ts';

/** An article with its files and the articles that it leads to. */
type Article = store.ArticleRow & {
  readonly files: Awaited<ReturnType<typeof filesOf>>;
  readonly related: Awaited<ReturnType<typeof store.relatedOf>>;
};

const TRAIL: AuditFields<Article> = {
  title: { label: 'Title' },
  slug: { label: 'Address' },
  category_name: { label: 'Category' },
  country: { label: 'Country' },
  min_level: { label: 'Level' },
  body: { label: 'Text', show: (html) => `${html.length.toLocaleString('en-US')} characters` },
  files: { label: 'Files', show: (files) => files.map(({ name }) => name).join(', ') || null },
  related: { label: 'Related Articles', show: (rows) => rows.map(({ title }) => title).join(', ') || null },
};

export const toArticleRow = (row: store.ArticleRow, caller: Caller): z.input<typeof articleRow> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  category: { id: row.category_id, name: row.category_name },
  country: row.country,
  min_level: row.min_level,
  status: row.status,
  position: row.position,
  helpful_yes: row.helpful_yes,
  helpful_no: row.helpful_no,
  readers: row.readers,
  updated_at: row.updated_at,
  version: row.version,
  actions: articleActions.of(caller, row),
});

const toArticle = ({ files, related, ...row }: Article, caller: Caller): z.input<typeof article> => ({
  ...toArticleRow(row, caller),
  category_id: row.category_id,
  body: row.body,
  files: files.map(({ id, name, size_bytes }) => ({ id, name, size_bytes })),
  related,
});

/** Articles of help, as the home office writes them (domain.md 2.27). */
export function articles(platform: Platform) {
  const uploads = attachments(platform);

  async function removeFiles(context: SignedInContext, files: Article['files']): Promise<void> {
    for (const { owner_code, id } of files) await uploads.remove(context, owner_code, id);
  }

  return published(platform, {
    table: 'help_article',
    name: 'article',
    trail: TRAIL,
    toAnswer: toArticle,
    async find(db, id): Promise<Article | undefined> {
      const row = await store.findArticle(db, id);
      return row && { ...row, files: await filesOf(db, id), related: await store.relatedOf(db, id) };
    },
    async columns({ db }, body: ArticleBody, before) {
      const title_key = foldText(body.title);
      const slug = body.slug ?? before?.slug ?? slugOf(title_key);
      const errors: FieldError[] = [];
      const refuse = (field: string, message: string) => errors.push({ field, message });
      if (await store.isSlugTaken(db, slug, before?.id)) refuse('slug', messages.unique('Address'));
      if (!(await findCategory(db, body.category_id))) refuse('category_id', messages.invalid('Category'));
      const hasItself = before !== undefined && body.related.includes(before.id);
      if (hasItself || (await store.countArticles(db, body.related)) !== body.related.length)
        refuse('related', messages.invalid('Related articles'));
      if (!(await areFreeFiles(db, body.files, before?.id ?? null)))
        refuse('files', messages.invalid('Files'));
      if (filesIn(body.body).some((id) => !body.files.includes(id)))
        refuse('body', 'Text leads to a file that is not among the files');
      errors.push(...(await checkPictures(db, body.body)));
      if (errors.length > 0) throw invalid(errors);
      const { title, category_id, country, min_level } = body;
      return { title, title_key, slug, category_id, country, min_level, ...bodyColumns(body.body) };
    },
    async keep(context, id, { body, files, related }, before) {
      const { db } = context;
      await store.replaceRelated(db, id, related);
      await store.replaceFiles(db, id, files);
      await keepPictures(db, imagesIn(body));
      await removeFiles(context, before?.files.filter((file) => !files.includes(file.id)) ?? []);
    },
    /** A draft goes with its files. */
    async clear(context, { id, files }) {
      await store.replaceFiles(context.db, id, []);
      await removeFiles(context, files);
    },
  });
}
