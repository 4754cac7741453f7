import type { OperationAnswer } from '@upline/api-client';
import { prospectsFields } from '@upline/api-client/lists/prospects.ts';
import { formatDate, formatPhone, stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { DateText, Status } from '@upline/ui-kit';

export type ProspectRow = OperationAnswer<'listProspects'>['rows'][number];

/** Columns of the prospects list (domain.md 2.11). */
export const PROSPECT_COLUMNS = columnsFor<'listProspects'>(prospectsFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, second: 'phone', width: 220 },
  {
    field: 'next_action_date',
    cardRole: 'value',
    cell: ({ next_action_date: date, overdue, lost }) =>
      overdue && !lost && date ? (
        <Status value={`${formatDate(date)}, overdue`} tone="danger" />
      ) : (
        <DateText value={date} />
      ),
    width: 190,
  },
  { field: 'stage', cardRole: 'subtitle', width: 215 },
  { field: 'kind', width: 90 },
  {
    field: 'phone',
    value: (row) => row.phone && formatPhone(row.phone),
    cardRole: 'meta',
    secret: true,
    defaultHidden: true,
    width: 140,
  },
  { field: 'source', width: 120 },
  { field: 'days_in_stage', file: ['stage_at'], width: 130 },
  { field: 'email', secret: true, defaultHidden: true, width: 220 },
  { field: 'state', word: stateName, isCode: true, width: 80 },
  { field: 'overdue', file: ['next_action_date'], defaultHidden: true, width: 100 },
  { field: 'lost', file: ['lost_reason'], defaultHidden: true, width: 90 },
  { field: 'lost_reason', defaultHidden: true, width: 130 },
  { field: 'created_at', defaultHidden: true, width: 170 },
]);
