import { contentPagesFields } from '@upline/api-client/lists/content-pages.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { PAGE_LIST, SHOWN_BY } from '../content-lists.ts';
import { useRowMove } from '../use-row-move.ts';
import { pageActions } from './pages.actions.ts';

const COLUMNS = columnsFor<'listContentPages'>(contentPagesFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 280 },
  { field: 'slug', cardRole: 'subtitle', width: 220 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'position', width: 90 },
  { field: 'updated_at', relative: true, cardRole: 'meta', width: 130 },
  { field: 'show_in_menu', width: 110 },
]);

/** `content/pages` (domain.md 2.36). */
export function PagesScreen() {
  return (
    <ListScreen
      title="Pages"
      create={{
        label: 'Create page',
        to: { to: '/content/pages/create' },
        needs: 'createContentPage',
        whereEmpty: true,
      }}
      operations={PAGE_LIST}
      noun={{ one: 'page', many: 'pages' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/pages/$id', params: { id } })}
      actions={pageActions}
      onMoveRow={useRowMove('moveContentPage', SHOWN_BY.pages)}
      search={{ field: 'title', placeholder: 'Search pages' }}
      empty={{ title: 'Nothing here yet. Write your first page.' }}
    />
  );
}
