import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useApi, useRecordTitle } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { ArticleView } from './article-view.tsx';
import { Vote } from './vote.tsx';

const route = getRouteApi('/signed-in/help/$slug');

/** `help/{slug}`: an article, or the page of that address, with the way back to Help (SPEC 2). */
export function ArticleScreen() {
  const params = route.useParams();
  const api = useApi();
  const { data: article } = useSuspenseQuery(queryFor('readHelpArticle', { params }));
  const { title, category, updated_at, is_page, is_helpful } = article;
  useRecordTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/help' }}
        facts={[
          category && (
            <Link key="category" to={{ to: '/help/category/$slug', params: { slug: category.slug } }}>
              {category.name}
            </Link>
          ),
          <span key="updated">
            Updated <DateText value={updated_at} relative />
          </span>,
        ]}
      />
      <ArticleView
        article={article}
        loadFile={(file_id) => api.call('readHelpFile', { params: { ...params, file_id } })}
      >
        {!is_page && <Vote key={params.slug} slug={params.slug} isHelpful={is_helpful} />}
      </ArticleView>
    </>
  );
}
