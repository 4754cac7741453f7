import { foldText, PUBLISH_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import type { ContentPage } from '../content.tables.ts';

/** Pages in their order. */
export const pageList = defineList<ContentPage>({
  name: 'content-pages',
  fields: {
    title: { label: 'Title', type: 'text', column: 'content_page.title_key', normalize: foldText },
    slug: { label: 'Address', type: 'text', column: 'content_page.slug' },
    status: { label: 'Status', type: 'enum', column: 'content_page.status', options: PUBLISH_STATUSES },
    show_in_menu: { label: 'In Menu', type: 'boolean', column: 'content_page.show_in_menu' },
    position: { label: 'Position', type: 'number', column: 'content_page.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'content_page.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'content_page.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
