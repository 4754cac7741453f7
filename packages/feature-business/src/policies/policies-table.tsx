import type { OperationAnswer } from '@upline/api-client';
import { BUSINESS_STATUSES, POLICY_LIFECYCLES, PREMIUM_MODES, PRODUCT_TYPES } from '@upline/domain';
import { STATE_OPTIONS, wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import { toneOf } from '@upline/ui-kit/status/status-tone.ts';

export type PolicyRow = OperationAnswer<'listPolicies'>['rows'][number];
export type TeamPolicyRow = OperationAnswer<'listTeamPolicies'>['rows'][number];

const withTone = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value, tone: toneOf(value) }));
const statuses = withTone(BUSINESS_STATUSES);
const lifecycles = withTone(POLICY_LIFECYCLES);

/** What both lists show alike. */
const SHARED = {
  submit_date: {
    id: 'submit_date',
    label: 'Submit Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date' },
    cardRole: 'meta',
    width: 125,
  },
  issue_date: {
    id: 'issue_date',
    label: 'Issue Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    width: 115,
  },
  business_status: {
    id: 'business_status',
    label: 'Status',
    type: 'status',
    options: statuses,
    sortable: true,
    filter: { type: 'enum', options: statuses },
    cardRole: 'meta',
    width: 155,
  },
  lifecycle: {
    id: 'lifecycle',
    label: 'Lifecycle',
    type: 'status',
    options: lifecycles,
    sortable: true,
    filter: { type: 'enum', options: lifecycles },
    width: 115,
  },
  bv_cents: {
    id: 'bv_cents',
    label: 'BV',
    type: 'bv',
    sortable: true,
    filter: { type: 'bv' },
    cardRole: 'value',
    secret: true,
    width: 100,
  },
} as const satisfies Record<string, DataListColumn<PolicyRow | TeamPolicyRow>>;

/** Columns of the own list (domain.md 2.12); ids are the fields of the request. */
export const POLICY_COLUMNS: readonly DataListColumn<PolicyRow>[] = [
  {
    id: 'policy_number',
    label: 'Policy Number',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    width: 135,
  },
  {
    id: 'client',
    label: 'Client',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'subtitle',
    secret: true,
    width: 150,
  },
  {
    id: 'provider',
    label: 'Provider',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'meta',
    width: 165,
  },
  { id: 'product', label: 'Product', type: 'text', sortable: true, filter: { type: 'text' }, width: 180 },
  SHARED.submit_date,
  SHARED.issue_date,
  SHARED.business_status,
  SHARED.bv_cents,
  SHARED.lifecycle,
  {
    id: 'writing_associate',
    label: 'Writing Associate',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    secret: true,
    width: 165,
  },
  { ...wordColumn('role', 'Role', ['Writing', 'Split', 'Training']), width: 95 },
  {
    id: 'split_to_decide',
    label: 'Split to Decide',
    type: 'boolean',
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 130,
  },
  { ...wordColumn('product_type', 'Product Type', PRODUCT_TYPES), defaultHidden: true, width: 165 },
  {
    id: 'state',
    label: 'State',
    type: 'enum',
    sortable: true,
    options: STATE_OPTIONS,
    filter: { type: 'text', operators: ['eq'] },
    defaultHidden: true,
    width: 120,
  },
  {
    id: 'placed_date',
    label: 'Placed Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    defaultHidden: true,
    width: 115,
  },
  {
    id: 'termination_date',
    label: 'Termination Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    defaultHidden: true,
    width: 140,
  },
  { ...wordColumn('premium_mode', 'Premium Mode', PREMIUM_MODES), defaultHidden: true, width: 125 },
  {
    id: 'target_premium_cents',
    label: 'Target Premium',
    type: 'money',
    currency: (row) => row.currency,
    sortable: true,
    filter: { type: 'money' },
    defaultHidden: true,
    secret: true,
    width: 135,
  },
  {
    id: 'face_amount_cents',
    label: 'Face Amount',
    type: 'money',
    currency: (row) => row.currency,
    sortable: true,
    filter: { type: 'money', nullable: true },
    defaultHidden: true,
    secret: true,
    width: 135,
  },
];

/** Columns for the home office: everybody's, so without what is the associate's own. */
export const OFFICE_POLICY_COLUMNS = POLICY_COLUMNS.filter(
  ({ id }) => id !== 'role' && id !== 'split_to_decide',
);

/** Columns of a team's list: what an upline sees (domain.md 7.1), one row a share (R-PRM-04). */
export const TEAM_POLICY_COLUMNS: readonly DataListColumn<TeamPolicyRow>[] = [
  {
    id: 'associate',
    label: 'Associate',
    type: 'text',
    value: (row) => row.associate.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 200,
  },
  {
    id: 'policy_number',
    label: 'Policy Number',
    type: 'text',
    value: (row) => `••••${row.policy_number}`,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'subtitle',
    width: 130,
  },
  { ...wordColumn('role', 'Role', ['Writing', 'Split']), width: 95 },
  {
    id: 'provider',
    label: 'Provider',
    type: 'text',
    value: (row) => row.provider.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'meta',
    width: 165,
  },
  {
    id: 'product',
    label: 'Product',
    type: 'text',
    value: (row) => row.product.name,
    sortable: true,
    filter: { type: 'text' },
    width: 180,
  },
  { ...wordColumn('product_type', 'Product Type', PRODUCT_TYPES), defaultHidden: true, width: 165 },
  SHARED.submit_date,
  SHARED.issue_date,
  SHARED.business_status,
  SHARED.bv_cents,
  SHARED.lifecycle,
  {
    id: 'writing_associate',
    label: 'Writing Associate',
    type: 'text',
    value: (row) => row.writing_associate.name,
    sortable: true,
    filter: { type: 'text' },
    secret: true,
    width: 165,
  },
];

/** The same for RMD and above, who see the client's initials too. */
export const SENIOR_TEAM_POLICY_COLUMNS: readonly DataListColumn<TeamPolicyRow>[] = [
  ...TEAM_POLICY_COLUMNS,
  { id: 'client_initials', label: 'Client', type: 'text', secret: true, width: 80 },
];
