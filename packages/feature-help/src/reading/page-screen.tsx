import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useRecordTitle } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { ArticleView } from './article-view.tsx';

const route = getRouteApi('/signed-in/pages/$slug');

/** `pages/{slug}`. */
export function PageScreen() {
  const params = route.useParams();
  const { data: page } = useSuspenseQuery(queryFor('readPage', { params }));
  useRecordTitle(page.title);
  return (
    <>
      <PageHeader
        title={page.title}
        back={{ to: '/help' }}
        facts={[
          <span key="updated">
            Updated <DateText value={page.updated_at} relative />
          </span>,
        ]}
      />
      <ArticleView article={page} />
    </>
  );
}
