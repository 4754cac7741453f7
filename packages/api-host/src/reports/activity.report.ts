import { ASSOCIATE_STATUSES, foldText, LEVEL_CODES, STATE_CODES } from '@upline/domain';
import { z } from 'zod';
import { producesFor } from '../dashboards/dashboard-scope.store.ts';
import { monthsOf } from '../dashboards/dashboard-scope.ts';
import type { Db } from '../platform/database.ts';
import type { ExportAsked, ExportReader } from '../platform/download/exports.ts';
import { timestamp } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import { forbidden } from '../platform/problem.ts';
import { viewerOf } from '../team/team.service.ts';
import { isLicensed } from '../team/team.store.ts';
import { type ActivityRow, activityRows, MEASURED, measuredBy } from './activity.store.ts';
import { periodAsked, periodParameters, teamParameter } from './report-parameters.ts';
import { parametersOf, reportOperations } from './report-routes.ts';

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
const typeOf = (field: string) => (field.endsWith('_cents') ? ('money' as const) : ('number' as const));

const fields: ListFields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
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
  ...Object.fromEntries(
    MEASURED.map((field) => [
      field,
      { label: LABELS[field], type: typeOf(field), column: measuredBy(field) },
    ]),
  ),
};

const listNamed = (name: string) =>
  defineList<ActivityRow>({
    name,
    fields,
    defaultOrder: { issued_bv_cents: 'DESC' },
    key: { column: 'app_user.code', type: 'text' },
    keyOf: ({ code }) => code,
  });

const ownParameters = { ...teamParameter, ...periodParameters('Month') };
const companyParameters = periodParameters('Month');

/** The team and its owner; a Suspended associate reads of oneself alone (reliability.md 2.4). */
async function ownSource(db: Db, reader: ExportReader, asked: ExportAsked) {
  const { team_type: teamType, ...period } = parametersOf(ownParameters, asked);
  if (teamType !== 'Personal' && !reader.permissions.has('team.view')) throw forbidden();
  const node = await viewerOf(db, reader, teamType);
  const months = monthsOf(periodAsked(period, asked.today));
  return activityRows(db, (alias) => producesFor({ node, teamType }, alias), months, asked);
}

function companySource(db: Db, _: ExportReader, asked: ExportAsked) {
  const months = monthsOf(periodAsked(parametersOf(companyParameters, asked), asked.today));
  return activityRows(db, undefined, months, asked);
}

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

/** Activity of a team's people over a period (domain.md 2.24): credits, as on the business dashboard. */
export const activityReport: Area = (platform) =>
  (['own', 'company'] as const).flatMap((audience) => {
    const isOwn = audience === 'own';
    const list = listNamed(isOwn ? 'activity-report' : 'company-activity-report');
    return reportOperations(
      platform,
      {
        name: isOwn ? 'ActivityReport' : 'CompanyActivityReport',
        path: isOwn ? '/reports/activity' : '/admin/reports/activity',
        label: 'Activity',
        summary: isOwn ? 'What each person of a team made in a period' : 'What everybody made in a period',
        description: 'Credits of the period without reversals, as on the business dashboard.',
        list,
        columns: {
          code: { label: 'Code', type: 'text' },
          name: { label: 'Associate', type: 'text' },
          level: { label: 'Level', type: 'text' },
          status: { label: 'Status', type: 'text' },
          state: { label: 'State', type: 'text' },
          licensed: { label: 'Licensed', type: 'boolean' },
          ...Object.fromEntries(
            MEASURED.map((field) => [
              field,
              {
                label: LABELS[field],
                type: typeOf(field),
                value: (each: ActivityRow) =>
                  field.endsWith('_hundredths') ? each[field] / 100 : each[field],
              },
            ]),
          ),
          last_login_at: { label: 'Last Login', type: 'datetime' },
        },
        parameters: isOwn ? ownParameters : companyParameters,
        row,
        totals,
        examples: {
          query: isOwn ? { team_type: 'BaseShop', period: 'Month' } : { period: 'Quarter', on: '2026-08-15' },
          row: {
            code: 'U000008',
            name: 'Ana Alvarez',
            level: 'A',
            status: 'Active',
            state: 'TX',
            licensed: true,
            ...made,
            last_login_at: '2026-11-20T15:04:05.000Z',
          },
          totals: { associates: 14, ...made },
        },
        source: isOwn ? ownSource : companySource,
        toRow: (each) => each,
        total: (rows, { totals }) => totals(rows),
      },
      audience,
    );
  });
