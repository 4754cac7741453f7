import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { defineList, type ScopedRows } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { periodAsked, periodParameters } from '../report-parameters.ts';
import { reportOperations } from '../report-routes.ts';
import { groupFields, policyGroups } from './groups.ts';
import {
  AVERAGE_DAYS,
  PLACEMENT_BPS,
  PLACEMENT_SUMS,
  type PlacementRow,
  placementRows,
  placementTotals,
} from './placement.store.ts';

const FIELDS = {
  submitted: { label: 'Submitted', type: 'number', definition: FIGURES.submittedPolicies },
  open: { label: 'Open', type: 'number', definition: FIGURES.openPolicies },
  placed: { label: 'Placed', type: 'number', definition: FIGURES.placedPolicies },
  not_placed: { label: 'Not Placed', type: 'number', definition: FIGURES.notPlacedPolicies },
  submitted_bv_cents: {
    label: 'Submitted BV',
    type: 'money',
    unit: 'bv',
    definition: FIGURES.submittedPolicyBv,
  },
  placed_bv_cents: { label: 'Placed BV', type: 'money', unit: 'bv', definition: FIGURES.placedPolicyBv },
} as const;

const placementRatio = { label: 'Placement', definition: FIGURES.placementRatio } as const;
const averageDays = { label: 'Days to Place', definition: FIGURES.daysToPlace } as const;

const fields: ListFields = {
  ...groupFields,
  ...Object.fromEntries(
    PLACEMENT_SUMS.map((each) => [each, { ...FIELDS[each], column: `made.${each}` }] as const),
  ),
  placement_bps: {
    ...placementRatio,
    type: 'number',
    unit: 'percent',
    column: PLACEMENT_BPS,
    nullable: true,
  },
  average_days: { ...averageDays, type: 'number', column: AVERAGE_DAYS, nullable: true },
};

const figures = {
  submitted: z.int(),
  open: z.int(),
  placed: z.int(),
  not_placed: z.int(),
  submitted_bv_cents: z.int(),
  placed_bv_cents: z.int(),
  placement_bps: z.int().nullable(),
  average_days: z.number().nullable().meta({ description: 'From submit to placement, one decimal' }),
};

const example = {
  submitted: 40,
  open: 6,
  placed: 30,
  not_placed: 4,
  submitted_bv_cents: 14_400_000,
  placed_bv_cents: 10_800_000,
  placement_bps: 7_500,
  average_days: 31.5,
};

const list = defineList<PlacementRow>({
  name: 'company-placement-report',
  fields,
  defaultOrder: { submitted: 'DESC' },
  key: { column: 'made.key', type: 'text' },
  keyOf: ({ key }) => key,
});

/** How much of what was submitted is placed (domain.md 1.4, 2.36): by provider, writer or month. */
export const placementReport: Area = (platform) =>
  reportOperations(platform, 'company', {
    name: 'CompanyPlacementReport',
    path: '/admin/reports/placement',
    summary: 'Policies of a period by what became of them',
    description:
      'Policies by the day they were submitted; the ratio is placed ÷ submitted of the same cohort.',
    list,
    parameters: { ...policyGroups, ...periodParameters('Quarter') },
    source: ({ db, today, query }) => placementRows(db, query.by, periodAsked(query, today)),
    file: {
      label: 'Placement',
      columns: list.columns('name', ...PLACEMENT_SUMS, 'placement_bps', 'average_days'),
    },
    row: z.strictObject({ key: z.string(), name: z.string(), ...figures }),
    totals: z.strictObject(figures),
    total: (rows: ScopedRows) => placementTotals(rows),
    examples: {
      query: { by: 'Provider', period: 'Quarter' },
      row: { key: '7a0c2a5e-93d1-4c0c-8a51-2f6d1b7c9e10', name: 'Great Plains Life', ...example },
      totals: example,
    },
  });
