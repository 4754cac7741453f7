import { compensationSchedulesFields } from '@upline/api-client/lists/compensation-schedules.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { SCHEDULE_LIST } from './schedule-list.ts';
import { scheduleActions } from './schedules.actions.tsx';

const COLUMNS = columnsFor<'listCompensationSchedules'>(compensationSchedulesFields, [
  { field: 'name', pinned: true, cardRole: 'title', width: 280 },
  { field: 'effective_from', cardRole: 'subtitle', width: 120 },
  { field: 'status', as: 'status', cardRole: 'value', width: 120 },
  { field: 'opened_at', relative: true, cardRole: 'meta', width: 140 },
  { field: 'opened_by', value: ({ opened_by }) => opened_by?.name ?? null, secret: true, width: 170 },
  {
    field: 'created_by',
    value: ({ created_by }) => created_by?.name ?? null,
    secret: true,
    defaultHidden: true,
    width: 170,
  },
  { field: 'updated_at', relative: true, width: 140 },
]);

/** `catalogue/schedules`: the versions of what everybody is paid by (domain.md 2.16). */
export function SchedulesScreen() {
  return (
    <ListScreen
      title="Compensation schedules"
      create={{
        label: 'Create schedule',
        to: { to: '/catalogue/schedules/create' },
        needs: 'createCompensationSchedule',
        whereEmpty: true,
      }}
      operations={SCHEDULE_LIST}
      noun={{ one: 'schedule', many: 'schedules' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/catalogue/schedules/$id', params: { id } })}
      actions={scheduleActions}
      search={{ field: 'name', placeholder: 'Search schedules' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Without a schedule everybody is paid by the ladder of levels.',
      }}
    />
  );
}
