import { useQuery } from '@tanstack/react-query';
import type { FilterOf } from '@upline/api-client';
import { queryFor, useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import classes from './feeds.module.css';
import { casesBy, FEED_CASES, FEED_STATUSES, FEEDS, UNMATCHED, WITH_NEWS } from './feeds-lists.ts';

const ImportFileDialog = lazy(() =>
  import('./import-file-dialog.tsx').then((module) => ({ default: module.ImportFileDialog })),
);

export type FeedsPart = 'imports' | 'unmatched' | 'news' | 'cases' | 'statuses';

interface FeedsPageProps {
  readonly part: FeedsPart;
  readonly children: ReactNode;
}

/** How many cases wait for the home office for one reason or the other. */
function useWaiting(filter: FilterOf<'countAdminCarrierCases'>) {
  const { data } = useQuery(queryFor('countAdminCarrierCases', { query: { filter } }));
  return data?.count ? { count: data.count } : {};
}

/** The head of the carriers' feeds: a file is imported from every part, and each part says what waits in it. */
export function FeedsPage({ part, children }: FeedsPageProps) {
  const mayImport = useMay('importCarrierFeed');
  const [importing, setImporting] = useState(false);
  const unmatched = useWaiting(UNMATCHED);
  const news = useWaiting(WITH_NEWS);
  const { data: words } = useQuery(queryFor('listCarrierStatuses'));
  const unmapped = words?.rows.filter(({ lifecycle }) => lifecycle === null).length;
  return (
    <>
      <PageHeader
        title="Carrier feeds"
        primary={
          mayImport && (
            <Button variant="filled" onClick={() => setImporting(true)}>
              Import a file
            </Button>
          )
        }
      />
      <TabsInAddress
        label="Carrier feeds"
        current={part}
        items={[
          { key: 'imports', label: 'Imports', to: { to: FEEDS } },
          { key: 'unmatched', label: 'Not matched', to: casesBy(UNMATCHED), ...unmatched },
          { key: 'news', label: 'To decide', to: casesBy(WITH_NEWS), ...news },
          { key: 'cases', label: 'All cases', to: { to: FEED_CASES } },
          {
            key: 'statuses',
            label: 'Statuses',
            to: { to: FEED_STATUSES },
            ...(unmapped ? { count: unmapped } : {}),
          },
        ]}
      />
      <div className={classes.part}>{children}</div>
      <Suspense>{importing && <ImportFileDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
