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
const compared = {
  ...demoChart,
  series: [
    { name: 'This period', values: demoChart.labels.map((_, at) => (at < 8 ? 400 * (at + 1) : null)) },
    { name: 'Period before', values: demoChart.labels.map((_, at) => 350 * (at + 1)), isQuiet: true },
  ],
};
export const Compared: Story = { args: { data: compared, onPick: () => undefined } };
export const ComparedBars: Story = { args: { kind: 'bar', data: compared } };
const named = {
  ...demoChart,
  labels: ['Granite Term 20', 'Northwind Index Builder with a name that goes on', 'Other'],
  series: [{ name: 'Issued BV', values: [12_400, 5_100, 300] }],
  notes: ['69.66%', '28.65%', '1.69%'],
};
export const Rows: Story = { args: { kind: 'rows', data: named, onPick: () => undefined } };
export const RowsNarrow: Story = { ...Rows, globals: { viewport: { value: 'narrow' } } };
export const RowsHidden: Story = { ...Rows, globals: { privacy: 'on' } };
export const OneSeries: Story = {
  args: { kind: 'bar', data: { ...demoChart, series: demoChart.series.slice(0, 1) } },
};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = {
  args: { data: { ...demoChart, series: [{ name: 'Submitted', values: demoChart.labels.map(() => null) }] } },
};
export const Failed: Story = { args: { data: undefined, error: demoError, onRetry: () => undefined } };
export const Hidden: Story = { globals: { privacy: 'on' } };
