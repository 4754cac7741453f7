import { TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ExportSpec } from '../../platform/download/exports.ts';
import { oneOf } from '../../platform/fields.ts';
import { viewerOf } from '../../team/team.service.ts';
import { adminPolicyList, policyList, teamPolicyList } from './policies.list.ts';
import { allSource, ownSource, type PolicyListRow } from './policies.source.ts';
import { type TeamPolicyListRow, teamSource } from './team-policies.source.ts';

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
export const policyExport: ExportSpec<PolicyListRow> = {
  list: policyList,
  label: 'Policies',
  needs: 'business.view',
  columns: { ...COLUMNS, role: { label: 'Role', type: 'text' } },
  source: ownSource,
};

/** All policies as a file. */
export const adminPolicyExport: ExportSpec<PolicyListRow> = {
  list: adminPolicyList,
  label: 'All policies',
  needs: 'policies.manage',
  columns: COLUMNS,
  source: (db, _, asked) => allSource(db, asked),
};

/** Which team the lists of policies below and their export hold. */
export const teamAsked = { team: oneOf('Team', TEAM_TYPES).default('Infinity') };

/** Policies of people below as a file, masked as the list is. */
export const teamPolicyExport: ExportSpec<TeamPolicyListRow> = {
  list: teamPolicyList,
  label: 'Team policies',
  needs: 'team.view',
  parameters: teamAsked,
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
  async source(db, reader, asked) {
    const { team } = z.object(teamAsked).parse(asked.parameters);
    return teamSource(db, await viewerOf(db, reader, team), team, asked);
  },
};
