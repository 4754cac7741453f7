import type { FieldDefinition } from '@upline/domain';
import { ASSOCIATE_STATUSES, foldText, LEVEL_CODES, STATE_CODES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import { producesFor } from '../dashboards/dashboard-scope.store.ts';
import { monthsOf } from '../dashboards/dashboard-scope.ts';
import { peopleIn } from '../network/team/people-filter.ts';
import type { ExportColumns } from '../platform/download/export-column.ts';
import type { Area } from '../platform/host.ts';
import { defineList, type ScopedRows } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import type { ListInput } from '../platform/list/list-operations.ts';
import { timestamp } from '../platform/operation/fields.ts';
import { forbidden } from '../platform/operation/problem.ts';
import { viewerOf } from '../team/team.service.ts';
import { isLicensed } from '../team/team.store.ts';
import { type ActivityRow, activityRows, MEASURED, measuredBy } from './activity.store.ts';
import { periodAsked, periodParameters, teamParameter } from './report-parameters.ts';
import { reportOperations } from './report-routes.ts';

const LABELS = {
  recruits: 'Recruits',
  new_licenses: 'New Licenses',
  submitted_policies_hundredths: 'Submitted Policies',
  submitted_bv_cents: 'Submitted BV',
  issued_policies_hundredths: 'Issued Policies',
  issued_bv_cents: 'Issued BV',
  bops_presented: 'BOPs Presented',
  fnas_completed: 'FNAs Completed',
} as const;
const DEFINITIONS: Partial<Record<keyof typeof LABELS, FieldDefinition>> = {
  recruits: FIGURES.recruits,
  new_licenses: FIGURES.newLicenses,
  submitted_policies_hundredths: FIGURES.policyCount,
  submitted_bv_cents: FIGURES.submittedBv,
  issued_policies_hundredths: FIGURES.policyCount,
  issued_bv_cents: FIGURES.issuedBv,
};
const typeOf = (field: string) => (field.endsWith('_cents') ? ('money' as const) : ('number' as const));

/** How a measured field is filtered and sorted by, and what it means. */
const measured = (field: (typeof MEASURED)[number]) => ({
  label: LABELS[field],
  type: typeOf(field),
  column: measuredBy(field),
  ...(field.endsWith('bv_cents') ? { unit: 'bv' as const } : {}),
  ...(field.endsWith('_hundredths') ? { unit: 'hundredths' as const } : {}),
  ...(DEFINITIONS[field] ? { definition: DEFINITIONS[field] } : {}),
});

const fields: ListFields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: {
    label: 'Associate',
    type: 'text',
    people: peopleIn('app_user.code'),
    column: 'app_user.name_key',
    normalize: foldText,
  },
  level: {
    label: 'Level',
    type: 'enum',
    column: 'app_user.level_code',
    options: LEVEL_CODES,
    sort: { column: 'level.rank', type: 'number' },
  },
  status: { label: 'Status', type: 'enum', column: 'app_user.status', options: ASSOCIATE_STATUSES },
  state: { label: 'State', type: 'enum', column: 'associate.state', options: STATE_CODES, nullable: true },
  licensed: { label: 'Licensed', type: 'boolean', column: isLicensed },
  ...Object.fromEntries(MEASURED.map((field) => [field, measured(field)])),
};

const listNamed = (name: string) =>
  defineList<ActivityRow>({
    name,
    fields,
    defaultOrder: { issued_bv_cents: 'DESC' },
    key: { column: 'app_user.code', type: 'text' },
    keyOf: ({ code }) => code,
  });
const ownList = listNamed('activity-report');

const ownParameters = { ...teamParameter, ...periodParameters('Month') };
const companyParameters = periodParameters('Month');

/** The team and its owner; a Suspended associate reads of oneself alone (reliability.md 2.4). */
async function ownSource({ db, caller, today, query }: ListInput<typeof ownParameters>) {
  const { team_type: teamType } = query;
  if (teamType !== 'Personal' && !caller.permissions.has('team.view')) throw forbidden();
  const node = await viewerOf(db, caller, teamType);
  const months = monthsOf(periodAsked(query, today));
  return activityRows(db, (alias) => producesFor({ node, teamType }, alias), months, { ...query, today });
}

const companySource = ({ db, today, query }: ListInput<typeof companyParameters>) =>
  activityRows(db, undefined, monthsOf(periodAsked(query, today)), { ...query, today });

const counts = {
  recruits: z.int(),
  new_licenses: z.int(),
  submitted_policies_hundredths: z.int().meta({ description: 'Shares of policies: 50 is half of one' }),
  submitted_bv_cents: z.int(),
  issued_policies_hundredths: z.int(),
  issued_bv_cents: z.int(),
  bops_presented: z.int(),
  fnas_completed: z.int(),
};

const row = z.strictObject({
  code: z.string(),
  name: z.string(),
  level: z.enum(LEVEL_CODES),
  status: z.enum(ASSOCIATE_STATUSES),
  state: z.string().nullable(),
  licensed: z.boolean(),
  ...counts,
  last_login_at: timestamp().nullable(),
});
const totals = z.strictObject({ associates: z.int(), ...counts });

const made = {
  recruits: 1,
  new_licenses: 0,
  submitted_policies_hundredths: 250,
  submitted_bv_cents: 900_000,
  issued_policies_hundredths: 150,
  issued_bv_cents: 540_000,
  bops_presented: 4,
  fnas_completed: 2,
};

const shared = {
  description: 'Credits of the period without reversals, as on the business dashboard.',
  file: {
    label: 'Activity',
    columns: {
      ...ownList.columns('code', 'name', 'level', 'status', 'state', 'licensed', ...MEASURED),
      last_login_at: { label: 'Last Login', type: 'datetime' },
    } satisfies ExportColumns<ActivityRow>,
  },
  row,
  totals,
  total: (rows: ScopedRows, source: ReturnType<typeof companySource>) => source.totals(rows),
} as const;

const example = {
  code: 'U000008',
  name: 'Ana Alvarez',
  level: 'A',
  status: 'Active',
  state: 'TX',
  licensed: true,
  ...made,
  last_login_at: '2026-11-20T15:04:05.000Z',
};
const examples = { row: example, totals: { associates: 14, ...made } };

/** Activity of a team's people over a period (domain.md 2.24): credits, as on the business dashboard. */
export const activityReport: Area = (platform) => [
  ...reportOperations(platform, 'own', {
    ...shared,
    name: 'ActivityReport',
    path: '/reports/activity',
    summary: 'What each person of a team made in a period',
    list: ownList,
    parameters: ownParameters,
    source: ownSource,
    examples: { ...examples, query: { team_type: 'BaseShop', period: 'Month' } },
  }),
  ...reportOperations(platform, 'company', {
    ...shared,
    name: 'CompanyActivityReport',
    path: '/admin/reports/activity',
    summary: 'What everybody made in a period',
    list: listNamed('company-activity-report'),
    parameters: companyParameters,
    source: companySource,
    examples: { ...examples, query: { period: 'Quarter', on: '2026-08-15' } },
  }),
];
