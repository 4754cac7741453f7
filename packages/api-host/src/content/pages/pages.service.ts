import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSlugTaken } from '../articles/articles.store.ts';
import { slugOf } from '../content.schemas.ts';
import type { ContentPage } from '../content.tables.ts';
import { keepPictures } from '../files/content-files.store.ts';
import { published } from '../placed.service.ts';
import { bodyColumns, imagesIn } from '../rich-text.ts';
import { checkPictures } from '../text-checks.ts';
import { pageActions } from './pages.actions.ts';
import type { contentPage, contentPageRow, PageBody } from './pages.schemas.ts';
import * as store from './pages.store.ts';

/** Pages to which screens and messages of the product lead (domain.md 2.27): they keep their addresses. */
const LINKED_PAGES = ['compensation-plans', 'income-disclosure', 'privacy', 'terms', 'contact-support'];

const TRAIL: AuditFields<Pick<ContentPage, 'title' | 'slug' | 'show_in_menu' | 'body'>> = {
  title: { label: 'Title' },
  slug: { label: 'Address' },
  show_in_menu: { label: 'Show in Menu' },
  body: { label: 'Text', show: (html) => `${html.length.toLocaleString('en-US')} characters` },
};

export const toPageRow = (row: ContentPage, caller: Caller): z.input<typeof contentPageRow> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  show_in_menu: row.show_in_menu,
  is_linked: LINKED_PAGES.includes(row.slug),
  status: row.status,
  position: row.position,
  updated_at: row.updated_at,
  version: row.version,
  actions: pageActions.of(caller, row),
});

/** Pages of plain information (domain.md 2.27). */
export function pages(platform: Platform) {
  const common = published(platform, { table: 'content_page', name: 'page' });

  async function detail({ db, caller }: SignedInContext, id: string): Promise<z.input<typeof contentPage>> {
    const row = await store.findPage(db, id);
    if (!row) throw notFound();
    return { ...toPageRow(row, caller), body: row.body };
  }

  /** The columns of a body that keeps the rules. */
  async function checked({ db }: SignedInContext, body: PageBody, before?: ContentPage) {
    const { title, show_in_menu } = body;
    const title_key = foldText(title);
    const slug = body.slug ?? before?.slug ?? slugOf(title_key);
    const errors: FieldError[] = await checkPictures(db, body.body);
    if (await isSlugTaken(db, slug, before?.id))
      errors.push({ field: 'slug', message: messages.unique('Address') });
    else if (before && slug !== before.slug && LINKED_PAGES.includes(before.slug))
      errors.push({ field: 'slug', message: 'The product leads to this page: its address cannot change' });
    if (errors.length > 0) throw invalid(errors);
    return { title, title_key, slug, show_in_menu, ...bodyColumns(body.body) };
  }

  return {
    get: detail,
    move: common.move,
    publish: common.publish,
    unpublish: common.unpublish,
    remove: (context: SignedInContext, id: string, version: number) =>
      common.removeDraft(context, id, version),

    async create(context: SignedInContext, body: PageBody) {
      const { db, now, caller } = context;
      const position = await common.lastPlace(context);
      const columns = await checked(context, body);
      const row = await store.pageWrites.insert(db, { ...columns, position, ...addedBy({ now, caller }) });
      await keepPictures(db, imagesIn(body.body));
      common.trail(context, row, 'create', auditChanges(TRAIL, undefined, columns));
      return detail(context, row.id);
    },

    async update(context: SignedInContext, id: string, version: number, body: PageBody) {
      const { db, now, caller } = context;
      const before = await common.locked(context, id, version);
      const columns = await checked(context, body, before);
      const changes = auditChanges(TRAIL, before, columns);
      if (changes.length === 0) return detail(context, id);
      await store.pageWrites.write(db, id, { ...columns, ...changedBy({ now, caller }) });
      await keepPictures(db, imagesIn(body.body));
      common.trail(context, before, 'update', changes);
      return detail(context, id);
    },
  };
}
