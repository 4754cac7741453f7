import { helpArticlesFields } from '@upline/api-client/lists/help-articles.ts';
import { levelOf } from '@upline/domain';
import { columnsFor, ListScreen } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { ARTICLE_LIST, SHOWN_BY } from '../content-lists.ts';
import { useRowMove } from '../use-row-move.ts';
import { articleActions } from './articles.actions.ts';

const COLUMNS = columnsFor<'listHelpArticles'>(helpArticlesFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 300 },
  { field: 'category', value: ({ category }) => category.name, cardRole: 'subtitle', width: 190 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'position', width: 90 },
  { field: 'updated_at', relative: true, cardRole: 'meta', width: 130 },
  { field: 'country', width: 100 },
  { field: 'min_level', word: (level) => levelOf(level).name, width: 190 },
  { field: 'readers', width: 100 },
  { field: 'helpful_yes', width: 100 },
  { field: 'helpful_no', width: 120 },
]);

/** `content/help`: articles in their order, which is that of each category too (domain.md 2.36). */
export function ArticlesScreen() {
  return (
    <ListScreen
      title="Help"
      create={{
        label: 'Create article',
        to: { to: '/content/help/create' },
        needs: 'createHelpArticle',
        whereEmpty: true,
      }}
      secondary={<LinkButton to={{ to: '/content/help/categories' }}>Categories</LinkButton>}
      operations={ARTICLE_LIST}
      noun={{ one: 'article', many: 'articles' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/help/$id', params: { id } })}
      actions={articleActions}
      onMoveRow={useRowMove('moveHelpArticle', SHOWN_BY.articles)}
      search={{ field: 'title', placeholder: 'Search articles' }}
      empty={{ title: 'Nothing here yet. Write your first article.' }}
    />
  );
}
