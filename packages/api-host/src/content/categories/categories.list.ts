import { foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { articlesOf, type CategoryRow } from './categories.store.ts';

/** Categories in their order. */
export const categoryList = defineList<CategoryRow>({
  name: 'help-categories',
  fields: {
    name: { label: 'Name', type: 'text', column: 'help_category.name_key', normalize: foldText },
    slug: { label: 'Address', type: 'text', column: 'help_category.slug' },
    articles: { label: 'Articles', type: 'number', column: articlesOf },
    position: { label: 'Position', type: 'number', column: 'help_category.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'help_category.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'help_category.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
