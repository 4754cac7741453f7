import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES, LICENSE_STATUSES, LICENSE_TYPES } from '@upline/domain';
import { z } from 'zod';
import { exportOperation } from '../platform/download/export-operation.ts';
import { person } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { countAnswer, listAnswer } from '../platform/list/define-list.ts';
import { operation, type Policy } from '../platform/operation.ts';
import { daysLeft } from './license-kind.ts';
import {
  allLicenses,
  type LicenseListRow,
  licenseExport,
  licenseList,
  teamAsked,
  teamLicenseExport,
  teamLicenseList,
  teamLicenses,
} from './licenses.list.ts';
import { PAPER_APPROVALS } from './paper.schemas.ts';

const tag = 'Licensing';
const team = {
  needs: 'team.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const all = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const teamRow = z.strictObject({
  id: z.uuid(),
  associate: person,
  associate_status: z.enum(ASSOCIATE_STATUSES),
  level: z.enum(LEVEL_CODES).nullable(),
  upline_rmd: person.nullable(),
  type: z.enum(LICENSE_TYPES),
  country: z.enum(COUNTRIES),
  state: z.string(),
  number: z.string(),
  is_resident: z.boolean(),
  issue_date: z.iso.date(),
  expiration_date: z.iso.date().nullable(),
  days_left: z.int().nullable(),
  status: z.enum(LICENSE_STATUSES),
});
const allRow = teamRow.extend({ approval_status: z.enum(PAPER_APPROVALS) });

const toRow = (row: LicenseListRow, today: string) => ({
  id: row.id,
  associate: { code: row.associate_code, name: row.associate_name },
  associate_status: row.associate_status,
  level: row.level_code,
  upline_rmd:
    row.upline_rmd_code && row.upline_rmd_name
      ? { code: row.upline_rmd_code, name: row.upline_rmd_name }
      : null,
  type: row.type,
  country: row.country,
  state: row.state,
  number: row.number,
  is_resident: row.is_resident,
  issue_date: row.issue_date,
  expiration_date: row.expiration_date,
  days_left: daysLeft(row.expiration_date, today),
  status: row.status,
});

const example = {
  id: '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  associate_status: 'Active',
  level: 'A',
  upline_rmd: { code: 'U000005', name: 'Dev Patel' },
  type: 'Life',
  country: 'USA',
  state: 'TX',
  number: 'TX1048821',
  is_resident: true,
  issue_date: '2024-03-01',
  expiration_date: '2027-03-01',
  days_left: 100,
  status: 'Active',
} satisfies z.input<typeof teamRow>;

/** Licenses of the team and, for admins, of everybody (domain.md 2.3, 7.1: no documents). */
export const licenseListRoutes: Area = (platform) => [
  operation({
    id: 'listTeamLicenses',
    method: 'GET',
    path: '/team/licenses',
    tag,
    summary: 'Approved licenses of the team, what ends first comes first',
    policy: team,
    query: teamLicenseList.query.extend(teamAsked),
    answer: { status: 200, schema: listAnswer(teamRow) },
    examples: {
      query: { team: 'BaseShop', filter: '{"expiration_date":{"between":["2026-11-21","2027-01-20"]}}' },
      answer: { rows: [example] },
    },
    async handler({ db, caller, today, query }) {
      const rows = await teamLicenseList.page(query, await teamLicenses(db, caller, query.team, today));
      return { rows: rows.map((row) => toRow(row, today)) };
    },
  }),
  operation({
    id: 'countTeamLicenses',
    method: 'GET',
    path: '/team/licenses/count',
    tag,
    summary: 'How many licenses of the team match',
    policy: team,
    query: teamLicenseList.countQuery.extend(teamAsked),
    answer: { status: 200, schema: countAnswer },
    examples: { answer: { count: 312 } },
    async handler({ db, caller, today, query }) {
      const { scoped } = await teamLicenses(db, caller, query.team, today);
      return { count: await teamLicenseList.count(query.filter, scoped) };
    },
  }),
  exportOperation(platform, teamLicenseExport, {
    id: 'exportTeamLicenses',
    list: '/team/licenses',
    tag,
    policy: team,
  }),
  operation({
    id: 'listLicenses',
    method: 'GET',
    path: '/admin/licenses',
    tag,
    summary: 'Licenses of everybody',
    policy: all,
    query: licenseList.query,
    answer: { status: 200, schema: listAnswer(allRow) },
    examples: {
      query: { filter: '{"approval_status":{"eq":"Pending For Admin"}}' },
      answer: { rows: [{ ...example, approval_status: 'Approved' }] },
    },
    async handler({ db, today, query }) {
      const rows = await licenseList.page(query, allLicenses(db, today));
      return { rows: rows.map((row) => ({ ...toRow(row, today), approval_status: row.approval_status })) };
    },
  }),
  operation({
    id: 'countLicenses',
    method: 'GET',
    path: '/admin/licenses/count',
    tag,
    summary: 'How many licenses match',
    policy: all,
    query: licenseList.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { answer: { count: 1_204 } },
    handler: async ({ db, today, query }) => ({
      count: await licenseList.count(query.filter, allLicenses(db, today).scoped),
    }),
  }),
  exportOperation(platform, licenseExport, {
    id: 'exportLicenses',
    list: '/admin/licenses',
    tag,
    policy: all,
  }),
];
