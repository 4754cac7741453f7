import { PERIOD_STATUSES } from '@upline/domain';
import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { ShownSchedule } from './schedules.store.ts';

/** Versions of the schedule, the latest first; there are a few a year. */
export const scheduleList = defineList<ShownSchedule>({
  name: 'compensation-schedules',
  fields: {
    name: { label: 'Name', type: 'text', column: 'schedule.name' },
    effective_from: { label: 'From', type: 'date', column: 'schedule.effective_from' },
    status: { label: 'Status', type: 'enum', column: 'schedule.status', options: PERIOD_STATUSES },
    opened_at: { label: 'Opened', type: 'datetime', column: 'schedule.opened_at', nullable: true },
    opened_by: { label: 'Opened By', type: 'text', column: fullName('opener'), nullable: true },
    created_by: { label: 'Created By', type: 'text', column: fullName('creator'), nullable: true },
    updated_at: { label: 'Changed', type: 'datetime', column: 'schedule.updated_at' },
  },
  defaultOrder: { effective_from: 'DESC' },
  key: { column: 'schedule.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
