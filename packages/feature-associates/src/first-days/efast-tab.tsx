import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { dayAt } from '@upline/domain';
import { queryFor, useApi, useFileSaving } from '@upline/shell';
import { Button, Card, DateText, EmptyState, Status } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

type Task = OperationAnswer<'getAssociateEfastStart'>['tasks'][number];

function State({ task: { done_at, is_overdue } }: { readonly task: Task }) {
  if (done_at !== null)
    return (
      <>
        <Status value="Done" tone="success" /> <DateText value={dayAt(new Date(done_at))} />
      </>
    );
  return is_overdue ? <Status value="Overdue" tone="warning" /> : <Status value="Open" tone="neutral" />;
}

/** The checklist of somebody's first days with what they uploaded for it (domain.md 2.33). */
export function EfastTab({ code }: { readonly code: string }) {
  const { data: start } = useSuspenseQuery(queryFor('getAssociateEfastStart', { params: { code } }));
  const api = useApi();
  const { saving, save } = useFileSaving();
  const open = ({ id, name }: NonNullable<Task['document']>) =>
    void save(
      id,
      () => api.call('getAssociateEfastDocument', { params: { code, id } }),
      () => name,
    );
  const { tasks, badges, percent, required, required_done, joined_on } = start;
  const earned = badges.filter(({ earned_on }) => earned_on !== null);
  return (
    <div className={layout.stack}>
      <Card title="eFast Start">
        <FactList
          facts={[
            { label: 'Joined', value: <DateText value={joined_on} /> },
            { label: 'Required Tasks', value: `${required_done} of ${required} done, ${percent}%` },
            { label: 'Badges', value: earned.map(({ badge }) => badge).join(', ') || null },
          ]}
        />
      </Card>
      <Card title="Tasks">
        {tasks.length === 0 ? (
          <EmptyState>No task of eFast Start is published.</EmptyState>
        ) : (
          <FactTable
            label="Tasks"
            rows={tasks}
            rowKey={({ id }) => id}
            columns={[
              { label: 'Task', of: ({ title }) => title },
              { label: 'Kind', of: ({ kind }) => kind },
              { label: 'Required', of: ({ is_required }) => (is_required ? 'Yes' : 'No') },
              { label: 'Due', of: ({ due_on }) => <DateText value={due_on} /> },
              { label: 'State', of: (task) => <State task={task} /> },
              {
                label: 'Document',
                of: ({ title, document }) =>
                  document ? (
                    <Button
                      size="xs"
                      variant="subtle"
                      loading={saving === document.id}
                      aria-label={`Open document of ${title}`}
                      onClick={() => open(document)}
                    >
                      Document
                    </Button>
                  ) : (
                    '—'
                  ),
              },
            ]}
          />
        )}
      </Card>
    </div>
  );
}
