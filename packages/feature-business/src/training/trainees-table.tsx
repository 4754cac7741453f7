import type { OperationAnswer } from '@upline/api-client';
import { TRAINING_PROGRAM_STATUSES } from '@upline/domain';
import { Status } from '@upline/ui-kit';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import { toneOf } from '@upline/ui-kit/status/status-tone.ts';

type Trainee = OperationAnswer<'listTrainees'>['rows'][number];

const statuses = TRAINING_PROGRAM_STATUSES.map((value) => ({ value, label: value, tone: toneOf(value) }));

/** Columns of the trainees (domain.md 2.19); ids are the fields of the request. */
export const TRAINEE_COLUMNS: readonly DataListColumn<Trainee>[] = [
  {
    id: 'associate',
    label: 'Trainee',
    type: 'text',
    value: ({ associate }) => associate.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 180,
  },
  {
    id: 'status',
    label: 'Program',
    type: 'status',
    options: statuses,
    sortable: true,
    filter: { type: 'enum', options: statuses },
    cardRole: 'value',
    width: 125,
  },
  {
    id: 'cases_to_acknowledge',
    label: 'To Acknowledge',
    type: 'number',
    sortable: true,
    filter: { type: 'number' },
    cardRole: 'meta',
    cell: ({ cases_to_acknowledge: count }) =>
      count > 0 ? <Status value={count === 1 ? '1 case' : `${count} cases`} tone="warning" /> : <Dash />,
    width: 140,
  },
  {
    id: 'cases_acknowledged',
    label: 'Acknowledged',
    type: 'number',
    width: 125,
  },
  {
    id: 'due_date',
    label: 'Due Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    cardRole: 'meta',
    width: 120,
  },
  { id: 'days_left', label: 'Days Left', type: 'number', width: 100 },
  {
    id: 'opened_at',
    label: 'Opened',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    width: 120,
  },
  {
    id: 'trainer',
    label: 'Trainer',
    type: 'text',
    value: ({ trainer }) => trainer.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'subtitle',
    secret: true,
    width: 170,
  },
];
