import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { levelOf } from '@upline/domain';
import { queryFor, RecordScreen, useApi, useGo, useRecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { ArticleView } from '../../reading/article-view.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import { articleActions } from './articles.actions.ts';

const route = getRouteApi('/signed-in/content/help/$id');

/** `content/help/{id}`: an article as its readers see it, with its standing. */
export function ArticleScreen() {
  const params = route.useParams();
  const go = useGo();
  const api = useApi();
  const { data: article } = useSuspenseQuery(queryFor('getHelpArticle', { params }));
  const actions = articleActions(article, () => void go({ to: '/content/help' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  const { country, min_level, helpful_yes, helpful_no, readers } = article;
  return (
    <RecordScreen
      noun="Article"
      name={article.title}
      isPrivate={false}
      status={article.status}
      facts={[
        article.category.name,
        country ?? 'Every country',
        min_level ? `${levelOf(min_level).name} and higher` : 'Every level',
        <span key="updated">
          Updated <DateText value={article.updated_at} relative />
        </span>,
      ]}
      headline={[
        { label: 'Readers', value: readers.toLocaleString('en-US') },
        { label: 'Helpful', value: helpful_yes.toLocaleString('en-US') },
        { label: 'Not Helpful', value: helpful_no.toLocaleString('en-US') },
      ]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      notices={<DraftNotice status={article.status} address={`/help/${article.slug}`} />}
      page={{ to: '/content/help/$id', params }}
      tab="preview"
      tabs={{
        preview: {
          label: 'Preview',
          content: (
            <ArticleView
              article={article}
              loadFile={(id) => api.call('getContentFile', { params: { id } })}
            />
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
