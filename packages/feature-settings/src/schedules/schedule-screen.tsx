import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { Banner, DateText, LinkButton } from '@upline/ui-kit';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { ownChanges } from './change-words.ts';
import { ScheduleChanges } from './schedule-changes.tsx';
import type { Schedule } from './schedule-list.ts';
import { ScheduleRates } from './schedule-rates.tsx';
import { scheduleActions } from './schedules.actions.tsx';

const route = getRouteApi('/signed-in/catalogue/schedules/$id');

/** `catalogue/schedules/{id}`: a version with its rates and what it changes of the one before (domain.md 2.16). */
export function ScheduleScreen() {
  const params = route.useParams();
  const { tab = 'rates' } = route.useSearch();
  const go = useGo();
  const { data: schedule } = useSuspenseQuery(queryFor('getCompensationSchedule', { params }));
  const { data: diff } = useSuspenseQuery(queryFor('getCompensationScheduleDiff', { params }));
  const actions = scheduleActions(schedule, () => void go({ to: '/catalogue/schedules' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const open = actions.find(({ key }) => key === 'open');
  const mayEditRates = schedule.actions.includes('set_rates');
  return (
    <RecordScreen
      noun="Schedule"
      name={schedule.name}
      isPrivate={false}
      status={schedule.status}
      headline={[
        { label: 'From', value: <DateText value={schedule.effective_from} /> },
        ...(schedule.opened_at === null
          ? []
          : [{ label: 'Opened', value: <DateText value={schedule.opened_at} /> }]),
        ...(schedule.opened_by === null
          ? []
          : [{ label: 'Opened By', value: <Private>{schedule.opened_by.name}</Private> }]),
      ]}
      secondary={
        mayEditRates && (
          <LinkButton to={{ to: '/catalogue/schedules/$id/rates', params }}>Edit rates</LinkButton>
        )
      }
      next={open && { label: open.label, onClick: () => run(open.key) }}
      actions={menu.filter(({ key }) => key !== 'open' && key !== 'set_rates')}
      notices={schedule.findings.length > 0 && <Findings schedule={schedule} />}
      page={{ to: '/catalogue/schedules/$id', params }}
      tab={tab}
      tabs={{
        rates: { label: 'Rates', content: <ScheduleRates schedule={schedule} /> },
        changes: {
          label: 'Changes',
          count: ownChanges(diff.changes).length,
          content: <ScheduleChanges diff={diff} />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** What stands against opening it (R-SCH-01, R-SCH-02), each sentence once. */
function Findings({ schedule: { status, findings } }: { readonly schedule: Schedule }) {
  return (
    <Banner
      tone="warning"
      title={status === 'Draft' ? 'It cannot be opened with these rates' : 'Its rates break a rule'}
    >
      <ul>
        {[...new Set(findings.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
