import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card/card.tsx';
import { CompactNumber, Money } from '../format/formats.tsx';
import { StatTile } from './stat-tile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: {
    label: 'Paid this month',
    children: <Money cents={1_234_567} compact />,
    change: { bps: 1_240, period: 'vs. last month' },
    trend: [4, 5, 4, 7, 8, 7, 11],
    to: { to: '/payments' },
  },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { change: { bps: -350, period: 'vs. last month' } } };
/** More is worse: chargebacks. */
export const MoreIsWorse: Story = {
  args: { label: 'Chargebacks', change: { bps: 800, period: 'vs. last month', moreIsWorse: true } },
};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { bare: true, problem: 'Internal server error', onRetry: () => undefined },
};
export const WithMore: Story = {
  args: { bare: true, note: 'Fri 11/27/2026', more: 'Below the note' },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
export const Row: Story = {
  render: (args) => (
    <CardGrid>
      <StatTile {...args} />
      <StatTile label="Submitted policies" change={{ bps: 0, period: 'vs. last month' }}>
        <CompactNumber value={128} />
      </StatTile>
      <StatTile label="A label so long that it has to go on in a second line of the tile">
        <CompactNumber value={1_280_000} />
      </StatTile>
    </CardGrid>
  ),
};
