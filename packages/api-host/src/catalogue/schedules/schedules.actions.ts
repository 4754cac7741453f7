import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

interface Standing {
  readonly status: string;
}

/** A version that has been opened can no longer be changed (R-SCH-03). */
export const isDraft = rowRule<Standing>(
  ({ status }) => status === 'Draft',
  () => conflict('schedule-in-use', 'A schedule version in use cannot be changed'),
);

export const SCHEDULE_ACTIONS = ['update', 'set_rates', 'open', 'delete'] as const;

export const scheduleActions = rowActions<Standing, (typeof SCHEDULE_ACTIONS)[number]>({
  update: { operation: 'updateCompensationSchedule', when: isDraft },
  set_rates: { operation: 'setCompensationScheduleRates', when: isDraft },
  open: { operation: 'openCompensationSchedule', when: isDraft },
  delete: { operation: 'deleteCompensationSchedule', when: isDraft },
});
