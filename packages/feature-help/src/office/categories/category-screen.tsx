import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { levelOf } from '@upline/domain';
import { listed, queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { Card, EmptyState, Link, LinkButton, Loading, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { categoryActions } from './categories.actions.ts';

const route = getRouteApi('/signed-in/content/help/categories/$id');
/** More than a reader would scroll through; the list of articles has the rest. */
const MOST = 100;

/** `content/help/categories/{id}`: a category with its articles in the order in which Help shows them. */
export function CategoryScreen() {
  const params = route.useParams();
  const go = useGo();
  const { data: category } = useSuspenseQuery(queryFor('getHelpCategory', { params }));
  const actions = categoryActions(category, () => void go({ to: '/content/help/categories' }));
  const { menu, run, dialog } = useRecordActions(actions);
  // Its form is short: it opens over the page.
  const edit = actions.find(({ key }) => key === 'update');
  const { name, slug, icon, position, articles } = category;
  return (
    <RecordScreen
      noun="Category"
      name={name}
      isPrivate={false}
      facts={[
        `/help/category/${slug}`,
        `Icon ${icon}`,
        `Position ${position}`,
        <span key="updated">
          Updated <DateText value={category.updated_at} relative />
        </span>,
      ]}
      next={edit && { label: edit.label, onClick: () => run(edit.key) }}
      actions={menu}
      page={{ to: '/content/help/categories/$id', params }}
      tab="articles"
      tabs={{ articles: { label: 'Articles', count: articles, content: <Articles category={name} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Articles({ category }: { readonly category: string }) {
  const filter = { category: { eq: category } } as const;
  const { data, error, refetch } = useQuery(queryFor('listHelpArticles', { query: { filter, limit: MOST } }));
  const all = { to: '/content/help', search: listed('listHelpArticles', { filter }) } as const;
  return (
    <Card
      title="Articles"
      actions={
        <LinkButton size="xs" to={all}>
          Open in the list
        </LinkButton>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Articles" />
      ) : data.rows.length === 0 ? (
        <EmptyState>No article is in this category yet.</EmptyState>
      ) : (
        <FactTable
          label="Articles"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: 'Title',
              of: ({ id, title }) => <Link to={{ to: '/content/help/$id', params: { id } }}>{title}</Link>,
            },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
            {
              label: 'For',
              of: ({ country, min_level }) =>
                [country, min_level && `${levelOf(min_level).name} and higher`].filter(Boolean).join(', ') ||
                'Everybody',
            },
            { label: 'Readers', isNumber: true, of: ({ readers }) => readers.toLocaleString('en-US') },
          ]}
        />
      )}
    </Card>
  );
}
