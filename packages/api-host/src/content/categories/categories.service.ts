import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../../platform/operation/caller.ts';
import { invalid } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { slugOf } from '../content.schemas.ts';
import { placed } from '../placed.service.ts';
import { categoryActions, isEmpty } from './categories.actions.ts';
import { type CategoryBody, type category, categoryBody } from './categories.schemas.ts';
import * as store from './categories.store.ts';

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
export const categories = (platform: Pick<Platform, 'audit'>) =>
  placed(platform, {
    table: 'help_category',
    name: 'category',
    trail: trailFields<(typeof categoryBody)['shape'], store.CategoryRow>(categoryBody),
    find: store.findCategory,
    toAnswer: toCategory,
    isRemovable: isEmpty,
    async columns({ db }, body: CategoryBody, before) {
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
    },
  });
