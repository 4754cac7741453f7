import { COUNTRIES, CURRENCIES, currencyOf } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { date, person, queryInteger, timestamp } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { awardsOfWindow, builderBonusMonths, scholarshipWindows } from './programs.store.ts';

const tag = 'Programs';
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const cents = (description: string) => z.int().meta({ description });

const bonusMonth = z.strictObject({
  month: z.iso.date(),
  country: z.enum(COUNTRIES),
  currency: z.enum(CURRENCIES),
  issued_bv_cents: cents('Issued BV of the country, net of the reversals of the month'),
  pool_cents: z.int(),
  house_cents: cents('The pool, where nobody qualified'),
  qualifiers: z.int(),
  posted_at: timestamp(),
});

const scholarshipQuery = z.strictObject({
  from: date('From').optional(),
  page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
  limit: queryInteger('Limit', { min: 1, max: 500, initial: 100 }),
});
const scholarshipResults = z.strictObject({
  windows: z.array(
    z.strictObject({ from: z.iso.date(), to: z.iso.date(), awards: z.int(), posted_at: timestamp() }),
  ),
  from: z.iso.date().nullable().meta({ description: 'First day of the quarter shown' }),
  rows: z.array(
    z.strictObject({
      associate: person,
      country: z.enum(COUNTRIES),
      program: z.string(),
      recruits: z.int(),
      bv_cents: cents('Personal adjusted issued BV of the quarter'),
      award_cents: z.int(),
      currency: z.enum(CURRENCIES),
      taken_back_at: timestamp()
        .nullable()
        .meta({ description: 'Chargebacks took it below the minimum (R-SCP-04)' }),
    }),
  ),
});

const posted_at = '2026-11-01T07:30:00.000Z';
const examples = {
  bonus: {
    month: '2026-10-01',
    country: 'USA',
    currency: 'USD',
    issued_bv_cents: 48_765_432,
    pool_cents: 975_309,
    house_cents: 0,
    qualifiers: 3,
    posted_at,
  },
  scholarships: {
    windows: [{ from: '2026-07-01', to: '2026-09-30', awards: 1, posted_at }],
    from: '2026-07-01',
    rows: [
      {
        associate: { code: 'U000008', name: 'Ana Alvarez' },
        country: 'USA',
        program: 'C',
        recruits: 3,
        bv_cents: 1_000_000,
        award_cents: 200_000,
        currency: 'USD',
        taken_back_at: null,
      },
    ],
  },
} satisfies { bonus: z.input<typeof bonusMonth>; scholarships: z.input<typeof scholarshipResults> };

/** What the programs have paid (domain.md 2.36, 4.9, 5.6). */
export const programRoutes: Area = () => [
  operation({
    id: 'listBuilderBonuses',
    method: 'GET',
    path: '/admin/builder-bonuses',
    tag,
    summary: 'Posted months of the Builder Bonus, newest first (R-MNY-26 to R-MNY-28)',
    policy: reading,
    answer: { status: 200, schema: listAnswer(bonusMonth) },
    examples: { answer: { rows: [examples.bonus] } },
    async handler({ db }) {
      const rows = await builderBonusMonths(db);
      return {
        rows: rows.map((row) => ({ ...row, currency: currencyOf(row.country) })),
      };
    },
  }),
  operation({
    id: 'listScholarshipAwards',
    method: 'GET',
    path: '/admin/scholarships',
    tag,
    summary: 'Scholarships of a quarter, the largest first (R-SCP-01 to R-SCP-04)',
    description:
      'Of the last posted quarter when `from` is absent. One row more than `limit` says that there are more.',
    policy: reading,
    query: scholarshipQuery,
    refusals: [404],
    answer: { status: 200, schema: scholarshipResults },
    examples: { query: { from: '2026-07-01' }, answer: examples.scholarships },
    async handler({ db, query }) {
      const windows = await scholarshipWindows(db);
      const shown =
        query.from === undefined
          ? windows[0]
          : windows.find(({ window_start }) => window_start === query.from);
      if (!shown && query.from !== undefined) throw notFound();
      const page = { limit: query.limit + 1, offset: (query.page - 1) * query.limit };
      const awards = shown ? await awardsOfWindow(db, shown.window_start, page) : [];
      return {
        windows: windows.map((window) => ({
          from: window.window_start,
          to: window.window_end,
          awards: window.awards,
          posted_at: window.posted_at,
        })),
        from: shown?.window_start ?? null,
        rows: awards.map(({ code, name, ...award }) => ({ associate: { code, name }, ...award })),
      };
    },
  }),
];
