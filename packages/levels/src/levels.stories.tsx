import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gaps } from './gaps.tsx';
import { LevelHistory } from './level-history.tsx';
import type { LevelMonth, Production, Requirement } from './model.ts';

const production: Production = {
  team_type: 'BaseShop',
  required_cents: 3_000_000,
  counted_cents: 2_900_000,
  shortfall_cents: 100_000,
  is_met: false,
  parts: [
    { leg_code: null, leg_name: null, amount_cents: 2_000_000, counted_cents: 1_500_000, is_exhausted: true },
    {
      leg_code: 'U000009',
      leg_name: 'Maximiliana Featherstonehaugh-Cholmondeley',
      amount_cents: 900_000,
      counted_cents: 900_000,
      is_exhausted: false,
    },
  ],
};
const measured = { measure: 'base_shop_licensed', label: 'Licensed in base shop', unit: 'count' } as const;
const requirements: Requirement[] = [
  { is_met: false, alternatives: [{ ...measured, value: 5, required: 6, shortfall: 1, is_met: false }] },
  {
    is_met: true,
    alternatives: [
      {
        measure: 'aml_current',
        label: 'AML training current',
        unit: 'fact',
        value: 1,
        required: 1,
        shortfall: 0,
        is_met: true,
      },
    ],
  },
  {
    is_met: false,
    alternatives: [
      {
        measure: 'persistency_bps',
        label: '13-month persistency',
        unit: 'bps',
        value: null,
        required: 7_500,
        shortfall: 7_500,
        is_met: false,
      },
      {
        measure: 'rolling_compensation_cents',
        label: '12-month compensation',
        unit: 'cents',
        value: 1_200_000,
        required: 3_000_000,
        shortfall: 1_800_000,
        is_met: false,
      },
    ],
  },
];

const sa = { code: 'SA', name: 'Senior Associate' } as const;
const md = { code: 'MD', name: 'Marketing Director' } as const;
const month = (period_month: string, more: Partial<LevelMonth> = {}): LevelMonth => ({
  period_month,
  level_at_close: sa,
  qualified_level: sa,
  personal_bv_cents: 620_000,
  base_shop_bv_cents: 1_140_000,
  super_base_bv_cents: null,
  super_team_bv_cents: null,
  recruits: 2,
  licensed_count: 5,
  legs: 3,
  persistency_bps: 8_750,
  next: { level: md, is_met: false, production, requirements },
  ...more,
});

const meta = { title: 'Pages/Levels' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { to: '/team/$code/visualizer', params: { code: 'U000009' } } as const;

export const WhatIsMissing: Story = {
  render: () => (
    <Gaps
      production={production}
      requirements={requirements}
      window="3 months ended 10/31/2026"
      rowsOf={() => page}
      partOf={() => page}
    />
  ),
};
export const WithoutProduction: Story = {
  render: () => <Gaps production={null} requirements={requirements} />,
};
export const History: Story = {
  render: () => (
    <LevelHistory
      rows={[
        month('2026-10-01', { level_at_close: md, next: null, qualified_level: null }),
        month('2026-09-01', { super_base_bv_cents: 2_000_000, super_team_bv_cents: 3_000_000 }),
      ]}
      changes={[
        {
          id: '2',
          from_level: sa,
          to_level: md,
          effective_date: '2026-10-01',
          is_scheduled: true,
          decided_by: null,
          reason: 'All requirements are met',
        },
        {
          id: '1',
          from_level: md,
          to_level: sa,
          effective_date: '2025-02-01',
          is_scheduled: false,
          decided_by: { code: 'A000001', name: 'Ada Admin' },
          reason: 'Asked for it',
        },
      ]}
    />
  ),
};
export const HistoryEmpty: Story = { render: () => <LevelHistory rows={[]} changes={[]} /> };
export const HistoryNarrow: Story = { ...History, globals: { viewport: { value: 'narrow' } } };
export const MissingHidden: Story = { ...WhatIsMissing, globals: { privacy: 'on' } };
