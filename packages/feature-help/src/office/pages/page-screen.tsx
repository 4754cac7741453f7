import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { ArticleView } from '../../reading/article-view.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import { pageActions } from './pages.actions.ts';

const route = getRouteApi('/signed-in/content/pages/$id');

/** `content/pages/{id}`: a page as its readers see it. */
export function PageScreen() {
  const params = route.useParams();
  const go = useGo();
  const { data: page } = useSuspenseQuery(queryFor('getContentPage', { params }));
  const actions = pageActions(page, () => void go({ to: '/content/pages' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  return (
    <RecordScreen
      noun="Page"
      name={page.title}
      isPrivate={false}
      status={page.status}
      facts={[
        page.show_in_menu && 'In the menu of Help',
        <span key="updated">
          Updated <DateText value={page.updated_at} relative />
        </span>,
      ]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      notices={<DraftNotice status={page.status} address={`/pages/${page.slug}`} />}
      page={{ to: '/content/pages/$id', params }}
      tab="preview"
      tabs={{
        preview: {
          label: 'Preview',
          content: <ArticleView article={{ body: page.body, files: [], related: [] }} />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
