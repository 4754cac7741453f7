import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { defineList, type ScopedRows } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { periodAsked, periodParameters } from '../report-parameters.ts';
import { reportOperations } from '../report-routes.ts';
import { groupFields, peopleGroups } from './groups.ts';
import {
  FUNNEL_STEPS,
  RATES,
  type RecruitingRow,
  recruitingRows,
  recruitingTotals,
} from './recruiting.store.ts';

const STEPS = {
  added: { label: 'Prospects', type: 'number', definition: FIGURES.funnelAdded },
  contacted: { label: 'Contacted', type: 'number', definition: FIGURES.funnelReached },
  presented: { label: 'BOP Presented', type: 'number', definition: FIGURES.funnelReached },
  followed_up: { label: 'Follow Up', type: 'number', definition: FIGURES.funnelReached },
  recruited: { label: 'Recruited', type: 'number', definition: FIGURES.funnelReached },
  joined: { label: 'Joined', type: 'number', definition: FIGURES.funnelJoined },
  licensed: { label: 'Licensed', type: 'number', definition: FIGURES.funnelLicensed },
  wrote: { label: 'Wrote', type: 'number', definition: FIGURES.funnelWrote },
} as const;
const SHARES = {
  presented_bps: { label: 'Presented of Prospects', definition: FIGURES.funnelPresentedRate },
  recruited_bps: { label: 'Recruited of Prospects', definition: FIGURES.funnelRecruitedRate },
  licensed_bps: { label: 'Licensed of Joined', definition: FIGURES.funnelLicensedRate },
} as const;
const RATE_FIELDS = Object.keys(SHARES) as (keyof typeof SHARES)[];

const fields: ListFields = {
  ...groupFields,
  ...Object.fromEntries(
    FUNNEL_STEPS.map((each) => [each, { ...STEPS[each], column: `made.${each}` }] as const),
  ),
  ...Object.fromEntries(
    RATE_FIELDS.map(
      (each) =>
        [
          each,
          { ...SHARES[each], type: 'number', unit: 'percent', column: RATES[each], nullable: true },
        ] as const,
    ),
  ),
};

const figures = {
  added: z.int(),
  contacted: z.int(),
  presented: z.int(),
  followed_up: z.int(),
  recruited: z.int(),
  joined: z.int(),
  licensed: z.int(),
  wrote: z.int(),
  presented_bps: z.int().nullable(),
  recruited_bps: z.int().nullable(),
  licensed_bps: z.int().nullable(),
};
const example = {
  added: 40,
  contacted: 32,
  presented: 20,
  followed_up: 12,
  recruited: 6,
  joined: 5,
  licensed: 3,
  wrote: 2,
  presented_bps: 5_000,
  recruited_bps: 1_500,
  licensed_bps: 6_000,
};

const list = defineList<RecruitingRow>({
  name: 'company-recruiting-report',
  fields,
  defaultOrder: { added: 'DESC' },
  key: { column: 'made.key', type: 'text' },
  keyOf: ({ key }) => key,
});

/** From a prospect to somebody who writes (domain.md 2.36): by recruiter or month. */
export const recruitingReport: Area = (platform) =>
  reportOperations(platform, 'company', {
    name: 'CompanyRecruitingReport',
    path: '/admin/reports/recruiting-funnel',
    summary: 'Prospects of a period by the stage they reached, and people who joined in it',
    description:
      'Prospects to be recruited, by the day they were entered; a later stage counts for those before it.',
    list,
    parameters: { ...peopleGroups, ...periodParameters('Quarter') },
    source: ({ db, today, query }) => recruitingRows(db, query.by, periodAsked(query, today)),
    file: {
      label: 'Recruiting funnel',
      columns: list.columns('name', ...FUNNEL_STEPS, ...RATE_FIELDS),
    },
    row: z.strictObject({ key: z.string(), name: z.string(), ...figures }),
    totals: z.strictObject(figures),
    total: (rows: ScopedRows) => recruitingTotals(rows),
    examples: {
      query: { by: 'Associate', period: 'Quarter' },
      row: { key: 'U000008', name: 'Ana Alvarez', ...example },
      totals: example,
    },
  });
