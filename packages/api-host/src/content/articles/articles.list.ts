import { COUNTRIES, foldText, LEVEL_CODES, PUBLISH_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { type ArticleRow, readersOf, votesOf } from './articles.store.ts';

/** Articles of help in their order. */
export const articleList = defineList<ArticleRow>({
  name: 'help-articles',
  fields: {
    title: { label: 'Title', type: 'text', column: 'help_article.title_key', normalize: foldText },
    category: { label: 'Category', type: 'text', column: 'help_category.name_key', normalize: foldText },
    status: { label: 'Status', type: 'enum', column: 'help_article.status', options: PUBLISH_STATUSES },
    country: {
      label: 'Country',
      type: 'enum',
      column: 'help_article.country',
      options: COUNTRIES,
      nullable: true,
    },
    min_level: {
      label: 'Level',
      type: 'enum',
      column: 'help_article.min_level',
      options: LEVEL_CODES,
      nullable: true,
    },
    readers: { label: 'Readers', type: 'number', column: readersOf },
    helpful_yes: { label: 'Helpful', type: 'number', column: votesOf(true) },
    helpful_no: { label: 'Not Helpful', type: 'number', column: votesOf(false) },
    position: { label: 'Position', type: 'number', column: 'help_article.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'help_article.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'help_article.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
