import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import type { ReactNode } from 'react';

interface FailedWorkPageProps {
  readonly current: 'messages' | 'jobs';
  readonly children: ReactNode;
}

/** The frame of both lists; each has an address of its own. */
export function FailedWorkPage({ current, children }: FailedWorkPageProps) {
  const messages = useQuery(queryFor('countFailedMessages'));
  const jobs = useQuery(queryFor('countFailedJobs'));
  const counted = (count: number | undefined) => (count === undefined ? {} : { count });
  return (
    <>
      <PageHeader title="Failed work" />
      <TabsInAddress
        label="Failed work"
        current={current}
        items={[
          {
            key: 'messages',
            label: 'Messages',
            to: { to: '/settings/failed-work' },
            ...counted(messages.data?.count),
          },
          {
            key: 'jobs',
            label: 'Jobs',
            to: { to: '/settings/failed-work/jobs' },
            ...counted(jobs.data?.count),
          },
        ]}
      />
      {children}
    </>
  );
}
