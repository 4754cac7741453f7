import { traineesFields } from '@upline/api-client/lists/trainees.ts';
import { associateColumn, columnsFor, personColumn } from '@upline/shell';
import { Status } from '@upline/ui-kit';
import { Dash } from '@upline/ui-kit/format/formats.tsx';

/** Columns of the trainees (domain.md 2.19). */
export const TRAINEE_COLUMNS = columnsFor<'listTrainees'>(traineesFields, [
  associateColumn(180),
  { field: 'status', as: 'status', cardRole: 'value', width: 125 },
  {
    field: 'cases_to_acknowledge',
    cardRole: 'meta',
    cell: ({ cases_to_acknowledge: count }) =>
      count > 0 ? <Status value={count === 1 ? '1 case' : `${count} cases`} tone="warning" /> : <Dash />,
    width: 150,
  },
  { id: 'cases_acknowledged', label: 'Acknowledged', type: 'number', width: 125 },
  {
    id: 'efast_percent',
    label: 'eFast Start',
    type: 'text',
    value: ({ efast_percent }) => `${efast_percent}%`,
    width: 110,
  },
  { field: 'due_date', cardRole: 'meta', width: 120 },
  { id: 'days_left', label: 'Days Left', type: 'number', width: 100 },
  { field: 'opened_at', width: 120 },
  personColumn('trainer', { cardRole: 'subtitle', width: 170 }),
]);
