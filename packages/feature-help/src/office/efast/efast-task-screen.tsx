import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import { efastActions } from './efast.actions.ts';

const route = getRouteApi('/signed-in/content/efast-start/$id');

/** `content/efast-start/{id}`: a task with what belongs to its kind. */
export function EfastTaskScreen() {
  const params = route.useParams();
  const go = useGo();
  const { data: task } = useSuspenseQuery(queryFor('getEfastTask', { params }));
  const actions = efastActions(task, () => void go({ to: '/content/efast-start' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  const { title, description, kind, video, address, observes, is_required, days_offset, position } = task;
  return (
    <RecordScreen
      noun="Task"
      name={title}
      isPrivate={false}
      status={task.status}
      facts={[
        kind,
        is_required ? 'Required' : 'Optional',
        <span key="updated">
          Updated <DateText value={task.updated_at} relative />
        </span>,
      ]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      notices={<DraftNotice status={task.status} address="/university/efast-start" />}
      page={{ to: '/content/efast-start/$id', params }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <Card title="Task">
              <FactList
                facts={[
                  { label: 'Description', value: description },
                  ...(video ? [{ label: 'Video', value: video }] : []),
                  ...(address ? [{ label: 'Address', value: address }] : []),
                  ...(kind === 'Form'
                    ? [{ label: 'Ticks Itself', value: observes ?? 'No, the associate ticks it' }]
                    : []),
                  { label: 'Due After', value: days_offset === 1 ? '1 day' : `${days_offset} days` },
                  { label: 'Position', value: String(position) },
                ]}
              />
            </Card>
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
