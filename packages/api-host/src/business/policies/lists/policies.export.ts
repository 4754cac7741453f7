import { TEAM_TYPES } from '@upline/domain';
import type { ExportColumns } from '../../../platform/download/export-column.ts';
import type { ListExport } from '../../../platform/list/list-operations.ts';
import { oneOf } from '../../../platform/operation/fields.ts';
import type { PolicyListRow } from './policies.source.ts';
import type { TeamPolicyListRow } from './team-policies.source.ts';

const COLUMNS: ExportColumns<PolicyListRow> = {
  policy_number: { label: 'Policy Number', type: 'text' },
  client: { label: 'Client', type: 'text' },
  provider: { label: 'Provider', type: 'text' },
  product: { label: 'Product', type: 'text' },
  product_type: { label: 'Product Type', type: 'text' },
  state: { label: 'State', type: 'text' },
  submit_date: { label: 'Submit Date', type: 'date' },
  issue_date: { label: 'Issue Date', type: 'date' },
  placed_date: { label: 'Placed Date', type: 'date' },
  termination_date: { label: 'Termination Date', type: 'date' },
  business_status: { label: 'Status', type: 'text' },
  lifecycle: { label: 'Lifecycle', type: 'text' },
  premium_mode: { label: 'Premium Mode', type: 'text' },
  face_amount_cents: { label: 'Face Amount', type: 'money' },
  target_premium_cents: { label: 'Target Premium', type: 'money' },
  bv_cents: { label: 'BV', type: 'money' },
  currency: { label: 'Currency', type: 'text' },
  writing_associate: { label: 'Writing Associate', type: 'text' },
  writing_associate_code: { label: 'Writing Associate Code', type: 'text' },
};

/** The own list as a file. */
export const policyExport: ListExport<PolicyListRow> = {
  label: 'Policies',
  needs: 'business.view',
  columns: { ...COLUMNS, role: { label: 'Role', type: 'text' } },
};

/** All policies as a file. */
export const adminPolicyExport: ListExport<PolicyListRow> = {
  label: 'All policies',
  needs: 'policies.manage',
  columns: COLUMNS,
};

/** Which team the lists of policies below and their export hold, and whether the own are among them. */
export const teamAsked = {
  team: oneOf('Team', TEAM_TYPES).default('Infinity'),
  counted: oneOf('Counted', ['Members', 'Production']).default('Members').meta({
    label: 'Counted',
    description:
      "Production: the credits that make the team's figures, the caller's among them (R-TEAM-01), of Personal the caller's alone (R-TEAM-02)",
  }),
};

/** Policies of people below as a file, masked as the list is. */
export const teamPolicyExport: ListExport<TeamPolicyListRow> = {
  label: 'Team policies',
  needs: 'team.view',
  columns: {
    policy_number: {
      label: 'Policy Number',
      type: 'text',
      value: ({ policy_number }) => `••••${policy_number}`,
    },
    provider: { label: 'Provider', type: 'text' },
    product: { label: 'Product', type: 'text' },
    product_type: { label: 'Product Type', type: 'text' },
    client_initials: { label: 'Client', type: 'text' },
    submit_date: { label: 'Submit Date', type: 'date' },
    issue_date: { label: 'Issue Date', type: 'date' },
    business_status: { label: 'Status', type: 'text' },
    lifecycle: { label: 'Lifecycle', type: 'text' },
    bv_cents: { label: 'BV', type: 'money' },
    currency: { label: 'Currency', type: 'text' },
    associate: { label: 'Associate', type: 'text' },
    associate_code: { label: 'Associate Code', type: 'text' },
    role: { label: 'Role', type: 'text' },
    writing_associate: { label: 'Writing Associate', type: 'text' },
  },
};
