import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound } from '../../platform/operation/problem.ts';
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

interface Trailed extends Pick<ArticleBody, 'title' | 'slug' | 'country' | 'min_level' | 'body'> {
  readonly category: string;
  readonly files: readonly string[];
  readonly related: readonly string[];
}

const TRAIL: AuditFields<Trailed> = {
  title: { label: 'Title' },
  slug: { label: 'Address' },
  category: { label: 'Category' },
  country: { label: 'Country' },
  min_level: { label: 'Level' },
  body: { label: 'Text', show: (html) => `${html.length.toLocaleString('en-US')} characters` },
  files: { label: 'Files' },
  related: { label: 'Related Articles' },
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

/** Articles of help, as the home office writes them (domain.md 2.27). */
export function articles(platform: Platform) {
  const common = published(platform, { table: 'help_article', name: 'article' });
  const uploads = attachments(platform);

  async function read({ db }: Pick<SignedInContext, 'db'>, id: string) {
    const row = await store.findArticle(db, id);
    if (!row) throw notFound();
    return { row, files: await filesOf(db, id), related: await store.relatedOf(db, id) };
  }

  async function detail(context: SignedInContext, id: string): Promise<z.input<typeof article>> {
    const { row, files, related } = await read(context, id);
    return {
      ...toArticleRow(row, context.caller),
      category_id: row.category_id,
      body: row.body,
      files: files.map(({ id: file, name, size_bytes }) => ({ id: file, name, size_bytes })),
      related,
    };
  }

  async function trailed(context: SignedInContext, id: string): Promise<Trailed> {
    const { row, files, related } = await read(context, id);
    return {
      ...row,
      category: row.category_name,
      files: files.map(({ name }) => name),
      related: related.map(({ title }) => title),
    };
  }

  /** The columns of a body that keeps the rules. */
  async function checked({ db }: SignedInContext, body: ArticleBody, before?: { id: string; slug: string }) {
    const title_key = foldText(body.title);
    const slug = body.slug ?? before?.slug ?? slugOf(title_key);
    const errors: FieldError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    if (await store.isSlugTaken(db, slug, before?.id)) refuse('slug', messages.unique('Address'));
    if (!(await findCategory(db, body.category_id))) refuse('category_id', messages.invalid('Category'));
    const hasItself = before !== undefined && body.related.includes(before.id);
    if (hasItself || (await store.countArticles(db, body.related)) !== body.related.length)
      refuse('related', messages.invalid('Related articles'));
    if (!(await areFreeFiles(db, body.files, before?.id ?? null))) refuse('files', messages.invalid('Files'));
    if (filesIn(body.body).some((id) => !body.files.includes(id)))
      refuse('body', 'Text leads to a file that is not among the files');
    errors.push(...(await checkPictures(db, body.body)));
    if (errors.length > 0) throw invalid(errors);
    const { title, category_id, country, min_level } = body;
    return { title, title_key, slug, category_id, country, min_level, ...bodyColumns(body.body) };
  }

  async function belongings({ db }: SignedInContext, id: string, body: ArticleBody): Promise<void> {
    await store.replaceRelated(db, id, body.related);
    await store.replaceFiles(db, id, body.files);
    await keepPictures(db, imagesIn(body.body));
  }

  return {
    get: detail,
    move: common.move,
    publish: common.publish,
    unpublish: common.unpublish,

    async create(context: SignedInContext, body: ArticleBody) {
      const { db, now, caller } = context;
      const position = await common.lastPlace(context);
      const columns = await checked(context, body);
      const row = await store.articleWrites.insert(db, { ...columns, position, ...addedBy({ now, caller }) });
      await belongings(context, row.id, body);
      common.trail(context, row, 'create', auditChanges(TRAIL, undefined, await trailed(context, row.id)));
      return detail(context, row.id);
    },

    async update(context: SignedInContext, id: string, version: number, body: ArticleBody) {
      const { db, now, caller } = context;
      const row = await common.locked(context, id, version);
      const columns = await checked(context, body, row);
      const before = await trailed(context, id);
      const former = await filesOf(db, id);
      await belongings(context, id, body);
      const category = (await findCategory(db, body.category_id))?.name ?? '';
      const changes = auditChanges(TRAIL, before, { ...(await trailed(context, id)), ...columns, category });
      const gone = former.filter((file) => !body.files.includes(file.id));
      if (changes.length === 0 && gone.length === 0) return detail(context, id);
      await store.articleWrites.write(db, id, { ...columns, ...changedBy({ now, caller }) });
      for (const file of gone) await uploads.remove(context, file.owner_code, file.id);
      common.trail(context, row, 'update', changes);
      return detail(context, id);
    },

    /** A draft with its files. */
    remove: (context: SignedInContext, id: string, version: number) =>
      common.removeDraft(context, id, version, async () => {
        const files = await filesOf(context.db, id);
        await store.replaceFiles(context.db, id, []);
        for (const file of files) await uploads.remove(context, file.owner_code, file.id);
      }),
  };
}
