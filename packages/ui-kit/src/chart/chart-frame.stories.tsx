import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoChart, demoError } from '../story/demo.ts';
import { ChartFrame } from './chart-frame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Business volume',
    unit: 'BV',
    period: 'January – November 2026',
    kind: 'line',
    data: demoChart,
    definition: 'Submitted counts on the submit date, Issued on the issue date.',
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Bars: Story = { args: { kind: 'bar', comparison: 'against 2025', onPick: () => undefined } };
export const OneSeries: Story = {
  args: { kind: 'bar', data: { ...demoChart, series: demoChart.series.slice(0, 1) } },
};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = {
  args: { data: { ...demoChart, series: [{ name: 'Submitted', values: demoChart.labels.map(() => null) }] } },
};
export const Failed: Story = { args: { data: undefined, error: demoError, onRetry: () => undefined } };
export const Hidden: Story = { globals: { privacy: 'on' } };
