import { deletion, type NamedAction, offered, recordAction } from '@upline/shell';
import { OpeningConsequences } from './opening-consequences.tsx';
import { SCHEDULES_LISTED_BY, SCHEDULES_SHOWN_BY, type ScheduleRow } from './schedule-list.ts';

/** What may be done with a version, in the list as on its own page. */
export function scheduleActions(row: ScheduleRow, onDeleted?: () => void): NamedAction[] {
  const params = { id: row.id };
  const input = { params, ifMatch: row.version };
  return offered(row, {
    update: { label: 'Edit schedule', to: { to: '/catalogue/schedules/$id/edit', params } },
    set_rates: { label: 'Edit rates', to: { to: '/catalogue/schedules/$id/rates', params } },
    open: recordAction({
      operation: 'openCompensationSchedule',
      label: 'Open schedule',
      title: `Open ${row.name}`,
      about: <OpeningConsequences schedule={row} />,
      typed: row.name,
      input,
      refresh: SCHEDULES_SHOWN_BY,
      message: ({ name }) => `${name} is open`,
    }),
    delete: deletion('draft', {
      operation: 'deleteCompensationSchedule',
      input,
      refresh: SCHEDULES_LISTED_BY,
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
