import type { z } from 'zod';
import type { treePerson } from './tree.schemas.ts';

const root = {
  code: 'U000007',
  name: 'Ben Okafor',
  has_photo: true,
  is_senior_level: false,
  level: { code: 'SA', name: 'Senior Associate' },
  status: 'Active',
  join_date: '2022-11-22',
  upline_code: null,
  direct_count: 3,
  team_size: 4,
  licensed: true,
  month_bv_cents: 184_000,
  last_submitted_on: '2026-11-12',
  difference: null,
} satisfies z.input<typeof treePerson>;

const below = (
  code: string,
  name: string,
  more: Partial<z.input<typeof treePerson>> = {},
): z.input<typeof treePerson> => ({
  ...root,
  code,
  name,
  has_photo: false,
  level: { code: 'A', name: 'Associate' },
  join_date: '2024-06-03',
  upline_code: root.code,
  direct_count: 0,
  team_size: 0,
  month_bv_cents: 42_500,
  ...more,
});

/** Examples of the API document. */
export const treeExamples = {
  params: { code: root.code },
  query: { type: 'base-shop', depth: '3', since: '2026-08-31' },
  rows: [
    root,
    below('U000008', 'Ana Alvarez', { direct_count: 1, team_size: 1 }),
    below('U000009', 'Tom Reyes', {
      level: { code: 'TA', name: 'Training Associate' },
      licensed: false,
      month_bv_cents: 0,
      last_submitted_on: null,
    }),
    below('U000012', 'Ivy Chen', { status: 'Resigned', month_bv_cents: 0 }),
    below('U000015', 'Noor Haddad', {
      upline_code: 'U000008',
      difference: { changes: ['joined'], upline: null, level: null, status: null },
    }),
  ],
};
