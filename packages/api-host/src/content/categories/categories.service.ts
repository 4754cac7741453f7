import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { slugOf } from '../content.schemas.ts';
import { placed } from '../placed.service.ts';
import { categoryActions, isEmpty } from './categories.actions.ts';
import { type CategoryBody, type category, categoryBody } from './categories.schemas.ts';
import * as store from './categories.store.ts';

const FIELDS = trailFields<(typeof categoryBody)['shape'], CategoryBody>(categoryBody);

export const toCategory = (row: store.CategoryRow, caller: Caller): z.input<typeof category> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  icon: row.icon,
  position: row.position,
  articles: row.articles,
  updated_at: row.updated_at,
  version: row.version,
  actions: categoryActions.of(caller, row),
});

/** Categories of help articles (domain.md 2.27). */
export function categories(platform: Pick<Platform, 'audit'>) {
  const common = placed(platform, { table: 'help_category', name: 'category' });

  async function detail({ db, caller }: SignedInContext, id: string) {
    const row = await store.findCategory(db, id);
    if (!row) throw notFound();
    return toCategory(row, caller);
  }

  async function columns(
    { db }: SignedInContext,
    body: CategoryBody,
    before?: Pick<store.CategoryRow, 'id' | 'slug'>,
  ) {
    const name_key = foldText(body.name);
    const values = { ...body, name_key, slug: body.slug ?? before?.slug ?? slugOf(name_key) };
    const taken = await store.categoriesLike(db, values, before?.id);
    const errors = [
      ...(taken.some((each) => each.name_key === name_key)
        ? [{ field: 'name', message: messages.unique('Name') }]
        : []),
      ...(taken.some(({ slug }) => slug === values.slug)
        ? [{ field: 'slug', message: messages.unique('Address') }]
        : []),
    ];
    if (errors.length > 0) throw invalid(errors);
    return values;
  }

  return {
    get: detail,
    move: common.move,

    async create(context: SignedInContext, body: CategoryBody) {
      const { db, now, caller } = context;
      const position = await common.lastPlace(context);
      const values = await columns(context, body);
      const row = await store.categoryWrites.insert(db, { ...values, position, ...addedBy({ now, caller }) });
      common.trail(context, row, 'create', auditChanges(FIELDS, undefined, values as CategoryBody));
      return detail(context, row.id);
    },

    async update(context: SignedInContext, id: string, version: number, body: CategoryBody) {
      const { db, now, caller } = context;
      await common.locked(context, id, version);
      const before = await store.findCategory(db, id);
      if (!before) throw notFound();
      const values = await columns(context, body, before);
      const changes = auditChanges(FIELDS, before as CategoryBody, values as CategoryBody);
      if (changes.length > 0) {
        await store.categoryWrites.write(db, id, { ...values, ...changedBy({ now, caller }) });
        common.trail(context, { ...before, ...values }, 'update', changes);
      }
      return detail(context, id);
    },

    /** Of an empty one alone. */
    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await common.locked(context, id, version);
      const filled = await store.findCategory(context.db, id);
      if (!filled) throw notFound();
      demand(isEmpty, filled, context.caller);
      await common.remove(context, row);
    },
  };
}
