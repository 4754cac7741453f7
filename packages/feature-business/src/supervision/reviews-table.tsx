import type { OperationAnswer } from '@upline/api-client';
import { ACK_STATUSES } from '@upline/domain';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import { toneOf } from '@upline/ui-kit/status/status-tone.ts';

export type Review = OperationAnswer<'listSupervisionReviews'>['rows'][number];

const statuses = ACK_STATUSES.map((value) => ({ value, label: value, tone: toneOf(value) }));

/** Columns of the cases to review (domain.md 2.33); ids are the fields of the request. */
export const REVIEW_COLUMNS: readonly DataListColumn<Review>[] = [
  {
    id: 'supervised',
    label: 'Associate',
    type: 'text',
    value: ({ supervised }) => supervised.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 180,
  },
  {
    id: 'policy_number',
    label: 'Policy Number',
    type: 'text',
    value: ({ policy_number }) => `••••${policy_number}`,
    cardRole: 'meta',
    width: 130,
  },
  { id: 'product', label: 'Product', type: 'text', cardRole: 'subtitle', width: 190 },
  { id: 'provider', label: 'Provider', type: 'text', width: 170 },
  { id: 'submit_date', label: 'Submit Date', type: 'date', width: 120 },
  { id: 'is_replacement', label: 'Replacement', type: 'boolean', width: 115 },
  {
    id: 'due_date',
    label: 'Due Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date' },
    cardRole: 'meta',
    width: 115,
  },
  {
    id: 'status',
    label: 'Status',
    type: 'status',
    options: statuses,
    sortable: true,
    filter: { type: 'enum', options: statuses },
    cardRole: 'value',
    width: 140,
  },
  {
    id: 'waiting',
    label: 'Waits for You',
    type: 'boolean',
    value: ({ actions }) => actions.includes('acknowledge'),
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 130,
  },
];
