import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';

interface Dated {
  readonly day: string;
  readonly today: string;
}

/** Due dates have been counted with a day that is past. */
export const isToCome = rowRule<Dated>(
  ({ day, today }) => day > today,
  () => conflict('holiday-past', 'Only a holiday to come can be removed'),
);

export const HOLIDAY_ACTIONS = ['rename', 'remove'] as const;

export const holidayActions = rowActions<Dated, (typeof HOLIDAY_ACTIONS)[number]>({
  rename: { operation: 'renameHoliday' },
  remove: { operation: 'removeHoliday', when: isToCome },
});
