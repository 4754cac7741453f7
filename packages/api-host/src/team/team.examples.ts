import type { z } from 'zod';
import type { pathStep, teamCounts, teamMember, teamMemberRow } from './team.schemas.ts';

const level = { code: 'SA', name: 'Senior Associate' } as const;

const row = {
  code: 'U000007',
  name: 'Ben Okafor',
  has_photo: true,
  is_senior_level: false,
  level,
  status: 'Active',
  licensed: true,
  city: 'Dallas',
  state: 'TX',
  country: 'USA',
  upline: { code: 'U000006', name: 'Cara Nguyen' },
  upline_rmd: { code: 'U000005', name: 'Dev Patel' },
  join_date: '2022-11-22',
  direct_count: 3,
  month_bv_cents: 184_000,
  recruits: 1,
} satisfies z.input<typeof teamMemberRow>;

/** Examples of the API document. */
export const teamExamples = {
  params: { code: row.code },
  row,
  member: {
    ...row,
    phone: '2145550142',
    email: 'ben@demo.upline.test',
    birthday: { month: 3, day: 9 },
    base_shop_bv_cents: 731_500,
    team_size: 11,
    last_submitted_on: '2026-11-12',
  } satisfies z.input<typeof teamMember>,
  step: {
    code: row.code,
    name: row.name,
    has_photo: row.has_photo,
    is_senior_level: row.is_senior_level,
    level,
    status: row.status,
    phone: null,
  } satisfies z.input<typeof pathStep>,
  counts: {
    rows: [{ level: 'SA', status: 'Active', counts: { Personal: 2, BaseShop: 5, Infinity: 5 } }],
  } satisfies z.input<typeof teamCounts>,
};
