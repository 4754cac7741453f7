import { failedJobsFields } from '@upline/api-client/lists/failed-jobs.ts';
import { columnsFor, DataListFor } from '@upline/shell';
import { FAILED_JOB_LIST } from './failed-lists.ts';
import { jobActions } from './failed-work.actions.ts';
import { FailedWorkPage } from './failed-work-page.tsx';

const COLUMNS = columnsFor<'listFailedJobs'>(failedJobsFields, [
  { field: 'task', pinned: true, cardRole: 'title', width: 260 },
  { id: 'last_error', label: 'Last Error', type: 'text', cardRole: 'subtitle', width: 360 },
  { id: 'attempts', label: 'Attempts', type: 'number', cardRole: 'meta', width: 110 },
  { field: 'failed_at', relative: true, cardRole: 'value', width: 130 },
  { field: 'created_at', defaultHidden: true, width: 160 },
]);

/** `settings/failed-work/jobs`: background work whose attempts are used up. */
export function FailedJobsScreen() {
  return (
    <FailedWorkPage current="jobs">
      <DataListFor
        operations={FAILED_JOB_LIST}
        label="Failed jobs"
        noun={{ one: 'job', many: 'jobs' }}
        columns={COLUMNS}
        rowKey={(row) => String(row.id)}
        actions={jobActions}
        search={{ field: 'task', placeholder: 'Search tasks' }}
        empty={{
          title: 'Nothing has failed.',
          description: 'Background work that gave up after its last attempt is listed here.',
        }}
      />
    </FailedWorkPage>
  );
}
