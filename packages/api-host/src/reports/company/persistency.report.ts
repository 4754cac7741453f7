import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { defineList, type ScopedRows } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { reportOperations } from '../report-routes.ts';
import { groupFields, policyGroups } from './groups.ts';
import {
  PERSISTENCY_13,
  PERSISTENCY_25,
  PERSISTENCY_SUMS,
  type PersistencyRow,
  persistencyRows,
  persistencyTotals,
} from './persistency.store.ts';

const FIELDS = {
  due_13: { label: 'Issued, 13 Months', type: 'number', definition: FIGURES.persistencyDue },
  in_force_13: { label: 'In Force, 13 Months', type: 'number', definition: FIGURES.persistencyInForce },
  due_25: { label: 'Issued, 25 Months', type: 'number', definition: FIGURES.persistencyDue },
  in_force_25: { label: 'In Force, 25 Months', type: 'number', definition: FIGURES.persistencyInForce },
} as const;
const RATIOS = {
  persistency_13_bps: { label: 'Persistency 13', definition: FIGURES.persistency13, column: PERSISTENCY_13 },
  persistency_25_bps: { label: 'Persistency 25', definition: FIGURES.persistency25, column: PERSISTENCY_25 },
} as const;

const fields: ListFields = {
  ...groupFields,
  ...Object.fromEntries(
    PERSISTENCY_SUMS.map((each) => [each, { ...FIELDS[each], column: `made.${each}` }] as const),
  ),
  persistency_13_bps: { ...RATIOS.persistency_13_bps, type: 'number', unit: 'percent', nullable: true },
  persistency_25_bps: { ...RATIOS.persistency_25_bps, type: 'number', unit: 'percent', nullable: true },
};

const figures = {
  due_13: z.int(),
  in_force_13: z.int(),
  persistency_13_bps: z.int().nullable(),
  due_25: z.int(),
  in_force_25: z.int(),
  persistency_25_bps: z.int().nullable(),
};
const example = {
  due_13: 120,
  in_force_13: 102,
  persistency_13_bps: 8_500,
  due_25: 60,
  in_force_25: 47,
  persistency_25_bps: 7_833,
};

const list = defineList<PersistencyRow>({
  name: 'company-persistency-report',
  fields,
  defaultOrder: { due_13: 'DESC' },
  key: { column: 'made.key', type: 'text' },
  keyOf: ({ key }) => key,
});

/** How many policies are still in force 13 and 25 months after issue (domain.md 1.4, 2.36). */
export const persistencyReport: Area = (platform) =>
  reportOperations(platform, 'company', {
    name: 'CompanyPersistencyReport',
    path: '/admin/reports/persistency',
    summary: 'Policies still in force 13 and 25 months after issue',
    description:
      'Policies issued 13 to 37 months ago; those issued 25 months ago and earlier count for both.',
    list,
    parameters: policyGroups,
    source: ({ db, today, query }) => persistencyRows(db, query.by, today),
    file: {
      label: 'Persistency',
      columns: list.columns('name', ...PERSISTENCY_SUMS, 'persistency_13_bps', 'persistency_25_bps'),
    },
    row: z.strictObject({ key: z.string(), name: z.string(), ...figures }),
    totals: z.strictObject(figures),
    total: (rows: ScopedRows) => persistencyTotals(rows),
    examples: {
      query: { by: 'Month' },
      row: { key: '2025-03', name: '2025-03', ...example },
      totals: example,
    },
  });
