import { foldText, LEVEL_CODES, LICENSE_TYPES, LIFE_LICENSES, STATE_CODES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import { peopleIn } from '../../network/team/people-filter.ts';
import type { Area } from '../../platform/host.ts';
import { defineList, type ScopedRows } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { reportOperations } from '../report-routes.ts';
import {
  LICENSE_GAPS,
  type LicenseGapRow,
  licenseGapRows,
  licenseGapTotals,
  OPEN,
} from './license-gaps.store.ts';

const fields = {
  code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: (text) => text.toUpperCase() },
  name: {
    label: 'Associate',
    type: 'text',
    people: peopleIn('app_user.code'),
    column: 'app_user.name_key',
    normalize: foldText,
  },
  level: { label: 'Level', type: 'enum', column: 'app_user.level_code', options: LEVEL_CODES },
  join_date: { label: 'Joined', type: 'date', column: 'app_user.join_date' },
  gap: {
    label: 'Gap',
    type: 'enum',
    column: 'gap.gap',
    options: LICENSE_GAPS,
    definition: FIGURES.licenseGap,
  },
  license_type: {
    label: 'License',
    type: 'enum',
    column: 'gap.license_type',
    options: LIFE_LICENSES,
    nullable: true,
  },
  state: { label: 'State', type: 'enum', column: 'gap.state', options: STATE_CODES, nullable: true },
  expiration_date: { label: 'Expires', type: 'date', column: 'gap.expiration_date', nullable: true },
  days_without: {
    label: 'Days Without',
    type: 'number',
    column: 'gap.days_without',
    nullable: true,
    definition: FIGURES.daysWithoutLicense,
  },
  open_policies: {
    label: 'Open Policies',
    type: 'number',
    column: OPEN,
    definition: FIGURES.policiesAtGap,
  },
} as const satisfies ListFields;

const list = defineList<LicenseGapRow>({
  name: 'company-license-gaps-report',
  fields,
  defaultOrder: { open_policies: 'DESC', days_without: 'DESC' },
  key: { column: 'gap.key', type: 'text' },
  keyOf: ({ key }) => key,
});

/** Active associates whose authority to write life business is missing, over or about to end (domain.md 2.3, 2.36). */
export const licenseGapsReport: Area = (platform) =>
  reportOperations(platform, 'company', {
    name: 'CompanyLicenseGapsReport',
    path: '/admin/reports/license-gaps',
    summary: 'Active associates without a life license, or whose license is over or ends soon',
    description:
      'Life licenses that ended or end within 60 days and are not renewed; associates without one 90 days after joining.',
    list,
    source: ({ db, today }) => licenseGapRows(db, today),
    file: {
      label: 'License gaps',
      columns: list.columns(
        'code',
        'name',
        'level',
        'join_date',
        'gap',
        'license_type',
        'state',
        'expiration_date',
        'days_without',
        'open_policies',
      ),
    },
    row: z.strictObject({
      key: z.string(),
      code: z.string(),
      name: z.string(),
      level: z.enum(LEVEL_CODES),
      join_date: z.iso.date(),
      gap: z.enum(LICENSE_GAPS),
      license_type: z.enum(LICENSE_TYPES).nullable(),
      state: z.string().nullable(),
      expiration_date: z.iso.date().nullable(),
      days_without: z.int().nullable(),
      open_policies: z.int(),
    }),
    totals: z.strictObject({
      gaps: z.int(),
      associates: z.int().meta({ description: 'Each person once' }),
      expired: z.int(),
      ending: z.int(),
      not_licensed: z.int(),
      open_policies: z.int(),
    }),
    total: (rows: ScopedRows) => licenseGapTotals(rows),
    examples: {
      query: { filter: '{"gap":{"in":["Expired"]}}' },
      row: {
        key: '7a0c2a5e-93d1-4c0c-8a51-2f6d1b7c9e10',
        code: 'U000008',
        name: 'Ana Alvarez',
        level: 'A',
        join_date: '2024-03-01',
        gap: 'Expired',
        license_type: 'Life',
        state: 'TX',
        expiration_date: '2026-10-31',
        days_without: 24,
        open_policies: 2,
      },
      totals: { gaps: 14, associates: 13, expired: 5, ending: 4, not_licensed: 5, open_policies: 6 },
    },
  });
