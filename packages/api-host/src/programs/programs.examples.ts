import type { z } from 'zod';
import type { ladder, ladderQuery } from './levels.schemas.ts';
import type { programs } from './programs.schemas.ts';

export const programExamples = {
  programs: {
    on: '2026-11-21',
    levels: { levels: 9, top_rate_bps: 7_900, active: 1_482 },
    contests: [
      {
        from: '2027-01-01',
        to: '2027-12-31',
        status: 'Draft',
        is_over: false,
        is_closing: false,
        days_left: null,
      },
      {
        from: '2026-01-01',
        to: '2026-12-31',
        status: 'Open',
        is_over: false,
        is_closing: false,
        days_left: 41,
      },
    ],
    scholarships: {
      year: 2026,
      quarters: 3,
      sums: [
        { currency: 'USD', awards: 14, award_cents: 1_850_000 },
        { currency: 'CAD', awards: 2, award_cents: 300_000 },
      ],
      taken_back: 1,
      last: { from: '2026-07-01', to: '2026-09-30', awards: 6 },
    },
    builder_bonus: {
      month: '2026-10-01',
      countries: [
        { country: 'Canada', currency: 'CAD', pool_cents: 120_400, house_cents: 120_400, qualifiers: 0 },
        { country: 'USA', currency: 'USD', pool_cents: 975_309, house_cents: 0, qualifiers: 3 },
      ],
    },
    equity: { year: 2026, grants: 38, credits: 9_250, last_grant: '2026-11-01' },
    named_teams: { active: 6, closed: 1 },
    planned: [
      { effective_from: '2027-01-01', label: 'Ladder of levels' },
      { effective_from: '2027-01-01', label: 'Least E&O Limit per Claim' },
    ],
  },
  query: { on: '2026-11-21' },
  ladder: {
    on: '2026-11-21',
    today: '2026-11-21',
    begins: '2010-01-01',
    levels: [
      {
        code: 'A',
        name: 'Associate',
        rank: 20,
        is_senior: false,
        rate_bps: 3_500,
        active: 312,
        approval: 'SYS',
        window_months: null,
        production: null,
        requirements: [
          { any_of: [{ measure: 'field_training_cases', at_least: 2 }] },
          {
            any_of: [
              { measure: 'personal_recruits', at_least: 3 },
              { measure: 'life_license', at_least: 1 },
            ],
          },
        ],
      },
      {
        code: 'RMD',
        name: 'Regional Marketing Director',
        rank: 50,
        is_senior: true,
        rate_bps: 6_500,
        active: 48,
        approval: 'AD',
        window_months: 3,
        production: { team_type: 'BaseShop', required_cents: 6_000_000 },
        requirements: [
          { any_of: [{ measure: 'base_shop_licensed', at_least: 10 }] },
          { any_of: [{ measure: 'persistency_bps', at_least: 7_500 }] },
          { any_of: [{ measure: 'eo_current', at_least: 1 }] },
        ],
      },
    ],
    generations: [600, 400, 250, 150, 100, 100].map((rate_bps, index) => ({
      generation: index + 1,
      rate_bps,
    })),
    house_bps: 500,
    planned: [
      {
        effective_from: '2027-01-01',
        levels: [{ level_code: 'RMD', before_bps: 6_500, after_bps: 6_600 }],
        generations: [],
        criteria: ['RMD'],
      },
    ],
  },
} satisfies {
  programs: z.input<typeof programs>;
  query: z.input<typeof ladderQuery>;
  ladder: z.input<typeof ladder>;
};
