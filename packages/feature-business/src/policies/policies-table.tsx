import type { OperationAnswer } from '@upline/api-client';
import { adminPoliciesFields } from '@upline/api-client/lists/admin-policies.ts';
import { policiesFields } from '@upline/api-client/lists/policies.ts';
import { teamPoliciesFields } from '@upline/api-client/lists/team-policies.ts';
import { columnsFor } from '@upline/shell';

export type PolicyRow = OperationAnswer<'listPolicies'>['rows'][number];
export type TeamPolicyRow = OperationAnswer<'listTeamPolicies'>['rows'][number];

const STATUS = {
  field: 'business_status',
  as: 'status',
  cardRole: 'meta',
  second: 'lifecycle',
  width: 165,
} as const;
const BV = { field: 'bv_cents', cardRole: 'value', secret: true, width: 100 } as const;
const LIFECYCLE = { field: 'lifecycle', as: 'status', defaultHidden: true, width: 125 } as const;

/** What the lists of associates show alike, from the dates on. */
const SHARED = [
  { field: 'submit_date', width: 120 },
  { field: 'issue_date', width: 115 },
  STATUS,
  BV,
  LIFECYCLE,
] as const;

/** What is asked for and not closed: the first, and how many more. */
const REQUIREMENT = {
  id: 'requirement',
  label: 'Open Requirement',
  type: 'text',
  value: ({ requirement, open_requirements, answered }: PolicyRow) =>
    requirement &&
    `${answered ? 'Answered: ' : ''}${requirement}${open_requirements > 1 ? ` (+${open_requirements - 1})` : ''}`,
} as const;

/** What whole policies show, the own and everybody's. */
const POLICY = [
  { field: 'policy_number', cardRole: 'title', pinned: true, second: 'client', width: 200 },
  { field: 'client', cardRole: 'subtitle', secret: true, defaultHidden: true, width: 180 },
  { field: 'product', cardRole: 'subtitle', second: 'provider', width: 225 },
  { field: 'provider', defaultHidden: true, width: 175 },
] as const;
const HIDDEN = [
  { field: 'product_type', defaultHidden: true, width: 165 },
  {
    field: 'state',
    operators: ['eq'],
    defaultHidden: true,
    width: 90,
  },
  { field: 'placed_date', defaultHidden: true, width: 115 },
  { field: 'termination_date', defaultHidden: true, width: 140 },
  { field: 'premium_mode', defaultHidden: true, width: 125 },
  {
    field: 'annual_premium_cents',
    currency: (row: PolicyRow) => row.currency,
    defaultHidden: true,
    secret: true,
    width: 135,
  },
  {
    field: 'target_premium_cents',
    currency: (row: PolicyRow) => row.currency,
    defaultHidden: true,
    secret: true,
    width: 135,
  },
  {
    field: 'face_amount_cents',
    currency: (row: PolicyRow) => row.currency,
    defaultHidden: true,
    secret: true,
    width: 135,
  },
] as const;

/** Columns of the own list (domain.md 2.12). */
export const POLICY_COLUMNS = columnsFor<'listPolicies'>(policiesFields, [
  ...POLICY,
  ...SHARED,
  { field: 'role', second: 'writing_associate', width: 160 },
  { field: 'writing_associate', secret: true, defaultHidden: true, width: 175 },
  { field: 'split_to_decide', defaultHidden: true, width: 130 },
  { ...REQUIREMENT, defaultHidden: true, width: 260 },
  ...HIDDEN,
]);

/**
 * Columns for the home office: everybody's, so without what is the associate's own. What a policy waits for comes before its dates:
 * that is what the queue is worked by.
 */
export const OFFICE_POLICY_COLUMNS = columnsFor<'listAdminPolicies'>(adminPoliciesFields, [
  ...POLICY,
  STATUS,
  { ...REQUIREMENT, width: 250 },
  { field: 'writing_associate', secret: true, width: 160 },
  { field: 'submit_date', width: 115 },
  BV,
  { field: 'issue_date', width: 110 },
  LIFECYCLE,
  { field: 'answered', file: ['requirement'], defaultHidden: true, width: 140 },
  ...HIDDEN,
]);

/** Columns of a team's list: what an upline sees (domain.md 7.1), one row a share (R-PRM-04). */
export const TEAM_POLICY_COLUMNS = columnsFor<'listTeamPolicies'>(teamPoliciesFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    cardRole: 'title',
    pinned: true,
    secret: true,
    second: 'policy_number',
    width: 210,
  },
  {
    field: 'policy_number',
    value: (row) => `••••${row.policy_number}`,
    defaultHidden: true,
    width: 130,
  },
  { field: 'role', width: 95 },
  {
    field: 'product',
    value: (row) => row.product.name,
    cardRole: 'subtitle',
    second: 'provider',
    width: 225,
  },
  { field: 'provider', value: (row) => row.provider.name, defaultHidden: true, width: 175 },
  { field: 'product_type', defaultHidden: true, width: 165 },
  ...SHARED,
  {
    field: 'writing_associate',
    value: (row) => row.writing_associate.name,
    secret: true,
    defaultHidden: true,
    width: 175,
  },
]);

/** The same for RMD and above, who see the client's initials too. */
export const SENIOR_TEAM_POLICY_COLUMNS = [
  ...TEAM_POLICY_COLUMNS,
  ...columnsFor<'listTeamPolicies'>(teamPoliciesFields, [
    { id: 'client_initials', label: 'Client', type: 'text', secret: true, width: 80 },
  ]),
];
