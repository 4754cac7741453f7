import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
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

const TRAIL: AuditFields<ContentPage> = {
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

const toPage = (row: ContentPage, caller: Caller): z.input<typeof contentPage> => ({
  ...toPageRow(row, caller),
  body: row.body,
});

/** Pages of plain information (domain.md 2.27). */
export const pages = (platform: Pick<Platform, 'audit'>) =>
  published(platform, {
    table: 'content_page',
    name: 'page',
    trail: TRAIL,
    find: store.findPage,
    toAnswer: toPage,
    async columns({ db }, body: PageBody, before) {
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
    },
    keep: ({ db }, _id, { body }) => keepPictures(db, imagesIn(body)),
  });
