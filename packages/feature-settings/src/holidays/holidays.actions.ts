import type { OperationAnswer } from '@upline/api-client';
import { formatDate, isWeekend } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';

export type Holiday = OperationAnswer<'listHolidays'>['rows'][number];

const refresh = ['listHolidays', 'listAuditEntries'] as const;
const NAME = { name: 'name', label: 'Name', required: true, rows: 1, maxLength: 60 } as const;
const KEPT = 'Due dates that were given before stay as they are.';

/** Makes a day a holiday; the page offers it. */
export const addHoliday: NamedAction = {
  ...recordAction({
    operation: 'createHoliday',
    label: 'Add holiday',
    about: `Supervisors get another day for their reviews and RMDs for their answers to upline changes, where the time they are given from then on passes over this day. ${KEPT}`,
    input: {},
    fields: [
      {
        name: 'day',
        label: 'Date',
        kind: 'date',
        required: true,
        help: 'A day after today, from Monday to Friday.',
      },
      NAME,
    ],
    check: ({ day }) =>
      typeof day === 'string' && day !== '' && isWeekend(day)
        ? { day: 'Date must be a day from Monday to Friday' }
        : {},
    refresh,
    message: 'Holiday added',
  }),
  key: 'add',
};

/** What is done with a holiday, as the row offers it. */
export const holidayActions = (holiday: Holiday): NamedAction[] => {
  const { day, name, version } = holiday;
  const input = { params: { day }, ifMatch: version };
  return offered(holiday, {
    rename: recordAction({
      operation: 'renameHoliday',
      label: 'Rename',
      title: `Rename ${name}`,
      input,
      fields: [{ ...NAME, initial: name }],
      refresh,
      message: 'Holiday renamed',
    }),
    remove: recordAction({
      operation: 'removeHoliday',
      label: 'Remove',
      title: `Remove ${name}`,
      about: `${formatDate(day)} is a business day again for due dates that are given from now on. ${KEPT}`,
      danger: true,
      input,
      refresh,
      message: 'Holiday removed',
    }),
  });
};
