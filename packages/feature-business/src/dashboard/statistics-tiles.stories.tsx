import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Statistics, StatisticsTiles } from './statistics-tiles.tsx';

const asOf = { as_of: '2026-11-21T15:00:00.000Z', from: '2026-01-01', to: '2026-11-21' };
const statistics: Statistics = {
  ...asOf,
  submitted: { policies_hundredths: 1_600, bv_cents: 3_681_399 },
  issued: { policies_hundredths: 1_660, bv_cents: 3_983_691 },
  pending_policies: 4,
  placement: { policies: 8, issued: 7, ratio_bps: 8_750 },
  average_days_to_issue_tenths: 143,
  average_bv_cents: 235_987,
};
const meta = {
  title: 'Pages/Business dashboard/Statistics',
  component: StatisticsTiles,
  args: {
    scope: { team_type: 'Personal', period: 'Year' },
    statistics,
  },
} satisfies Meta<typeof StatisticsTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
/** A new associate: nothing to divide by. */
export const Nothing: Story = {
  args: {
    statistics: {
      ...statistics,
      submitted: { policies_hundredths: 0, bv_cents: 0 },
      issued: { policies_hundredths: 0, bv_cents: 0 },
      pending_policies: 0,
      placement: null,
      average_days_to_issue_tenths: null,
      average_bv_cents: null,
    },
  },
};
export const Loading: Story = { args: { statistics: undefined } };
export const Failed: Story = {
  args: { ...Loading.args, problem: 'Internal server error' },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
