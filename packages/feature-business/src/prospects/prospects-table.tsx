import type { OperationAnswer } from '@upline/api-client';
import {
  formatDate,
  formatPhone,
  PROSPECT_KINDS,
  PROSPECT_LOST_REASONS,
  PROSPECT_SOURCES,
  PROSPECT_STAGES,
} from '@upline/domain';
import { DateText, Status } from '@upline/ui-kit';
import { STATE_OPTIONS, wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';

export type ProspectRow = OperationAnswer<'listProspects'>['rows'][number];

/** Columns of the prospects list (domain.md 2.11); ids are the fields of the request. */
export const PROSPECT_COLUMNS: readonly DataListColumn<ProspectRow>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 200,
  },
  { ...wordColumn('stage', 'Stage', PROSPECT_STAGES), cardRole: 'subtitle', width: 215 },
  { ...wordColumn('kind', 'Kind', PROSPECT_KINDS), width: 90 },
  {
    id: 'phone',
    label: 'Phone',
    type: 'text',
    sortable: true,
    value: (row) => row.phone && formatPhone(row.phone),
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 140,
  },
  { ...wordColumn('source', 'Source', PROSPECT_SOURCES), width: 120 },
  {
    id: 'next_action_date',
    label: 'Next Action',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    cardRole: 'value',
    cell: ({ next_action_date: date, overdue, lost }) =>
      overdue && !lost && date ? (
        <Status value={`${formatDate(date)}, overdue`} tone="danger" />
      ) : (
        <DateText value={date} />
      ),
    width: 190,
  },
  {
    id: 'days_in_stage',
    label: 'Days in Stage',
    type: 'number',
    sortable: true,
    filter: { type: 'number' },
    width: 130,
  },
  {
    id: 'email',
    label: 'Email',
    type: 'text',
    sortable: true,
    filter: { type: 'text', nullable: true },
    secret: true,
    defaultHidden: true,
    width: 220,
  },
  {
    id: 'state',
    label: 'State',
    type: 'enum',
    sortable: true,
    options: STATE_OPTIONS,
    value: (row) => row.state,
    filter: { type: 'enum', options: STATE_OPTIONS, nullable: true },
    width: 110,
  },
  {
    id: 'overdue',
    label: 'Overdue',
    type: 'boolean',
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 100,
  },
  {
    id: 'lost',
    label: 'Lost',
    type: 'boolean',
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 90,
  },
  { ...wordColumn('lost_reason', 'Lost Reason', PROSPECT_LOST_REASONS), defaultHidden: true, width: 130 },
  {
    id: 'created_at',
    label: 'Created',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    defaultHidden: true,
    width: 170,
  },
];
