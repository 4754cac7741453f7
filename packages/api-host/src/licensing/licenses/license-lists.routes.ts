import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES, LICENSE_STATUSES, LICENSE_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { person } from '../../platform/operation/fields.ts';
import type { Policy } from '../../platform/operation/operation.ts';
import { CREDENTIAL_APPROVALS } from '../credentials/credentials.schemas.ts';
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
  is_renewed: z.boolean(),
  status: z.enum(LICENSE_STATUSES),
});
const allRow = teamRow.extend({ approval_status: z.enum(CREDENTIAL_APPROVALS) });

const toRow = (row: LicenseListRow) => ({
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
  days_left: row.days_left,
  is_renewed: row.is_renewed,
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
  is_renewed: false,
  status: 'Active',
} satisfies z.input<typeof teamRow>;

/** Licenses of the team and, for admins, of everybody (domain.md 2.3, 7.1: no documents). */
export const licenseListRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'TeamLicenses',
    path: '/team/licenses',
    tag,
    summary: 'Approved licenses of the team, what ends first comes first',
    policy: team,
    list: teamLicenseList,
    row: teamRow,
    parameters: teamAsked,
    source: ({ db, caller, today, query }) => teamLicenses(db, caller, query.team, today),
    toRow: (row) => toRow(row),
    examples: {
      query: { team: 'BaseShop', filter: '{"expiration_date":{"between":["2026-11-21","2027-01-20"]}}' },
      rows: [example],
    },
    count: { summary: 'How many licenses of the team match', example: { count: 312 } },
    export: teamLicenseExport,
  }),
  ...listOperations(platform, {
    name: 'Licenses',
    path: '/admin/licenses',
    tag,
    summary: 'Licenses of everybody',
    policy: all,
    list: licenseList,
    row: allRow,
    source: ({ db, today }) => allLicenses(db, today),
    toRow: (row) => ({ ...toRow(row), approval_status: row.approval_status }),
    examples: {
      query: { filter: '{"approval_status":{"eq":"Pending For Admin"}}' },
      rows: [{ ...example, approval_status: 'Approved' }],
    },
    count: { summary: 'How many licenses match', example: { count: 1_204 } },
    export: licenseExport,
  }),
];
