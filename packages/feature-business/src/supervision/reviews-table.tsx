import type { OperationAnswer } from '@upline/api-client';
import { supervisionReviewsFields } from '@upline/api-client/lists/supervision-reviews.ts';
import { columnsFor, personColumn } from '@upline/shell';

export type Review = OperationAnswer<'listSupervisionReviews'>['rows'][number];

/** Columns of the cases to review (domain.md 2.33). */
export const REVIEW_COLUMNS = columnsFor<'listSupervisionReviews'>(supervisionReviewsFields, [
  personColumn('supervised', { cardRole: 'title', pinned: true, width: 180 }),
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
  { field: 'due_date', cardRole: 'meta', width: 115 },
  { field: 'status', as: 'status', cardRole: 'value', width: 140 },
  {
    field: 'waiting',
    value: ({ actions }) => actions.includes('acknowledge'),
    defaultHidden: true,
    width: 130,
  },
]);
