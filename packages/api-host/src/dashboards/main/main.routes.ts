import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { mainDashboard } from './main.schemas.ts';
import { mainDashboardOf } from './main.service.ts';

/** The first page after signing in (domain.md 2.34). */
export const mainDashboardRoutes: Area = () => [
  operation({
    id: 'getMainDashboard',
    method: 'GET',
    path: '/dashboards/main',
    tag: 'Dashboards',
    summary: 'Greeting, open actions, unread notices and the progress to level and scholarship',
    policy: { needs: 'dashboard.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    answer: { status: 200, schema: mainDashboard },
    examples: {
      answer: {
        as_of: '2026-11-21T15:04:05.000Z',
        today: '2026-11-21',
        first_name: 'Ana',
        is_birthday: false,
        anniversary_years: 2,
        unread_notices: 3,
        open_actions: [
          {
            action: 'Prospects to Contact',
            count: 3,
            since: '2026-11-16',
            name: 'Trevor Hill',
            record: '3f8a2a5e-6a1a-4a55-9f0b-0a6a7d3f1c11',
          },
          {
            action: 'Splits to Decide',
            count: 1,
            since: '2026-11-18',
            name: 'Ben Okafor',
            record: 'NI-1001458',
          },
        ],
        efast_start: {
          percent: 66,
          required: 9,
          required_done: 6,
          days_left: 50,
          next: [
            {
              id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b03',
              title: 'Plan your first thirty days with your trainer',
              due_on: '2026-11-11',
              is_overdue: true,
            },
            {
              id: '5e6a7b8c-1d2e-4f3a-8b4c-6d7e8f9a0b04',
              title: 'Enter ten prospects',
              due_on: '2026-12-01',
              is_overdue: false,
            },
          ],
        },
        license: { type: 'Life', state: 'TX', expiration_date: '2027-03-31', days_left: 130 },
        level: {
          current: 'A',
          next: {
            level: 'SA',
            is_met: false,
            window_months: 3,
            production: {
              team_type: 'BaseShop',
              required_cents: 1_500_000,
              counted_cents: 900_000,
              shortfall_cents: 600_000,
            },
            requirements: [
              {
                is_met: true,
                alternatives: [
                  {
                    measure: 'life_license',
                    label: 'Life license Active',
                    unit: 'fact',
                    value: 1,
                    required: 1,
                    is_met: true,
                  },
                ],
              },
            ],
          },
        },
        scholarship: {
          from: '2026-10-01',
          to: '2026-12-31',
          recruits: 2,
          bv_cents: 480_000,
          award_cents: null,
          programs: [
            {
              program: 'A',
              min_recruits: 3,
              min_bv_cents: 500_000,
              award_cents: 100_000,
              is_met: false,
            },
          ],
        },
      },
    },
    handler: mainDashboardOf,
  }),
];
