import { helpCategoriesFields } from '@upline/api-client/lists/help-categories.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { CATEGORY_LIST, SHOWN_BY } from '../content-lists.ts';
import { useRowMove } from '../use-row-move.ts';
import { addCategory, categoryActions } from './categories.actions.ts';

const COLUMNS = columnsFor<'listHelpCategories'>(helpCategoriesFields, [
  { field: 'name', pinned: true, cardRole: 'title', width: 240 },
  { field: 'slug', cardRole: 'subtitle', width: 220 },
  { field: 'articles', cardRole: 'value', width: 110 },
  { field: 'position', width: 90 },
  { field: 'updated_at', relative: true, cardRole: 'meta', width: 130 },
]);

/** `content/help/categories`: categories in the order in which Help shows them. */
export function CategoriesScreen() {
  return (
    <ListScreen
      title="Help categories"
      back={{ to: '/content/help' }}
      begins={[addCategory]}
      operations={CATEGORY_LIST}
      noun={{ one: 'category', many: 'categories' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/help/categories/$id', params: { id } })}
      actions={(category) => categoryActions(category)}
      onMoveRow={useRowMove('moveHelpCategory', SHOWN_BY.categories)}
      search={{ field: 'name', placeholder: 'Search categories' }}
      empty={{ title: 'Nothing here yet. Create your first category.' }}
    />
  );
}
